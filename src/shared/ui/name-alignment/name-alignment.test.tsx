// Umi's own modules first: they and the shared ones import each other.
import '@umijs/max';
import { render, screen } from '@testing-library/react';
import { WithTexts } from '../../../../tests/browser/with-texts.tsx';
import { NameAlignment } from './name-alignment.tsx';

const pair = (left: string, right: string) => ({ left, right, how: 'exact', similarity: 1, weight: 0.5 });

test.each([
  ['from left to right if it is in Latin letters', 'ltr', [pair('puertos', 'puertos')]],
  ['from right to left if it is in Arabic letters', 'rtl', [pair('بنك', 'bank')]],
  ['by its first letter, not by a number', 'rtl', [pair('7', '7'), pair('בנק', 'bank')]],
])('the words of a name stand %s, whatever the language of the page', (_, direction, pairs) => {
  render(
    <div dir={direction === 'ltr' ? 'rtl' : 'ltr'}>
      <NameAlignment leftLabel="Request" rightLabel="List" pairs={pairs} />
    </div>,
    { wrapper: WithTexts },
  );
  expect(screen.getByRole('table').closest('[dir]')?.getAttribute('dir')).toBe(direction);
});

test('how words agree is said in the direction of the reader, beside a name in another one', () => {
  render(<NameAlignment leftLabel="Request" rightLabel="List" pairs={[pair('بنك', 'bank')]} />, {
    wrapper: WithTexts,
  });
  expect(screen.getByText(/100 %/).closest('[dir]')?.getAttribute('dir')).toBe('ltr');
});
