import { act, render, screen } from '@testing-library/react';
import { WithTexts } from '../../../../tests/browser/with-texts.tsx';
import { Difference } from './difference.tsx';

test.each([
  ['en-US', 'Low → High'],
  ['ar-SA', 'Low ← High'],
])('the arrow of a change points from the old to the new value in %s', async (locale, said) => {
  await act(async () => {
    render(
      <WithTexts language={locale}>
        <p data-testid="said">
          <Difference before="Low" after="High" />
        </p>
      </WithTexts>,
    );
  });
  expect(screen.getByTestId('said').textContent).toBe(said);
});
