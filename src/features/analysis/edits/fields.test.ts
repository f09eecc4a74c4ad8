import { compareThree, mergeThree } from '@/shared/ui';
import type { Finding, Match, Section, Working } from '../analysis.ts';
import { factsOf } from '../findings/finding-facts.ts';
import { type Edits, noEdits } from './edits.ts';
import { editsFor, fieldsOf, fieldsWith } from './fields.ts';

const finding = (id: string, over: Partial<Finding> = {}) =>
  ({ id, summary: 'Fined.', severity: 'low', status: 'confirmed', createdBy: 'Ravi', ...over }) as Finding;
const section = (own: string): Section => ({
  key: 'summary',
  title: 'Summary',
  required: true,
  risk: null,
  text: own,
  composed: '',
  replaceable: null,
  replaced: 'no',
  own,
  carriedOver: false,
  assessment: null,
  findings: [],
});
const working = (over: Partial<Working> = {}) =>
  ({
    sections: [section('Old.')],
    findings: [finding('a')],
    matches: [],
    rating: null,
    ...over,
  }) as unknown as Working;

const merged = (
  base: Working,
  edits: Edits,
  theirs: Working,
  choices: Record<string, 'mine' | 'theirs'> = {},
) => editsFor(mergeThree(fieldsOf(base), fieldsWith(base, edits), fieldsOf(theirs), choices), theirs, edits);
const compared = (base: Working, edits: Edits, theirs: Working) =>
  compareThree(fieldsOf(base), fieldsWith(base, edits), fieldsOf(theirs));

const base = working();
const mySection: Edits = { ...noEdits, sections: { summary: { text: 'Mine.', findings: [], base: 'Old.' } } };

test('E3 a section that both wrote is a conflict; either choice leaves nothing of the other choice behind', () => {
  const theirs = working({ sections: [section('Theirs.')] });
  expect(compared(base, mySection, theirs).conflicts).toEqual([
    { key: 'section/summary/text', before: 'Old.', mine: 'Mine.', theirs: 'Theirs.' },
  ]);
  expect(merged(base, mySection, theirs)).toMatchObject({
    sections: { summary: { text: 'Mine.', base: 'Theirs.' } },
  });
  expect(merged(base, mySection, theirs, { 'section/summary/text': 'theirs' })).toEqual(noEdits);
});

test('E3 a mark that both changed is a conflict, and what a text replaces goes with mine', () => {
  const mark = (reason: string) => ({ outcome: 'not_assessed' as const, reason });
  const edits: Edits = {
    ...noEdits,
    sections: {
      summary: { text: 'Old.', findings: [], base: 'Old.', assessment: mark('Mine.'), replaces: 'id' },
    },
  };
  const theirs = working({ sections: [{ ...section('Old.'), assessment: mark('Theirs.') }] });
  expect(compared(base, edits, theirs).conflicts.map(({ key }) => key)).toEqual(['section/summary/answer']);
  expect(merged(base, edits, theirs).sections.summary).toMatchObject({
    assessment: mark('Mine.'),
    replaces: 'id',
  });
  const taken = merged(base, edits, theirs, { 'section/summary/answer': 'theirs' }).sections.summary;
  expect(taken).toMatchObject({ replaces: 'id' });
  expect(taken).not.toHaveProperty('assessment');
});

test('the numbers of a text stand for the same findings, whoever’s list of findings is chosen beside it', () => {
  const cited = (text: string, findings: string[]) => working({ sections: [{ ...section(text), findings }] });
  const mine: Edits = {
    ...noEdits,
    sections: { summary: { text: 'Charged [1], fined [2].', findings: ['a', 'b'], base: 'Old.' } },
  };
  const theirs = cited('Old.', ['c', 'b']);
  const both = merged(cited('Old.', []), mine, theirs, { 'section/summary/findings': 'theirs' });
  expect(both.sections.summary).toMatchObject({ text: 'Charged [3], fined [2].', findings: ['c', 'b', 'a'] });
});

test('E3 of one finding, the field they changed stays theirs and the field I changed stays mine', () => {
  const edits: Edits = {
    ...noEdits,
    findings: { a: { facts: factsOf(finding('a', { severity: 'high' })) } },
  };
  const theirs = working({ findings: [finding('a', { summary: 'Fined twice.' })] });
  expect(compared(base, edits, theirs).conflicts).toEqual([]);
  expect(merged(base, edits, theirs).findings.a?.facts).toMatchObject({
    summary: 'Fined twice.',
    severity: 'high',
  });
});

test('a finding that they removed and I changed comes back as a new one, if I keep mine', () => {
  const facts = factsOf(finding('a', { summary: 'Fined in May.' }));
  const edits: Edits = { ...noEdits, findings: { a: { facts }, 'new-1': { facts } } };
  const theirs = working({ findings: [] });
  expect(Object.keys(merged(base, edits, theirs).findings)).toEqual(['new-a', 'new-1']);
  const keys = compared(base, edits, theirs).conflicts.map(({ key }) => [key, 'theirs'] as const);
  expect(Object.keys(merged(base, edits, theirs, Object.fromEntries(keys)).findings)).toEqual(['new-1']);
});

test('a decision on a match and a proposed rating are each judged whole', () => {
  const match = { id: 'm', disposition: 'unspecified', reasonCode: null, comment: null } as Match;
  const before = working({ matches: [match] });
  const mine = { disposition: 'possible', reasonCode: 'insufficient_data', comment: '' } as const;
  const edits: Edits = { ...noEdits, dispositions: { m: mine } };
  const theirs = working({
    matches: [{ ...match, disposition: 'true_match', reasonCode: 'name_and_data_agree' }],
  });
  expect(compared(before, edits, theirs).conflicts.map(({ key }) => key)).toEqual(['match/m']);
  expect(merged(before, edits, theirs).dispositions).toEqual({ m: mine });
});
