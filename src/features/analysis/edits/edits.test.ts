import { translate } from '@/shared/texts/catalogue';
import type { Match, Working } from '../analysis.ts';
import english from '../texts/en.json';
import { countEdits, decided, type Edits, gapsOf, noEdits, toSave, withoutSent } from './edits.ts';

const t = translate('en-US', english);

const decision = { disposition: 'false_positive', reasonCode: 'different_country', comment: '' } as const;
const facts = { summary: 'Fined.' } as never;

test('nothing changed travels as nothing', () => {
  expect(toSave(noEdits)).toEqual({});
  expect(countEdits(noEdits)).toBe(0);
});

test('a new finding travels without an id, a known one with it, a removed one says so', () => {
  const edits: Edits = {
    ...noEdits,
    findings: { 'new-1': { facts }, known: { facts }, gone: { facts, remove: true } },
  };
  expect(toSave(edits).findings).toEqual([
    { summary: 'Fined.' },
    { summary: 'Fined.', id: 'known' },
    { summary: 'Fined.', id: 'gone', remove: true },
  ]);
});

test('what is typed while a save travels stays unsaved', () => {
  const sent: Edits = {
    ...noEdits,
    dispositions: { a: decision },
    sections: { summary: { text: 'first', findings: [], base: '' } },
  };
  const now: Edits = { ...sent, sections: { summary: { text: 'second', findings: [], base: '' } } };
  expect(withoutSent(now, sent)).toEqual({
    ...noEdits,
    sections: { summary: { text: 'second', findings: [], base: 'first' } },
  });
});

test('a disposition without a reason is named before it is sent', () => {
  const edits: Edits = { ...noEdits, dispositions: { a: { ...decision, reasonCode: '' } } };
  expect(gapsOf(edits, { findings: [] } as unknown as Working, t)).toEqual([
    { tab: 'matches', text: '1 disposition needs a reason.' },
  ]);
});

test('what the machine proposed is not dismissed without a reason, what a person wrote is', () => {
  const working = {
    findings: [
      { id: 'read', machine: {} },
      { id: 'own', machine: null },
    ],
  } as Working;
  const dismissed = (dismissal?: string) => ({ facts: { status: 'dismissed', dismissal } as never });
  const gaps = (findings: Edits['findings']) => gapsOf({ ...noEdits, findings }, working, t);
  expect(gaps({ read: dismissed() })).toEqual([
    { tab: 'findings', text: 'Explain why a suggested finding is dismissed.' },
  ]);
  expect(gaps({ read: dismissed('not_adverse'), own: dismissed() })).toEqual([]);
});

test('a rating that differs from the computed one needs a reason, an equal one does not', () => {
  const working = { findings: [], rating: { counts: 'low' } } as unknown as Working;
  expect(gapsOf({ ...noEdits, rating: { proposed: 'high', reason: ' ' } }, working, t)).toHaveLength(1);
  expect(gapsOf({ ...noEdits, rating: { proposed: 'low', reason: '' } }, working, t)).toHaveLength(0);
});

test('a decision that was changed waits for its second person again only after it is saved', () => {
  const match = { id: 'a', disposition: 'false_positive', needsSecondPerson: true } as Match;
  const shown = decided(match, { ...noEdits, dispositions: { a: { ...decision, disposition: 'possible' } } });
  expect(shown).toMatchObject({ disposition: 'possible', needsSecondPerson: false });
});
