import type { SubjectType } from '../types.ts';
import { prepareName } from './normalise.ts';

const told = (name: string, type: SubjectType = 'person') =>
  prepareName(name, type)
    .tokens.map((token) => token.text)
    .join(' ');

describe('a name made ready', () => {
  it.each([
    ['PETROV, Ivan Ivanovich', 'ivan ivanovich petrov'],
    ['Petrov,Ivan', 'ivan petrov'],
    ['Ivan Petrov', 'ivan petrov'],
    ['Petrov,', 'petrov'],
    [',Petrov Ivan', 'petrov ivan'],
  ])('"%s" is said "%s": given names before the family name', (name, words) => {
    expect(told(name)).toBe(words);
  });

  it('two commas or brackets say nothing about the order', () => {
    expect(told('Petrov, Ivan, Moscow')).toBe('petrov ivan moscow');
    expect(told('Petrov, Ivan,')).toBe('petrov ivan');
    expect(told('Petrov (Smith, Ivan) Igor')).toBe('petrov smith ivan igor');
    expect(told('(Petrov) Smith, Ivan')).toBe('petrov smith ivan');
  });

  it.each<SubjectType>(['organisation', 'vessel', 'aircraft', 'unknown'])(
    'a comma turns the name of no %s',
    (type) => {
      expect(told('Zarqun, Oradia', type)).toBe('zarqun oradia');
    },
  );

  it.each(["O'Brien", 'O’Brien', 'Oʻbrien', 'O`Brien'])('the apostrophe of %s parts no word', (name) => {
    expect(told(`${name} Sean`)).toBe('obrien sean');
  });

  it('& is "and"', () => {
    expect(told('Zarqun&Oradia', 'organisation')).toBe('zarqun and oradia');
    expect(told('A & B & Zarqun', 'organisation')).toBe('a and b and zarqun');
  });

  it('wide letters and ligatures are the plain ones', () => {
    expect(told('ＺＡＲＱＵＮ ﬁn')).toBe('zarqun fin');
  });

  it('a person is read as one, anything else as an organisation', () => {
    const kinds = (type: SubjectType) => prepareName('Dr Zarqun Ltd', type).tokens.map(({ kind }) => kind);
    expect(kinds('person')).toEqual(['honorific', 'word', 'word']);
    expect(kinds('organisation')).toEqual(['word', 'word', 'legal']);
    expect(kinds('unknown')).toEqual(['word', 'word', 'legal']);
  });

  it('has no tokens without letters', () => {
    expect(prepareName('', 'person')).toEqual({ text: '', type: 'person', tokens: [] });
    expect(prepareName('???', 'organisation')).toEqual({ text: '???', type: 'organisation', tokens: [] });
  });

  it('is read no further than 400 signs and 24 words', () => {
    expect(told('x'.repeat(401))).toBe('x'.repeat(400));
    const words = Array.from({ length: 25 }, (_, at) => `zarqun${at}`);
    expect(told(words.join(' '))).toBe(words.slice(0, 24).join(' '));
  });

  it('keeps what stood there, and how words of other scripts are written', () => {
    expect(prepareName('PETROV, Ivan', 'person').text).toBe('PETROV, Ivan');
    expect(prepareName('PETROV, Ivan', 'person')).not.toHaveProperty('written');
    const { written } = prepareName('Путин Vladimir', 'person');
    expect([...(written ?? [])]).toEqual([['putin', 'Путин']]);
  });
});
