import { letterGrams } from '../features/letter-grams.ts';
import { turnOf } from '../features/turn-of.ts';
import { makeVocabulary, termsOf } from '../features/vocabulary.ts';
import { textWords } from '../text/text-words.ts';
import { parsePassages, passageOf } from './parse-passages.ts';
import { readPassageFiles } from './passage-files.ts';
import type { TrainingPassage } from './training-passage.ts';
import { vary, varyAll } from './vary.ts';

const cells = ['e1', 'financial', 'fraud', 'charge', 'He sold gold that was brass.'];

describe('a row of a file of passages', () => {
  it.each<[number, string, string]>([
    [0, ' ', 'no event'],
    [1, `gossip${'p'.repeat(60)}`, `unknown label: gossip${'p'.repeat(34)}`],
    [2, `theft${'t'.repeat(60)}`, `unknown sub-label: theft${'t'.repeat(35)}`],
    [3, `rumour${'r'.repeat(60)}`, `unknown stage: rumour${'r'.repeat(34)}`],
    [4, ' no ', 'no text'],
  ])('cell %s that says "%s" is refused: %s', (at, cell, reason) => {
    expect(passageOf(cells.with(at, cell))).toBe(reason);
  });

  it('has five cells, two of which may be empty', () => {
    expect(passageOf(cells.slice(1))).toBe('4 cells instead of 5');
    expect(passageOf(['e1', 'none', '', ' ', 'Yes'])).toEqual({ event: 'e1', label: 'none', text: 'Yes' });
    expect(parsePassages('x').errors).toEqual([
      { line: 1, reason: 'the heading is not event, label, subLabel, stage, text' },
    ]);
  });
});

describe('the files of the project', () => {
  const heading = 'event\tlabel\tsubLabel\tstage\ttext';
  const file = (name: string, event: string) => ({
    name,
    text: `${heading}\n${event}\tnone\t\t\tAll is well.\n`,
  });

  it('are read in the order of their names, the validation apart', () => {
    const { written, validation } = readPassageFiles([
      file('b.tsv', 'b'),
      file('validation.tsv', 'v'),
      file('a.tsv', 'a'),
      file('d.tsv', 'd'),
      file('c.tsv', 'c'),
    ]);
    expect(written.map(({ event }) => event)).toEqual(['a', 'b', 'c', 'd']);
    expect(validation.map(({ event }) => event)).toEqual(['v']);
  });

  it('are refused at the first line that cannot be used', () => {
    const wrong = { name: 'a.tsv', text: `${heading}\n\ne\tnone\t\t\tno\n` };
    expect(() => readPassageFiles([wrong])).toThrow(new RangeError('a.tsv, line 3: no text'));
  });
});

describe('the wordings of a passage', () => {
  const passage: TrainingPassage = {
    event: 'e',
    label: 'none',
    text: 'The company {hired|employed} {P} of {O} in {C}, {R}, for {M} on {D} in {Y}; {P} was arrested.',
  };

  it('tell one world each and are the same as ever, so that a model can be made again', () => {
    expect(vary(passage, 4).map(({ text }) => text)).toEqual([
      'The company hired Sri Wibowo of Laut Biru Mining in Batam, Indonesia, for 3.3 trillion rupiah on March 15 in 2005; Sri Wibowo was arrested.',
      'The company employed Larisa Averin of Uralmet JSC in Samara, Russia, for 340 million roubles on June 9 in 2008; Larisa Averin was arrested.',
      'The group employed Sri Harahap of Garuda Sakti Energi in Surabaya, Indonesia, for Rp 14 billion on July 3 in 2018; Sri Harahap was arrested.',
      'The group hired Yousef Bin Lootah of Gulf Falcon General Trading in Sharjah, the Emirates, for AED 1.2 billion on 9 November 2008 in 2019; Yousef Bin Lootah was arrested.',
    ]);
  });

  it('are left out where they repeat', () => {
    const plain = { ...passage, text: 'Nothing to choose.' };
    expect(varyAll([plain, passage], 3)).toEqual([plain, ...vary(passage, 3)]);
    expect(vary(passage, 0)).toEqual([]);
  });
});

describe('what a model sees of a text', () => {
  it.each([
    ['no fraud was found', 1, 'denied'],
    ['it never said a fraud', 4, 'denied'],
    ['never it said a b fraud', 5, 'plain'],
    ['to prevent fraud', 2, 'guarded'],
    ['help not fraud', 2, 'denied'],
    ['fraud without end', 0, 'plain'],
  ])('"%s": word %s is %s', (text, from, turn) => {
    const found = turnOf(textWords(text), { concept: 0, from, to: from + 1 });
    expect(['plain', 'denied', 'guarded'][found]).toBe(turn);
  });

  it('are the parts of its words, but for names and numbers', () => {
    const word = { stem: 'ab', start: 0, end: 2, name: false };
    expect(letterGrams(word)).toEqual([26340, 26926, 24348]);
    expect(letterGrams({ ...word, stem: 'abc' })).toEqual([26340, 26245, 14433, 26891, 7791, 19492]);
    expect(letterGrams({ ...word, name: true })).toEqual([]);
    expect(letterGrams({ ...word, stem: '0' })).toEqual([]);
    expect(letterGrams({ ...word, stem: 'a' })).toEqual([]);
  });

  it('are words and pairs that more than one event tells, the rarer the weightier', () => {
    expect([...termsOf(textWords('the firm fell'))]).toEqual([
      ['the', 0, 1],
      [' the firm', 0, 2],
      ['firm', 1, 2],
      [' firm fell', 1, 3],
      ['fell', 2, 3],
    ]);
    const { terms, idf, places } = makeVocabulary([
      { event: 'a', text: 'gold gold fell' },
      { event: 'b', text: 'gold rose' },
      { event: 'c', text: 'gold rose' },
      { event: 'd', text: 'brass sank, brass sank' },
      { event: 'd', text: 'brass sank' },
    ]);
    expect(terms).toEqual(['gold', ' gold ros', 'ros']);
    expect(idf[0]).toBeCloseTo(Math.log(5 / 4) + 1);
    expect(idf[2]).toBeCloseTo(Math.log(5 / 3) + 1);
    expect(places.get('ros')).toBe(2);
  });
});
