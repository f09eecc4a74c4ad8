import { citationEdit, type MarkupAct, markupEdit, nextItem, type TextEdit } from './markup-edits.ts';

/** A text in which < and > mark what is selected, or | the caret. */
function selected(marked: string) {
  const text = marked.replace(/[<>]/g, '').replace('¦', '');
  const from = marked.includes('¦') ? marked.indexOf('¦') : marked.indexOf('<');
  return { text, from, to: marked.includes('¦') ? from : marked.indexOf('>') - 1 };
}
function after(marked: string, edit: TextEdit | null) {
  if (!edit) return null;
  const { text } = selected(marked);
  const now = text.slice(0, edit.from) + edit.text + text.slice(edit.to);
  const [from, to] = edit.select;
  if (from === to) return `${now.slice(0, from)}¦${now.slice(from)}`;
  return `${now.slice(0, from)}<${now.slice(from, to)}>${now.slice(to)}`;
}

test.each<[MarkupAct, string, string]>([
  ['bold', 'a <b> c', 'a **<b>** c'],
  ['bold', 'a **<b>** c', 'a <b> c'],
  ['bold', 'a ¦', 'a **¦**'],
  ['heading', 'one\ntw¦o', 'one\n## two¦'],
  ['heading', '## tw¦o', 'two¦'],
  ['bullets', '<one\ntwo>\nthree', '<- one\n- two>\nthree'],
  ['bullets', '<- one\n- two>', '<one\ntwo>'],
  ['numbers', '<- one\ntwo>', '<1. one\n2. two>'],
  ['table', '¦', '| ¦ |  |\n| --- | --- |\n|  |  |\n|  |  |'],
  ['table', 'one\n¦', 'one\n\n| ¦ |  |\n| --- | --- |\n|  |  |\n|  |  |'],
  ['table', 'one¦\ntwo', 'one\n\n| ¦ |  |\n| --- | --- |\n|  |  |\n|  |  |\n\ntwo'],
])('%s makes of “%s” “%s”', (act, before, now) => {
  expect(after(before, markupEdit(act, selected(before)))).toBe(now);
});

test('a citation is put behind what is selected', () => {
  expect(after('He was <charged>.', citationEdit(2, selected('He was <charged>.')))).toBe(
    'He was charged[2]¦.',
  );
});

test.each([
  ['- one¦', '- one\n- ¦'],
  ['9. one¦', '9. one\n10. ¦'],
  ['- one\n- ¦', '- one\n¦'],
  ['one¦', null],
  ['- <one>', null],
])('Enter in “%s” goes on with the list, or ends it', (before, now) => {
  expect(after(before, nextItem(selected(before)))).toBe(now);
});
