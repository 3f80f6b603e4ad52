# attacks: whoever compiles the file, by `finally` in `finally`, which is compiled twice as often at each step
# base: right
# hits: 1
# verdicts: file does not parse
# says: jen zčásti


def zbytecna():
    try:
        pass
    finally:
        try:
            pass
        finally:
            try:
                pass
            finally:
                try:
                    pass
                finally:
                    try:
                        pass
                    finally:
                        try:
                            pass
                        finally:
                            try:
                                pass
                            finally:
                                try:
                                    pass
                                finally:
                                    try:
                                        pass
                                    finally:
                                        try:
                                            pass
                                        finally:
                                            try:
                                                pass
                                            finally:
                                                try:
                                                    pass
                                                finally:
                                                    try:
                                                        pass
                                                    finally:
                                                        try:
                                                            pass
                                                        finally:
                                                            try:
                                                                pass
                                                            finally:
                                                                try:
                                                                    pass
                                                                finally:
                                                                    try:
                                                                        pass
                                                                    finally:
                                                                        try:
                                                                            pass
                                                                        finally:
                                                                            try:
                                                                                pass
                                                                            finally:
                                                                                pass
