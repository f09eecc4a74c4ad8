import { render, screen } from '@testing-library/react';
import { WithTexts } from '../../../../../tests/browser/with-texts.tsx';
import type { Match } from '../../analysis.ts';
import { SavedDisposition } from './saved-disposition.tsx';

const match = {
  ...{ disposition: 'false_positive', reason: 'Different business', comment: 'Er handelt mit Tee.' },
  ...{ carriedOver: false, disposedBy: 'Meera Nair', disposedAt: '2026-11-20T10:00:00Z', confirmedBy: null },
  expiresAt: '2027-02-28T10:00:00Z',
} as unknown as Match;

test.each([
  ['en-US', 'False positive: Different business', /· expires 28 Feb 2027$/],
  ['hi-IN', 'गलत मिलान: अलग व्यवसाय', /· 28 Feb 2027 तक मान्य$/],
])(
  'in %s the comment of a decision stands on a line of its own, and a day says when it expires',
  async (language, decision, ends) => {
    const { container } = render(<SavedDisposition match={match} />, {
      wrapper: ({ children }) => <WithTexts language={language}>{children}</WithTexts>,
    });
    await screen.findByText('Er handelt mit Tee.');
    const lines = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(lines).toEqual([decision, 'Er handelt mit Tee.', expect.stringMatching(ends)]);
  },
);
