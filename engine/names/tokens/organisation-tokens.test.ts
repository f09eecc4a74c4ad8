import { compareNames } from '../index.ts';
import type { SubjectType } from '../types.ts';
import { organisationTokens } from './organisation-tokens.ts';
import { isDistinctive } from './tokens.ts';
import { splitWords } from './words.ts';

const tokensOf = (name: string, type: SubjectType = 'organisation') =>
  organisationTokens(splitWords(name), type);
const told = (name: string, type?: SubjectType) =>
  tokensOf(name, type)
    .map(({ text, kind }) => (kind === 'word' ? text : `${text} ${kind}`))
    .join(', ');

describe("the words of an organisation's name", () => {
  it.each([
    ['Zarqun Limited Liability Company', 'zarqun, llc legal'],
    ['Zarqun L.L.C.', 'zarqun, llc legal'],
    ['ООО Заркун', 'llc legal, zarkun'],
    ['Zarqun Pvt Ltd Oradia GmbH', 'zarqun, ltd legal, oradia, llc legal'],
    ['Zarqun S.A. de C.V.', 'zarqun, plc legal'],
    ['Zarqun S A I de C V', 'zarqun, plc legal, i particle, plc legal'],
    ['Zarqun Spółka z ograniczoną odpowiedzialnością', 'zarqun, llc legal'],
    ['Zarqun s.r.o.', 'zarqun, llc legal'],
    ['Công ty TNHH Zarqun', 'llc legal, zarqun'],
    ['PT Zarqun Tbk', 'plc legal, zarqun, plc legal'],
    ['P.T. Zarqun', 'plc legal, zarqun'],
    ['Zarqun Sendirian Berhad', 'zarqun, ltd legal'],
    ['Zarqun d.d.', 'zarqun, plc legal'],
    ['Zarqun Sh.p.k.', 'zarqun, llc legal'],
    ['Zarqun Ltd. Şti.', 'zarqun, llc legal'],
    ['Zarqun Youxian Gongsi', 'zarqun, llc legal'],
  ])('%s: %s: a legal form is one word, whatever its spelling', (name, words) => {
    expect(told(name)).toBe(words);
  });

  it('a legal form is Latin in any script, and stands aside in brackets', () => {
    const [form, word] = tokensOf('ООО Заркун');
    expect([form?.origin, word?.origin]).toEqual(['latin', 'script']);
    expect(tokensOf('Zarqun (Pvt) Oradia').map(({ aside }) => aside)).toEqual([false, true, false]);
    expect(form?.common).toBeUndefined();
  });

  it.each([
    ['I B M Zarqun', 'ibm, zarqun'],
    ['Zarqun I.B.M.', 'zarqun, ibm'],
    ['S A B C', 'sabc'],
    ['Zarqun B', 'zarqun, b letter'],
    ['B Zarqun K', 'b letter, zarqun, k letter'],
  ])('%s: %s: letters in a row are one word, also where they begin as a legal form', (name, words) => {
    expect(told(name)).toBe(words);
  });

  it.each([
    ['Intl Mfg Zarqun', 'international, manufacturing, zarqun'],
    ['Bank of Zarqun and Oradia', 'bank, of particle, zarqun, and particle, oradia'],
  ])('%s: %s: shortened words are written out, ties are small', (name, words) => {
    expect(told(name)).toBe(words);
  });

  it('a word keeps its second reading unless it is written out', () => {
    expect(tokensOf('رضا Zarqun')[0]).toMatchObject({ text: 'rda', origin: 'abjad', otherFolds: ['rza'] });
    const [trading] = tokensOf('ترض Zarqun');
    expect(trading?.text).toBe('trading');
    expect(trading?.otherFolds).toBeUndefined();
  });
});

