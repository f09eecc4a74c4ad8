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

test('each of two short values keeps its own direction, and a full stop its place', () => {
  render(<Difference before="Another person." after="شركة أخرى." />);
  for (const value of ['Another person.', 'شركة أخرى.'])
    expect(screen.getByText(value).getAttribute('dir')).toBe('auto');
});
