import { render, screen } from '@testing-library/react';
import { WhileShown } from './while-shown.tsx';

const rendered: string[] = [];
function Part({ text }: { text: string }) {
  rendered.push(text);
  return <p>{text}</p>;
}
const tab = (isShown: boolean, text: string) => (
  <WhileShown isShown={isShown}>
    <Part text={text} />
  </WhileShown>
);

test('an edit renders only the tab that is shown; the others follow when they are opened', () => {
  const { rerender } = render(tab(true, 'first'));
  rerender(tab(false, 'second'));
  expect(rendered).toEqual(['first']);
  rerender(tab(true, 'third'));
  expect(screen.getByText('third')).toBeTruthy();
});
