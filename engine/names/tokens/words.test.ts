import { splitWords } from './words.ts';

/** The words of a name, those in brackets in brackets. */
const told = (name: string) =>
  splitWords(name)
    .map(({ text, aside }) => (aside ? `(${text})` : text))
    .join(' ');

describe('the words of a name', () => {
  it.each([
    ['  Ivan  PETROV-Vodkin, jr. ', 'ivan petrov vodkin jr'],
    ['A.B.C. 24/7', 'a b c 24 7'],
    ['???', ''],
    ['', ''],
  ])('"%s" has letters and figures only, in small letters: %s', (name, words) => {
    expect(told(name)).toBe(words);
  });

  it.each([
    ['Alpha (India) Trading', 'alpha (india) trading'],
    ['Alpha [India] Trading', 'alpha (india) trading'],
    ['Alpha（India）Trading', 'alpha (india) trading'],
    ['Alpha (North (India) East) Trading', 'alpha (north) (india) (east) trading'],
    ['Alpha (India', 'alpha (india)'],
    ['Alpha) Beta (India) Gamma', 'alpha beta (india) gamma'],
    ['Alpha)) Beta (India', 'alpha beta (india)'],
  ])('%s: words in brackets stand aside, also in two, or where one is missing', (name, words) => {
    expect(told(name)).toBe(words);
  });

  it('where all words stand in brackets, none stands aside', () => {
    expect(told('(Alpha) [Beta]')).toBe('alpha beta');
  });

  it.each([
    'a.k.a. Igor',
    'aka Igor',
    'A K A Igor',
    'alias Igor',
    'f.k.a. Igor',
    'formerly Igor',
    'born Igor',
  ])('another name told in brackets is left out: %s', (other) => {
    expect(told(`Ivan (${other}) Petrov`)).toBe('ivan petrov');
    expect(told(`Ivan ( ${other}`)).toBe('ivan');
  });

  it('a name before marriage in brackets is left out', () => {
    expect(told('Anna Petrova (née Ivanova)')).toBe('anna petrova');
    expect(told('Anna Petrova (nee Ivanova)')).toBe('anna petrova');
  });

  it('such words count where they are the name, or its beginning', () => {
    expect(told('Alias Systems')).toBe('alias systems');
    expect(told('Born to Run')).toBe('born to run');
    expect(told('Ivan (Akademia) Petrov')).toBe('ivan (akademia) petrov');
    expect(told('Ivan (the alias) Petrov')).toBe('ivan (the) (alias) petrov');
  });
});

describe('a word of another script', () => {
  const written = (name: string) => splitWords(name).map((word) => `${word.written}=${word.text}`);

  it('is shown as it stands there, sign by sign where each sign is a word', () => {
    expect(written('Владимир PUTIN')).toEqual(['Владимир=vladimir', 'PUTIN=putin']);
    expect(written('习近平')).toEqual(['习=xi', '近=jin', '平=ping']);
    expect(written('김정은')).toEqual(['김=kim', '정=chong', '은=un']);
    expect(written('الرضا')).toEqual(['الرضا=al', 'الرضا=rda']);
  });

  it('is one word where Han or Hangul write a name from elsewhere', () => {
    expect(written('约翰·史密斯')).toEqual(['约翰=yuehan', '史密斯=shimisi']);
  });

  it('brings its second reading along, word by word', () => {
    const seconds = (name: string) => splitWords(name).map(({ text, second }) => second ?? text);
    expect(seconds('الرضا')).toEqual(['al', 'rza']);
    expect(seconds('ضیا\u200C\u200Cرضا')).toEqual(['zya', 'rza']);
    expect(splitWords('محمد')).toEqual([{ text: 'mhmd', origin: 'abjad', aside: false, written: 'محمد' }]);
  });

  it('has no empty parts', () => {
    expect(told('\u200Cرضا\u200C')).toBe('rda');
  });
});
