// The editor: CodeMirror with Python, made so that Tab indents only while one writes (Escape, then Tab, leaves it).
import { autocompletion, closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { python } from '@codemirror/lang-python';
import {
  bracketMatching,
  defaultHighlightStyle,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, StateEffect, StateField } from '@codemirror/state';
import { Decoration, drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';

const mark = StateEffect.define();
const markedLine = StateField.define({
  create: () => Decoration.none,
  update(marks, change) {
    let found = change.docChanged ? Decoration.none : marks;
    for (const effect of change.effects) {
      if (!effect.is(mark)) continue;
      const line = effect.value;
      found =
        line && line <= change.state.doc.lines
          ? Decoration.set([Decoration.line({ class: 'marked-line' }).range(change.state.doc.line(line).from)])
          : Decoration.none;
    }
    return found;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/**
 * @param {HTMLElement} parent
 * @param {{ label: string, onChange: (text: string) => void, onRun: () => void }} what
 */
export function makeEditor(parent, what) {
  let isSetting = false;
  let isWrapping = false;
  const wrapping = new Compartment();
  const wrapped = () => (isWrapping ? EditorView.lineWrapping : []);
  const extensions = [
    lineNumbers(),
    history(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    autocompletion({ activateOnTyping: false }),
    highlightActiveLine(),
    indentUnit.of('    '),
    syntaxHighlighting(defaultHighlightStyle, { fallback: true }),
    python(),
    markedLine,
    EditorView.contentAttributes.of({ 'aria-label': what.label, spellcheck: 'false' }),
    keymap.of([
      {
        key: 'Mod-Enter',
        run: () => {
          what.onRun();
          return true;
        },
      },
      ...closeBracketsKeymap,
      ...defaultKeymap,
      ...searchKeymap,
      ...historyKeymap,
      indentWithTab,
    ]),
    EditorView.updateListener.of((update) => {
      if (update.docChanged && !isSetting) what.onChange(update.state.doc.toString());
    }),
  ];
  const view = new EditorView({ parent, state: EditorState.create({ extensions: [extensions, wrapping.of([])] }) });
  view.scrollDOM.tabIndex = 0; // who scrolls by keys has to get there
  return {
    get text() {
      return view.state.doc.toString();
    },
    /** Show another file. */
    open(text) {
      isSetting = true;
      view.setState(EditorState.create({ doc: text, extensions: [extensions, wrapping.of(wrapped())] }));
      isSetting = false;
    },
    /** The same file has another text now. */
    set(text) {
      if (text === this.text) return;
      isSetting = true;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
      isSetting = false;
    },
    markLine(line) {
      view.dispatch({ effects: mark.of(line) });
      this.showMark();
    },
    /** Scroll to the marked line, if there is one; an editor that is hidden cannot. */
    showMark() {
      const marked = view.state.field(markedLine).iter();
      if (marked.value) view.dispatch({ effects: EditorView.scrollIntoView(marked.from, { y: 'center' }) });
    },
    /** Break long lines, or let them go on out of sight. */
    wrap(isWanted) {
      isWrapping = isWanted;
      view.dispatch({ effects: wrapping.reconfigure(wrapped()) });
    },
    focus() {
      view.focus();
    },
  };
}
