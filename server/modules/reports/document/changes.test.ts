import type { ReportChange } from '../../../../contract/reports/report-data.ts';
import { richReport } from '../../../../tests/support/documents/rich-report.ts';
import { composeDocument } from './compose-document.ts';

const dataSha256 = 'ab12'.repeat(16);

function rowsOf(entries: object[], language: 'en-US' | 'ar-SA' = 'en-US') {
  const { chapters } = composeDocument(
    { ...richReport({ changes: { since: 1, entries: entries as ReportChange[] } }), dataSha256 },
    language,
  );
  const [block] = chapters.find(({ key }) => key === 'changes')?.blocks ?? [];
  if (block?.kind !== 'table') throw new Error('changes are no table');
  return block.rows.map((row) => row.map((cell) => 'text' in cell && cell.text));
}

test('what changed is told in the words of the report', () => {
  expect(
    rowsOf([
      { kind: 'fact', name: 'countryOfIncorporation', before: 'IN', after: 'IR' },
      { kind: 'fact', name: 'countriesOfOperation', before: 'IN', after: 'IN\nAE' },
      { kind: 'fact', name: 'entityType', before: 'organisation', after: 'individual' },
      { kind: 'fact', name: 'registrationIds', before: '', after: 'PAN AAACK1234K' },
      { kind: 'fact', name: 'lookbackYears', before: '5', after: '1' },
      { kind: 'finding_changed', name: 'Bribes were paid.', before: 'medium', after: 'high' },
      { kind: 'finding_changed', name: 'Quoted otherwise.', before: '', after: '' },
      { kind: 'principal', name: 'Faisal Al Marri', before: '', after: 'director\nAE\n1971\n25 %' },
    ]),
  ).toEqual([
    ['Stated fact: Country of incorporation', 'India', 'Iran'],
    ['Stated fact: Countries of operation', 'India', 'India, United Arab Emirates'],
    ['Stated fact: Type', 'Organisation', 'Individual'],
    ['Stated fact: Identifiers', 'None', 'PAN AAACK1234K'],
    ['Stated fact: Look-back period', '5 years', '1 year'],
    ['Finding assessed differently: Bribes were paid.', 'Medium', 'High'],
    ['Finding with another source or quotation: Quoted otherwise.'],
    ['Director or other principal: Faisal Al Marri', 'None', 'Director, United Arab Emirates, 1971, 25 %'],
  ]);
});

test('no cell is empty: what was not there before or is not there now is a dash', () => {
  expect(
    rowsOf([
      { kind: 'finding_added', name: 'Bribes were paid.' },
      { kind: 'match_removed', name: 'Faisal Al Marri', listed: 'Faysal MARRI' },
      { kind: 'section', name: 'sanctions' },
    ]),
  ).toEqual([
    ['New finding: Bribes were paid.', '–', '✓'],
    ['Match no longer found: Faisal Al Marri – Faysal MARRI', '✓', '–'],
    ['Text changed: Sanctions'],
  ]);
});

test('a kind of change that only a newer server knows is another change, told as far as it goes', () => {
  expect(
    rowsOf([{ kind: 'licence', name: 'Export', before: 'no', after: 'yes' }, { kind: 'reworded' }]),
  ).toEqual([['Other change: Export', 'no', 'yes'], ['Other change']]);
});

test('between Arabic words a name keeps its own direction, and its full stop its place', () => {
  expect(
    rowsOf(
      [
        { kind: 'finding_changed', name: 'Bribes were paid.', before: '', after: '' },
        { kind: 'match_added', name: 'Faisal Al Marri', listed: 'Faysal MARRI' },
      ],
      'ar-SA',
    ).map(([what]) => what),
  ).toEqual([
    expect.stringMatching(/: ⁨Bribes were paid\.⁩$/),
    expect.stringMatching(/: ⁨Faisal Al Marri⁩ – ⁨Faysal MARRI⁩$/),
  ]);
});

test('in Arabic too, identifiers that were not there before are said to be none', () => {
  const stated = { kind: 'fact', name: 'registrationIds', before: '', after: 'PAN AAACK1234K' };
  expect(rowsOf([stated], 'ar-SA')[0]?.slice(1)).toEqual(['لا شيء', '\u2068PAN AAACK1234K\u2069']);
});
