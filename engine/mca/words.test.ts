import { canonicalKeys, canonicalWords, namesPlace } from './canonical-name.ts';
import { type Clause, nearMatchKeys } from './index.ts';
import { singular, verbStem } from './inflection.ts';
import { phoneticKeys } from './phonetic.ts';
import { isSimilar, saysSomething, soundsOfWords } from './similar-names.ts';
import { translated, transliteratedAlike } from './translated.ts';
import { wordsOfName } from './words-of-name.ts';

const all = { hosts: true, spelled: true, spacing: true };
const none = { hosts: false, spelled: false, spacing: false };

describe('the words of a name', () => {
  it.each([
    ['Alpha (P) Ltd', 'alpha private ltd'],
    ['Alpha( p )Ltd', 'alpha private ltd'],
    ['Beta (I) Ltd', 'beta india ltd'],
    ['Beta( i )Ltd', 'beta india ltd'],
    ['Alpha&Beta+Gamma', 'alpha and beta and gamma'],
    ["Men's 'Best' D’Souza", 'mens best dsouza'],
    ['www.alpha.com', 'alpha'],
    ['Alpha.comBeta.co.in', 'alpha combeta'],
    ['Alpha Dot Com', 'alpha'],
    ['Bee Kay Foods', 'bk foods'],
    ['Foods B K', 'foods bk'],
    ['A Bee', 'ab'],
    ['A Foods', 'a foods'],
    ['X-Y - Z', 'xyz'],
    ['Teeee', 'tee'],
    ['abc123 ab12 24x7', 'abc 123 ab12 24x7'],
    ['Alpha 2000', 'alpha 2000'],
    ['  ', ''],
  ])('"%s" are "%s" when hosts, letters and spacing are disregarded', (text, words) => {
    expect(wordsOfName(text, all).join(' ')).toBe(words);
  });

  it.each([
    ['www.alpha.com', 'www alpha com'],
    ['Bee Kay', 'bee kay'],
    ['A B C', 'a b c'],
    ['Teeee -- 5', 'teeee 5'],
  ])('"%s" are "%s" when nothing is', (text, words) => {
    expect(wordsOfName(text, none).join(' ')).toBe(words);
  });
});

describe('clause (b): plural or singular', () => {
  it.each([
    ...[
      'pens pen',
      'industries industry',
      'ties tie',
      'dies die',
      'boxes box',
      'dishes dish',
      'churches church',
    ],
    ...['classes class', 'buzzes buzz', 'shoes shoe', 'axesmiths axesmith', 'seriesworks serieswork'],
  ])('%s', (pair) => {
    const [plural = '', one] = pair.split(' ');
    expect(singular(plural)).toBe(one);
  });

  it.each(['bus', 'gas', 'glass', 'campus', 'analysis', 'series', 'lens', 'rss', 'bpcs'])(
    '%s stays',
    (word) => {
      expect(singular(word)).toBe(word);
    },
  );
});

describe('clause (d): tense', () => {
  it.each([
    ...['ascended ascend', 'ascending ascend', 'needed need', 'built build', 'carried carry', 'planned plan'],
    ...[
      'planning plan',
      'dominating domin',
      'dominant domin',
      'dominated domin',
      'created creat',
      'drying dry',
    ],
    ...['relate relat', 'baked bak', 'bakes bakes', 'seeing seeing', 'agreed agreed', 'stringed string'],
  ])('%s', (pair) => {
    const [word = '', stem] = pair.split(' ');
    expect(verbStem(word)).toBe(stem);
  });

  it.each(['united', 'king', 'bring', 'plant', 'rate', 'make', 'string', 'need', 'ingots', 'edited-works'])(
    '%s stays',
    (word) => expect(verbStem(word)).toBe(word),
  );
});

describe('clause (e): sound', () => {
  it.each([
    ['philips', ['filips']],
    ['fillips', ['filips']],
    ['cemtech', ['semtek', 'kemtek']],
    ['access', ['akses', 'akes']],
    ['quick', ['kik']],
    ['qatar', ['katar']],
    ['wax', ['vaks']],
    ['kissan', ['kisan']],
    ['chemist', ['kemist']],
    ['psychic', ['psikik']],
    ['chand', ['Cand']],
    ['lyric', ['lirik']],
    ['yoga', ['yoga']],
    ['moonaar', ['munar']],
    ['sskkk', ['sk']],
    ['2200', ['2200']],
  ])('%s sounds like %j', (word, keys) => {
    expect(phoneticKeys(word)).toEqual(keys);
  });
});

