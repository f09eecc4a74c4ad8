import { act, render, screen } from '@testing-library/react';
import { WithTexts } from '../../../tests/browser/with-texts.tsx';
import { useMasterTitles } from './use-words.ts';

function Titles() {
  const titleOf = useMasterTitles();
  const titles = ['Basic screening', 'Courts and lawsuits', 'Site visit'];
  return <p data-testid="said">{titles.map(titleOf).join(' | ')}</p>;
}

test.each([
  ['en-US', 'Basic screening | Courts and lawsuits | Site visit'],
  ['hi-IN', 'बुनियादी स्क्रीनिंग | Courts and lawsuits | Site visit'],
  ['ar-SA', 'فحص أساسي | Courts and lawsuits | Site visit'],
])(
  'items of master lists have their first titles in %s, and otherwise those that administrators wrote',
  async (language, said) => {
    await act(async () => {
      render(
        <WithTexts language={language}>
          <Titles />
        </WithTexts>,
      );
    });
    expect(screen.getByTestId('said').textContent).toBe(said);
  },
);