describe('the numbers of a name', () => {
  it.each([
    ['First', '1'],
    ['21st', '21'],
    ['102nd', '102'],
    ['XII', '12'],
    ['007', '7'],
    ['000', '0'],
    ['100', '100'],
  ])('%s is %s', (written, number) => {
    expect(told(`Zarqun ${written}`)).toBe(`zarqun, ${number} number`);
  });

  it.each([
    ['L-409', 'l409'],
    ['GP-21', 'gp21'],
    ['M/V GP 21', 'gp21, mv honorific'],
    ['M/V S-Zarqun', 'mv honorific, s particle, zarqun'],
    ['Office 39', 'office, 39 number'],
  ])('%s is a ship called %s: a number and letters alone are one word', (written, words) => {
    expect(told(written, 'vessel')).toBe(words);
  });

  it.each(['x10', '10x', '1sth'])('%s is a word', (word) => {
    expect(told(`Zarqun ${word}`)).toBe(`zarqun, ${word}`);
  });

  it.each([
    ['Twenty One', '21'],
    ['Forty-Fourth', '44'],
    ['Ninety Nine', '99'],
    ['Forty Ten', '40 10'],
    ['Forty Zero', '40 0'],
    ['Nineteen One', '19 1'],
    ['Ten One', '10 1'],
    ['Hundred One', '100 1'],
    ['Four Twenty', '4 20'],
    ['Twenty Twenty', '20 20'],
    ['Twentyone', '21'],
    ['Twentyone Two', '21 2'],
    ['20 One', '20 1'],
    ['Twenty 1st', '20 1'],
    ['Twenty', '20'],
  ])('%s is %s: tens and units in words are one number', (written, numbers) => {
    const wanted = numbers.split(' ').map((number) => `, ${number} number`);
    expect(told(`Zarqun ${written}`)).toBe(`zarqun${wanted.join('')}`);
  });

  it('tens and a word that is no number stay two', () => {
    expect(told('Twenty Zarqun')).toBe('20 number, zarqun');
  });
});

describe('the words of a ship or an aircraft', () => {
  it.each<SubjectType>(['vessel', 'aircraft'])('have no legal forms among them: %s', (type) => {
    expect(told('Zarqun AG', type)).toBe('zarqun, ag');
    expect(told('Zarqun AG', 'unknown')).toBe('zarqun, plc legal');
  });

  it('begin with the kind of ship, which is no part of the name', () => {
    expect(told('MV Zarqun', 'vessel')).toBe('mv honorific, zarqun');
    expect(told('M/V Zarqun', 'vessel')).toBe('mv honorific, zarqun');
    expect(told('HMS Zarqun Tanker', 'aircraft')).toBe('hms honorific, zarqun, tanker');
    expect(told('MT Zarqun', 'vessel')).toBe('mt honorific, zarqun');
    expect(told('Mt Zarqun', 'organisation')).toBe('mount, zarqun');
  });

  it('may have it elsewhere, or alone, as a name', () => {
    expect(told('Zarqun Tanker', 'vessel')).toBe('zarqun, tanker');
    expect(told('Tanker', 'vessel')).toBe('tanker');
    expect(told('Tanker Zarqun', 'organisation')).toBe('tanker, zarqun');
  });
});

describe('a name without a word of its own', () => {
  it('makes one of its small words', () => {
    expect(told('AT and T')).toBe('atandt');
    expect(told('De')).toBe('de');
    expect(told('Union of B')).toBe('ofb, union');
    expect(told('B')).toBe('b letter');
    expect(tokensOf('Де')[0]).toMatchObject({ kind: 'word', origin: 'script', aside: false });
  });

  it('counts words after all that only say what kind it is, where there are two', () => {
    expect(tokensOf('Union Trust').map(isDistinctive)).toEqual([true, true]);
    expect(tokensOf('Union Trust of Ltd').map(isDistinctive)).toEqual([true, true, false, false]);
    expect(tokensOf('Union').map(isDistinctive)).toEqual([false]);
    expect(tokensOf('Union Zarqun Trust').map(isDistinctive)).toEqual([false, true, false]);
  });

  it('may have no words at all', () => {
    expect(tokensOf('')).toEqual([]);
    expect(told('Ltd')).toBe('ltd legal');
    expect(told('7 Ltd')).toBe('7 number, ltd legal');
  });
});

describe('words of organisations in other languages', () => {
  it.each([
    ['Kementerian Zarqun', 'Ministry of Zarqun'],
    ['Partai Zarqun', 'Zarqun Party'],
    ['Yayasan Zarqun', 'Zarqun Foundation'],
    ['Barisan Zarqun', 'Zarqun Front'],
    ['Bank of Zarqun', 'Zarqun Bank'],
  ])('%s is %s', (left, right) => {
    expect(compareNames(left, right, 'organisation').similarity).toBeGreaterThanOrEqual(0.82);
  });
});
