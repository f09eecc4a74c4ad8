import type { Edge, Side } from './align.ts';
import { joinedWords } from './joined-words.ts';
import { prepareName } from './normalise.ts';
import type { SubjectType } from './types.ts';

/** A name whose words weigh 1, 2, 3 … */
const side = (name: string, type: SubjectType): Side => {
  const { tokens } = prepareName(name, type);
  return { tokens, weights: tokens.map((_, at) => at + 1) };
};

const edgesOf = (left: string, right: string, type: SubjectType): Edge[] => {
  const edges: Edge[] = [];
  joinedWords(side(left, type), side(right, type), edges);
  return edges;
};

/** What is held for the same: the places on both sides. */
const told = (left: string, right: string, type: SubjectType = 'person') =>
  edgesOf(left, right, type).map((edge) => {
    const run = (from: number, length: number) => Array.from({ length }, (_, at) => from + at).join('+');
    return `${run(edge.left, edge.leftLength)} ${edge.how} ${run(edge.right, edge.rightLength)}`;
  });

describe('words parted elsewhere', () => {
  it('are the same when all letters are', () => {
    expect(told('Oradia Myong Chin', 'Myongc Hin Merik')).toEqual(['1+2 joined 0+1']);
    expect(told('Zar Qun Dov', 'Zarq Undov')).toContain('0+1+2 joined 0+1');
    expect(told('Zarq Undov', 'Zar Qun Dov')).toContain('0+1 joined 0+1+2');
    expect(told('Zarq Undovmil', 'Zar Qun Dov Mil')).not.toContain('0+1 joined 0+1+2+3');
    expect(told('Myong Chin', 'Myongc Him')).toEqual([]);
    expect(told('Myong Chin', 'Nyongc Hin')).toEqual([]);
  });

  it('are a little less than words written together, and weigh as much as both on average', () => {
    expect(edgesOf('Oradia Myong Chin', 'Myongc Hin', 'person')).toEqual([
      {
        ...{ left: 1, leftLength: 2, right: 0, rightLength: 2 },
        ...{ similarity: 0.98, how: 'joined', weight: (2 + 3 + 1 + 2) / 2 },
      },
    ]);
  });

  it('have five letters at least', () => {
    expect(told('Xa Bx', 'Xab X')).toEqual([]);
    expect(told('Zab Qx', 'Za Bqx')).toEqual(['0+1 joined 0+1']);
    expect(told('Zab Q', 'Za Bq')).toEqual([]);
  });

  it('have no legal form among them', () => {
    expect(told('Zarqun Ltd', 'Zarqu Nltd', 'organisation')).toEqual([]);
  });
});

describe('the first letters of words', () => {
  it('are a word of three to six letters', () => {
    expect(told('Zirka Tavil Pakor', 'ZTP', 'organisation')).toEqual(['0+1+2 initial 0']);
    expect(told('Merik ZTP', 'Merik Zirka Tavil Pakor', 'organisation')).toEqual(['1 initial 1+2+3']);
    expect(told('Za Ta Pa Ka Ma Ra', 'ZTPKMR', 'organisation')).toEqual(['0+1+2+3+4+5 initial 0']);
    expect(told('Za Ta Pa Ka Ma Ra Ba', 'ZTPKMRB', 'organisation')).toEqual([]);
    expect(told('Zirka Tavil', 'ZT', 'organisation')).toEqual([]);
  });

  it('stand for words in their order, without ties between them', () => {
    expect(told('Zirka Pakor Tavil', 'ZTP', 'organisation')).toEqual([]);
    expect(told('Zirka of Tavil Pakor', 'ZTP', 'organisation')).toEqual([]);
    expect(told('Zirka Tavil', 'ZTP', 'organisation')).toEqual([]);
    expect(told('Zirka of Pakor', 'ZOP', 'organisation')).toEqual([]);
    expect(told('Ulmo Norik Dara', 'Merik und Talo', 'organisation')).toEqual([]);
  });

  it('are like by a figure of their own, and no given name', () => {
    expect(edgesOf('Zirka Tavil Pakor', 'ZTP', 'organisation')).toEqual([
      {
        ...{ left: 0, leftLength: 3, right: 0, rightLength: 1 },
        ...{ similarity: 0.85, how: 'initial', weight: (1 + 2 + 3 + 1) / 2 },
      },
    ]);
    expect(told('Zirka Orad Eman', 'Zoe Merik')).toEqual(['0+1+2 initial 0']);
    expect(told('Barka Orad Bman', 'Bob Merik')).toEqual([]);
  });
});
