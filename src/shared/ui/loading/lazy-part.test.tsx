import { act, fireEvent, render, screen } from '@testing-library/react';
import { WithTexts } from '../../../../tests/browser/with-texts.tsx';
import { lazyPart } from './lazy-part.tsx';

test('a part whose code cannot be loaded leaves the page as it is, and is loaded at the next attempt', async () => {
  let isAway = true;
  const Part = lazyPart(async () => {
    if (isAway) throw new TypeError('Failed to fetch dynamically imported module');
    return ({ name }: { name: string }) => <p>Hello {name}</p>;
  });
  await act(async () => {
    render(
      <WithTexts>
        <input aria-label="Note" defaultValue="half a sentence" />
        <Part name="Asha" />
      </WithTexts>,
    );
  });
  expect(screen.getByRole('alert').textContent).toContain('Check your connection and try again');
  const tryAgain = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  await tryAgain();
  screen.getByRole('alert');
  isAway = false;
  await tryAgain();
  screen.getByText('Hello Asha');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByDisplayValue('half a sentence')).toBeTruthy();
});