describe('a name without what a clause disregards', () => {
  it.each<[string, string, string]>([
    ['Gupta & Co', 'a', 'gupta'],
    ['Gupta and Company Limited', 'a', 'gupta'],
    ['Alpha One Person Company', 'a', 'alpha'],
    ['Alpha One Person', 'a', 'alpha one person'],
    ['Alpha Limited Liability Partnership', 'a', 'alpha'],
    ['Alpha P Ltd', 'a', 'alpha'],
    ['P Ltd Alpha', 'a', 'alpha'],
    ['Group & Alpha & Co & Beta &', 'a', 'alpha and beta'],
    ['An Apple', 'h', 'apple'],
    ['A Foods The', 'h', 'foods'],
    ['Vitamin A', 'h', 'vitamin a'],
    ['Colours Centre', 'i', 'color center'],
    ['Organised Advising', 'i', 'organized advizing'],
    ['Disedge Organisations', 'i', 'disedge organisations'],
    ['Alpha 21st Two a21 21a', 'l', 'alpha a21 21a'],
    ['New Delhi Foods', 'k', 'foods'],
    ['Foods Tamil Nadu', 'k', 'foods'],
    ['Tamil Foods', 'k', 'tamil foods'],
  ])('"%s" without (%s) is "%s"', (text, clauses, words) => {
    expect(canonicalWords(text, new Set(clauses) as Set<Clause>).join(' ')).toBe(words);
  });

  it.each<[string, string, string[]]>([
    ['Cyber Foods', '', ['cyber foods']],
    ['Cyber Foods', 'e', ['siber fuds', 'kiber fuds']],
    ['Foods Cyber', 'g', ['foods cyber', 'sorted cyber foods']],
    ['Foods Alpha', 'cg', ['foodsalpha', 'sorted alphafoods']],
    ['AB', 'c', ['ab']],
    ['A', 'c', []],
    ['', '', []],
  ])('"%s" without (%s) is looked up by %j', (text, clauses, keys) => {
    expect([...canonicalKeys(text, new Set(clauses) as Set<Clause>)]).toEqual(keys);
  });

  it('is looked up with and without numeral and place', () => {
    expect(nearMatchKeys('Alpha Delhi 21 Ltd')).toEqual([
      'alfadelhi21',
      'sorted 21alfadelhi',
      'alfadelhi',
      'sorted alfadelhi',
      'alfa',
      'sorted alfa',
    ]);
  });
});

describe('the name of a place', () => {
  it.each([
    'Andhra Bank',
    'New Delhi Foods',
    'Foods West Bengal',
    'Foods of Goa',
    'G O A Ltd',
    'www.goa.com',
  ])('is in "%s"', (name) => expect(namesPlace(name)).toBe(true));
  it.each(['Alpha', 'Pradesh', 'Gee Oh Aye', 'Tamil Foods'])('is not in "%s"', (name) => {
    expect(namesPlace(name)).toBe(false);
  });
});

describe('clause (j): Hindi and English', () => {
  it.each([
    ['bharat bank', 'india bank'],
    ['rashtriya vidyut ltd', 'national electricity ltd'],
    ['bharat steel', 'bharat steel'],
    ['ltd', 'ltd'],
  ])('"%s" is translated as a whole or stays: "%s"', (words, english) => {
    expect(translated(words.split(' '), words).join(' ')).toBe(english);
  });

  it.each<[string, string, boolean]>([
    ['टाटा मोटर्स लिमिटेड', 'Tata Motors', true],
    ['Tata Motors', 'टाटा मोटर्स', true],
    ['टाटा मोटर्स', 'www.Tata Motors.com', true],
    ['टाटा मोटर्स', 'TataMotors', false],
    ['टाटा मोटर्स', 'Tata Steel', false],
    ['टाटा', 'Tata', false],
    ['टाटन', 'Tatan', true],
    ['टाटा मोटर्स', 'टाटा मोटर्स', false],
    ['Tata Motors', 'Tata Motors', false],
  ])('%s and %s are a transliteration: %s', (left, right, alike) => {
    expect(transliteratedAlike(left, right)).toBe(alike);
  });
});

describe('similar names', () => {
  it.each<[string, string, boolean]>([
    ['Zenith', 'Zenith Alpha Beta', true],
    ['Zenith', 'Zenith Alpha Beta Gamma', false],
    ['Zenith Alpha Beta Gamma', 'Zenith', false],
    ['Zenith Alpha', 'Zenith Beta', true],
    ['Zenith Alpha', 'Zenith Beta Gamma', false],
    ['Zenith Bank', 'Zenith Steel Delhi', true],
    ['Alpha Steel Bank', 'Beta Steel Bank', false],
    ['Reading Zenith Alpha', 'Read Beta', false],
    ['Reading Zenith', 'Read Beta', true],
  ])('%s and %s share a distinctive word and half of what they say: %s', (left, right, similar) => {
    expect(isSimilar(left, right)).toBe(similar);
  });

  it.each<[string, string, string]>([
    ['Zenith Steel Ltd', 'zenith', 'stil'],
    ['Xy Steel 21', '', 'ksi stil 21'],
    ['Abc 2a2 12 Delhi a21b 21abc', 'abk 2a2 a21b 21abk', '12 delhi'],
    ['Cyber Zenith Zeniths Reading', 'siber zenith read', ''],
  ])('%s is looked up by what tells ("%s") and what is common ("%s")', (name, telling, common) => {
    const words = (text: string) => text.split(' ').filter(Boolean);
    expect(soundsOfWords(name)).toEqual({ telling: words(telling), common: words(common) });
  });

  it.each<[string, boolean]>([
    ['Zenith Bank', true],
    ['Abc Bank', true],
    ['Corporation Bank', false],
    ['Xy Bank', false],
    ['Delhi Bank 21', false],
  ])('%s says something distinctive: %s', (name, says) => {
    expect(saysSomething(name)).toBe(says);
  });
});
