import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearMatch, nearMatchKeys } from './index.ts';
import { differentNames, sameNames } from './rule-8-illustrations.ts';

const same = new Set(['identical', 'same_by_rule', 'same_if_place_or_numeral_ignored']);
const root = process.env.PRUDENCE_SHARED ?? join(import.meta.dirname, '../../../shared');
const path = (file: string) => join(root, 'data', file);
const withFile = (file: string) => (existsSync(path(file)) ? it : it.skip);
const lines = (file: string) =>
  readFileSync(path(file), 'utf8')
    .trim()
    .split(/\r\n|\r|\n/);

describe('rule 8 of the Companies (Incorporation) Rules', () => {
  it.each(sameNames)('%s and %s are the same by clause (%s)', (left, right, clause) => {
    const { verdict, clauses } = nearMatch(left, right);
    expect(verdict).toBe(
      clause === 'k' || clause === 'l' ? 'same_if_place_or_numeral_ignored' : 'same_by_rule',
    );
    expect(clauses).toContain(clause);
    expect(nearMatch(right, left)).toMatchObject({ verdict, clauses });
  });

  it.each(differentNames)('%s and %s are not the same', (left, right) => {
    expect(same.has(nearMatch(left, right).verdict)).toBe(false);
    expect(same.has(nearMatch(right, left).verdict)).toBe(false);
  });

  it('names only the clauses it took and shows the trail to the equal names', () => {
    const { clauses, steps } = nearMatch('The Green Technology Ltd', 'Greens Technologies Private Limited');
    expect(clauses).toEqual(['a', 'b', 'h']);
    expect(steps.map(({ clause }) => clause)).toEqual(['a', 'h', 'b']);
    expect(steps.at(-1)).toEqual({ clause: 'b', left: 'green technology', right: 'green technology' });
  });

  it.each<[string, string, string, string[]]>([
    ['Gupta & Co', 'Gupta', 'same_by_rule', ['a: gupta = gupta']],
    ['ABC', 'abc', 'same_by_rule', ['c: abc = abc']],
    ['Alpha.com', 'Alpha', 'same_by_rule', ['f: alpha = alpha']],
    ['Foods Alpha', 'Alpha Foods', 'same_by_rule', ['g: alpha foods = alpha foods']],
    ['Cemtech', 'Semtech', 'same_by_rule', ['e: semtek / kemtek = semtek']],
    [
      'Cemtech Foods',
      'Foods Semtech',
      'same_by_rule',
      ['e: semtek fuds / kemtek fuds = fuds semtek', 'g: fuds semtek = fuds semtek'],
    ],
    ['Alpha 21', 'Alpha', 'same_if_place_or_numeral_ignored', ['l: alpha = alpha']],
    ['Alpha Delhi', 'Alpha', 'same_if_place_or_numeral_ignored', ['k: alpha = alpha']],
    [
      'Alpha Delhi 21',
      'Alpha',
      'same_if_place_or_numeral_ignored',
      ['l: alpha delhi = alpha', 'k: alpha = alpha'],
    ],
    ['Alpha Delhi', 'Alpha Goa', 'similar', []],
    ['Studio 11', 'Studio 1', 'same_if_place_or_numeral_ignored', ['l: studio = studio']],
    ['Studio 2000', 'Studio 200', 'same_if_place_or_numeral_ignored', ['l: studio = studio']],
  ])('%s and %s: %s, by %j', (left, right, verdict, steps) => {
    const found = nearMatch(left, right);
    expect(found.verdict).toBe(verdict);
    expect(found.steps.map((step) => `${step.clause}: ${step.left} = ${step.right}`)).toEqual(steps);
  });

  it('calls equal texts identical', () => {
    expect(nearMatch(' ABC  Limited', 'ABC Limited')).toEqual({
      verdict: 'identical',
      clauses: [],
      steps: [],
    });
  });

  it('reads a name in Devanagari as its transliteration or its translation', () => {
    expect(nearMatch('टाटा मोटर्स लिमिटेड', 'Tata Motors Ltd')).toMatchObject({
      verdict: 'same_by_rule',
      clauses: ['a', 'j'],
    });
    expect(nearMatch('राष्ट्रीय विद्युत निगम', 'National Electricity Corporation').clauses).toContain('j');
    expect(nearMatch('टाटा मोटर्स', 'Tata Steel').verdict).not.toBe('same_by_rule');
  });

  it('does not translate a part of a name', () => {
    expect(same.has(nearMatch('Rashtriya Electricity Ltd', 'National Electricity Ltd').verdict)).toBe(false);
  });

  it('does not disregard a place or numeral when nothing distinctive is left', () => {
    expect(nearMatch('Andhra Bank', 'Bank Limited').verdict).toBe('different');
    expect(nearMatch('Three Foods Ltd', 'Foods Ltd').verdict).toBe('different');
    expect(nearMatch('Chennai Trading Services Ltd', 'Trading Services Ltd').verdict).toBe('different');
  });

  it('calls names similar only when they share a distinctive word', () => {
    expect(nearMatch('Zenith Birla Pipes Ltd', 'Zenith Birla Steels Ltd').verdict).toBe('similar');
    expect(nearMatch('Indian Steel Industries Ltd', 'Global Steel Industries Ltd').verdict).toBe('different');
  });

  it('survives names of nothing but legal forms, signs or blanks', () => {
    for (const name of ['', ' ', 'Limited', '& Co.', '!!!', '株式会社']) {
      expect(nearMatch(name, 'ABC Limited').verdict).toBe('different');
    }
    expect(nearMatch('Group Limited', 'Corporation Ltd').verdict).toBe('different');
  });

  it('gives names that are the same a key in common', () => {
    for (const [left, right] of sameNames) {
      const keys = new Set(nearMatchKeys(right));
      expect(nearMatchKeys(left).some((key) => key !== '' && keys.has(key))).toBe(true);
    }
  });
});

describe('rule 8 on public data', () => {
  withFile('quality/mca_rule8.jsonl')('agrees with all illustrations', () => {
    const wrong = lines('quality/mca_rule8.jsonl')
      .map((line) => JSON.parse(line) as { left: string; right: string; label: string })
      .filter(({ left, right, label }) => same.has(nearMatch(left, right).verdict) !== (label === 'match'));
    expect(wrong).toEqual([]);
  });

  const register = 'names/companies/mca_master_sample_2025-10.csv';
  withFile(register)('finds no two real companies the same among 1,000 and more random pairs', () => {
    const names = lines(register)
      .slice(1)
      .map((line) => line.split(',')[1]?.replaceAll('"', '') ?? '');
    const wrong: string[][] = [];
    for (let at = 0; at < 1500; at += 1) {
      const [left = '', right = ''] = [
        names[(at * 7919) % names.length],
        names[(at * 5009 + 13) % names.length],
      ];
      if (left !== right && same.has(nearMatch(left, right).verdict)) wrong.push([left, right]);
    }
    expect(wrong).toEqual([]);
  });
});
