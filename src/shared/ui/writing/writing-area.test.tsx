import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { WritingArea } from './writing-area.tsx';

jest.useFakeTimers();

let renders = 0;
let page: { text: string; put: (text: string) => void };

function Page({ after = 0 }: { after?: number }) {
  const [text, put] = useState('Before.');
  renders += 1;
  page = { text, put };
  const write = (next: string) => (after ? setTimeout(() => act(() => put(next)), after) : put(next));
  return <WritingArea aria-label="Summary" value={text} onWrite={write} />;
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Summary' });
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });

beforeEach(() => {
  renders = 0;
});

test('the page is told of the first letter and of the pause, not of every key', () => {
  render(<Page />);
  const words = 'Before. Thirty letters more than that.';
  for (let end = 8; end <= words.length; end += 1) type(words.slice(0, end));
  expect(box().value).toBe(words);
  expect(renders).toBeLessThanOrEqual(3);
  act(() => jest.runAllTimers());
  expect(page.text).toBe(words);
  expect(renders).toBeLessThanOrEqual(4);
});

test('leaving the box tells the page at once', () => {
  render(<Page />);
  type('Before. One.');
  type('Before. One. Two.');
  fireEvent.blur(box());
  expect(page.text).toBe('Before. One. Two.');
});

test('what the page puts in place of the text is shown, and stays', () => {
  render(<Page />);
  type('Mine.');
  fireEvent.blur(box());
  type('Mine. More.');
  type('Mine. More of it.');
  act(() => page.put('Theirs.'));
  act(() => jest.runAllTimers());
  expect(box().value).toBe('Theirs.');
  expect(page.text).toBe('Theirs.');
});

test('a page that shows late what it was told never takes back what was typed since', () => {
  render(<Page after={500} />);
  type('One.');
  type('One. Two.');
  act(() => jest.advanceTimersByTime(500));
  expect(page.text).toBe('One.');
  expect(box().value).toBe('One. Two.');
  act(() => jest.runAllTimers());
  expect(page.text).toBe('One. Two.');
});
