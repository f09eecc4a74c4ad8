import { joinSounds } from '../tokens/fold.ts';
import { prepareName } from '../tokens/normalise.ts';
import type { Token } from '../tokens/tokens.ts';
import type { SubjectType } from '../types.ts';
import { buildJoins } from './join-table.ts';

/** The table of these names; a name in brackets is a weak one. */
function tableOf(names: string[], type: SubjectType = 'person') {
  const words: Token[] = [];
  const starts = [0];
  for (const name of names) {
    words.push(...prepareName(name, type).tokens);
    starts.push(words.length);
  }
  const nameTokens = Uint32Array.from(words, (_, at) => at);
  const isWeak = Uint8Array.from(names, (name) => (name.startsWith('(') ? 1 : 0));
  const joins = buildJoins({ tokenStart: Uint32Array.from(starts), nameTokens }, words, isWeak);
  return (skeleton: string) => {
    const found: number[] = [];
    joins.find(skeleton, (name) => found.push(name));
    return found;
  };
}

describe('the skeleton of words written together', () => {
  it('has a consonant once that ends one and begins the next', () => {
    expect(joinSounds('klm', 'mrs')).toBe('klmrs');
    expect(joinSounds('klm', 'rs')).toBe('klmrs');
    expect(joinSounds('', 'rs')).toBe('rs');
    expect(joinSounds('rs', '')).toBe('rs');
    expect(joinSounds('', '')).toBe('');
  });
});

describe('adjacent words of a list', () => {
  it('are found by their skeleton, in every name that has them', () => {
    const find = tableOf(['Merik Talim', 'Boran Merik', 'Oran Merik Talim']);
    expect(find('mrktlm')).toEqual([0, 2]);
    expect(find('brnmrk')).toEqual([1]);
    expect(find('rnmrk')).toEqual([2]);
    expect(find('tlmrk')).toEqual([]);
  });

  it('are not found across two names, nor in weak ones', () => {
    const find = tableOf(['Merik Talim', 'Boran Merik', '(Talim Boran)']);
    expect(find('tlmbrn')).toEqual([]);
  });

  it('are two or, where they have fourteen letters at most, three', () => {
    const find = tableOf(['Merik Talim Bora', 'Merik Talim Boran']);
    expect(find('mrktlmbr')).toEqual([0]);
    expect(find('mrktlmbrn')).toEqual([]);
    expect(find('tlmbrn')).toEqual([1]);
  });

  it('are found without the article between them too', () => {
    const find = tableOf(['Nur al Din', 'Nur il Karim', 'Nur um Din']);
    expect(find('nrltn')).toEqual([0]);
    expect(find('nrtn')).toEqual([0]);
    expect(find('nrmtn')).toEqual([2]);
  });

  it('have three consonants at least', () => {
    const find = tableOf(['Ali Omar', 'Ali Ami']);
    expect(find('lmr')).toEqual([0]);
    expect(find('lm')).toEqual([]);
  });

  it('are neither titles nor legal forms nor numbers', () => {
    const titles = tableOf(['Talim Dr Merik', 'Dr Talim Merik', 'Ali Bo Dr']);
    expect(['tlmtr', 'trmrk', 'trtlm', 'tlmtrmrk', 'lbtr', 'btr'].flatMap(titles)).toEqual([]);
    expect(titles('tlmrk')).toEqual([1]);
    const find = tableOf(['Merik 74 Talim', 'Merik GmbH'], 'organisation');
    expect(['mrk74', '74tlm', 'mrktlm', 'mrklk'].flatMap(find)).toEqual([]);
  });

  it('are found as they are written too, where that is otherwise', () => {
    const find = tableOf(['Petro Nova', 'Merik GmbH', 'Talim Merik'], 'organisation');
    expect(find('btrlmnv')).toEqual([0]);
    expect(find('btrnv')).toEqual([0]);
    expect(find('mrkmb')).toEqual([1]);
    expect(find('tlmrk')).toEqual([2]);
  });

  it('are found among many', () => {
    const names = Array.from({ length: 40 }, (_, at) => `Merik ${'bdlmnrsv'[at % 8]}ora Zarqun${at}`);
    const find = tableOf(names);
    for (const [letter, wanted] of [
      ['b', 'mrkbr'],
      ['l', 'mrklr'],
      ['n', 'mrknr'],
    ] as const)
      expect(find(wanted)).toEqual(names.flatMap((name, at) => (name[6] === letter ? [at] : [])));
  });

  it('of an empty list are none', () => {
    expect(tableOf([])('mrktlm')).toEqual([]);
  });
});
