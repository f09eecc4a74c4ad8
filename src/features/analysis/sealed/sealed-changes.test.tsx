// Umi's own modules first: they and the shared ones import each other.
import '@umijs/max';
import { render, screen, within } from '@testing-library/react';
import { WithTexts } from '../../../../tests/browser/with-texts.tsx';
import type { ReportData } from '../analysis.ts';
import { SealedChanges } from './sealed-changes.tsx';

function rowsOf(entries: readonly object[]) {
  const report: ReportData = JSON.parse(
    JSON.stringify({ version: 2, sections: [], changes: { since: 1, entries } }),
  );
  render(<SealedChanges report={report} />, { wrapper: WithTexts });
  const [, ...rows] = screen.getAllByRole('row');
  return rows.map((row) =>
    [...within(row).getAllByRole('rowheader'), ...within(row).queryAllByRole('cell')].map(
      (cell) => cell.textContent,
    ),
  );
}

test('what changed is told in words, without empty cells, and two of the same are two rows', () => {
  const added = { kind: 'match_added', name: 'Ali Hassan', listed: 'Hassan, Ali' } as const;
  expect(
    rowsOf([
      { kind: 'fact', name: 'countryOfIncorporation', before: 'IN', after: 'IR' },
      { kind: 'fact', name: 'registrationIds', before: '', after: 'PAN AAACK1234K' },
      { kind: 'fact', name: 'aliases', before: 'UK', after: 'UK\nIndia House' },
      { kind: 'finding_changed', name: 'Bribes were paid.', before: 'medium', after: 'high' },
      { kind: 'finding_changed', name: 'Quoted otherwise.', before: '', after: '' },
      { kind: 'principal', name: 'Faisal Al Marri', before: '', after: 'director\nAE\n1971' },
      added,
      added,
    ]),
  ).toEqual([
    ['Stated fact: Country of incorporation', 'India', 'Iran'],
    ['Stated fact: Identifiers', 'None', 'PAN AAACK1234K'],
    ['Stated fact: Also known as', 'UK', 'UK, India House'],
    ['Finding assessed differently: Bribes were paid.', 'Medium', 'High'],
    ['Finding with another source or quotation: Quoted otherwise.'],
    ['Director or other principal: Faisal Al Marri', 'None', 'Director, United Arab Emirates, 1971'],
    ['New match: Ali Hassan – Hassan, Ali', '–', '✓'],
    ['New match: Ali Hassan – Hassan, Ali', '–', '✓'],
  ]);
});

test('a kind of change or recommendation that only a newer server knows is another change, told as far as it goes', () => {
  expect(
    rowsOf([
      { kind: 'licence', name: 'Export', before: 'no', after: 'yes' },
      { kind: 'reworded' },
      { kind: 'recommendation', before: 'proceed', after: 'wait_for_a_year' },
    ]),
  ).toEqual([
    ['Other change: Export', 'no', 'yes'],
    ['Other change'],
    ['Recommendation', 'Proceed', 'Wait for a year'],
  ]);
});
