import { selectedIn } from './selected-in.ts';

const select = (html: string, from: string, to: string) => {
  document.body.innerHTML = `<div>${html}</div>`;
  const range = document.createRange();
  range.setStartBefore(document.querySelector(from)!);
  range.setEndAfter(document.querySelector(to)!);
  window.getSelection()?.removeAllRanges();
  window.getSelection()?.addRange(range);
  return selectedIn(document.body, 100);
};

test('what is selected over paragraphs and cells keeps a line for each, and nothing beyond the text', () => {
  const text =
    '<section data-quotable><p>It was fined.</p><table><tbody><tr><td>2021</td><td>paid</td></tr></tbody></table></section><i>beyond</i>';
  expect(select(text, 'p', 'i')).toBe('It was fined.\n2021\npaid');
});

test('what has no text to quote gives nothing', () => {
  expect(select('<p>It was fined.</p>', 'p', 'p')).toBe('');
});
