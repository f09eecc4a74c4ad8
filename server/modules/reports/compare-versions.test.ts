import { richReport } from '../../../tests/support/documents/rich-report.ts';
import { compareVersions } from './compare-versions.ts';

const now = richReport({ changes: undefined });
type Finding = (typeof now)['findings'][number];
type Match = (typeof now)['matches'][number];

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

test('changes name a finding that is assessed differently, with what it was, and two of one summary each for itself', () => {
  const [first, ...others] = now.findings as [Finding, ...Finding[]];
  const milder = { ...first, severity: 'low', stage: 'allegation' };
  expect(compareVersions({ ...now, findings: [milder, ...others] }, now)).toEqual([
    {
      kind: 'finding_changed',
      name: first.summary,
      before: 'low\nallegation',
      after: `${first.severity}\n${first.stage}`,
    },
  ]);
  const quoted = { ...first, excerpt: 'Another passage.' };
  expect(compareVersions({ ...now, findings: [quoted, ...others] }, now)).toEqual([
    { kind: 'finding_changed', name: first.summary, before: '', after: '' },
  ]);
  // As the database keeps it: with its members in another order; when a source was read is no change.
  const kept = now.findings.map(({ source, ...finding }) => ({
    source: source && {
      ...Object.fromEntries(Object.entries(source).toReversed()),
      accessedAt: '2020-01-01',
      title: source.title,
    },
    ...finding,
  }));
  expect(compareVersions({ ...now, findings: kept }, now)).toEqual([]);
  const twice = { ...now, findings: [milder, first, ...others] };
  expect(compareVersions(now, twice)).toEqual([{ kind: 'finding_added', name: first.summary }]);
  expect(compareVersions(twice, now)).toEqual([{ kind: 'finding_removed', name: first.summary }]);
});

test('of two listed parties of one name on one list each match is compared', () => {
  const [first, ...others] = now.matches as [Match, ...Match[]];
  const cleared = { ...first, disposition: 'false_positive' };
  const before = { ...now, matches: [cleared, ...others] };
  expect(compareVersions(before, { ...now, matches: [first, cleared, ...others] })).toMatchObject([
    { kind: 'match_added', listed: first.listedName },
  ]);
  const both = { ...now, matches: [cleared, cleared, ...others] };
  expect(compareVersions(both, { ...now, matches: [first, cleared, ...others] })).toMatchObject([
    { kind: 'match_decided', before: 'false_positive', after: first.disposition },
  ]);
});

test.each([
  ['countryOfIncorporation', { countryOfIncorporation: 'IR' }, 'IR'],
  ['countriesOfOperation', { countriesOfOperation: ['IN', 'IR'] }, 'IN\nIR'],
  ['entityType', { entityType: 'individual' as const }, 'individual'],
  [
    'registrationIds',
    { registrationIds: [{ scheme: 'PAN' as const, value: 'AAACK1234K' }] },
    'PAN AAACK1234K',
  ],
  ['aliases', { aliases: ['Kaveri', 'KT'] }, 'Kaveri\nKT'],
  ['lookbackYears', { lookbackYears: 9 }, '9'],
])('changes name what the client states otherwise: %s', (name, stated, before) => {
  const subject = { ...now.subject, ...stated };
  expect(compareVersions({ ...now, subject }, now)).toMatchObject([{ kind: 'fact', name, before }]);
});

test('changes name directors and owners that came, left or are told otherwise', () => {
  const [first, ...others] = now.subject.principals ?? [];
  if (!first) throw new Error('the report names no principals');
  const without = { ...now, subject: { ...now.subject, principals: others } };
  expect(compareVersions(without, now)).toMatchObject([{ kind: 'principal', name: first.name, before: '' }]);
  expect(compareVersions(now, without)).toMatchObject([{ kind: 'principal', name: first.name, after: '' }]);
  const unowned = { ...now, ownership: { ...now.ownership, holders: [] } };
  expect(compareVersions(unowned, now).map(({ kind }) => kind)).toEqual(
    now.ownership.holders.map(() => 'owner'),
  );
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
    subject: { ...subject, address: 'Elsewhere' },
    ownership: { ...ownership, holders: ownership.holders.slice(1) },
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
