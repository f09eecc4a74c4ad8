import { richReport } from '../../../tests/support/documents/rich-report.ts';
import { sealedData } from '../../../tests/support/documents/sealed-data.ts';
import { compareVersions } from './compare-versions.ts';

const now = richReport({ changes: undefined });

test('a version that says the same as the one before has no changes', () => {
  expect(compareVersions(richReport({ changes: undefined, version: 1 }), now)).toEqual([]);
});

test('changes name the rating, the score and the recommendation with what they were', () => {
  const before = richReport({
    recommendation: 'proceed',
    rating: { ...now.rating, overall: 'low', score: 12 },
  });
  expect(compareVersions(before, now)).toEqual([
    { kind: 'rating', before: 'low', after: 'high' },
    { kind: 'score', before: '12.0', after: now.rating.score.toFixed(1) },
    { kind: 'recommendation', before: 'proceed', after: 'escalate' },
  ]);
});

test('changes name findings that are new and findings that are no longer reported', () => {
  const [first, ...others] = now.findings;
  const older = { ...(first as NonNullable<typeof first>), summary: 'Withdrawn since.' };
  expect(compareVersions({ ...now, findings: [older, ...others] }, now)).toEqual([
    { kind: 'finding_added', name: first?.summary },
    { kind: 'finding_removed', name: 'Withdrawn since.' },
  ]);
});

test('a match is the same in another version of its list, and changes when it is decided otherwise', () => {
  const matches = now.matches.map((match) => ({ ...match, watchlist: 'Consolidated list v11' }));
  expect(compareVersions({ ...now, matches }, now)).toEqual([]);
  const [first, ...others] = matches;
  const possible = { ...(first as NonNullable<typeof first>), disposition: 'possible' };
  expect(compareVersions({ ...now, matches: [possible, ...others] }, now)).toMatchObject([
    { kind: 'match_decided', listed: 'Okonjo-Barasa, Thaddeus', before: 'possible', after: 'true_match' },
  ]);
  expect(compareVersions({ ...now, matches: others }, now)).toMatchObject([{ kind: 'match_added' }]);
});

test('changes name new versions of lists, stated facts, owners and texts', () => {
  const { subject, ownership, screening, sections } = now;
  const before = {
    ...now,
    subject: subject && { ...subject, address: 'Elsewhere' },
    ownership: ownership && { ...ownership, holders: ownership.holders.slice(1) },
    screening: { ...screening, lists: screening.lists.map((list) => ({ ...list, version: 1 })) },
    sections: sections.map((section) => ({ ...section, text: `${section.text} Before.` })),
  };
  expect(
    compareVersions(before, now).map((change) => [change.kind, 'name' in change && change.name]),
  ).toEqual([
    ['fact', 'address'],
    ['owner', 'Northgate Harbour Holdings Limited'],
    ['list', 'Consolidated list'],
    ['list', 'Persons in public office'],
    ['section', 'summary'],
    ['section', 'litigation'],
  ]);
});

test('a version that was sealed before texts were told apart is compared by what people write now', () => {
  const old = {
    ...sealedData(new Date('2026-01-01')),
    sections: [{ key: 'methodology', title: 'Methodology', text: 'Composed.' }],
  };
  const composed = [{ key: 'methodology', title: 'Methodology', text: 'Composed otherwise.', own: '' }];
  expect(compareVersions(old, { ...old, sections: composed })).toEqual([]);
});
