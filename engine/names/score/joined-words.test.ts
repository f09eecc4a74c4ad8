import { prepareName } from '../tokens/normalise.ts';
import type { SubjectType } from '../types.ts';
import type { Edge, Side } from './edge.ts';
import { joinTokens } from './join-tokens.ts';
import { joinedWords } from './joined-words.ts';

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

/** How like, from both ends. */
const likeness = (left: string, right: string, type: SubjectType = 'person') => {
  const [ours] = edgesOf(left, right, type);
  const [theirs] = edgesOf(right, left, type);
  expect(theirs?.similarity).toBe(ours?.similarity);
  return ours?.similarity;
};

describe('words that one name writes together', () => {
  it('are found on either side, wherever they stand', () => {
    expect(told('Oradia Zar Qun', 'Zarqun Merik')).toEqual(['1+2 joined 0']);
    expect(told('Zarqun Merik', 'Oradia Zar Qun')).toEqual(['0 joined 1+2']);
    expect(told('Zar Qun Oradia', 'Merik Zarqun')).toEqual(['0+1 joined 1']);
  });

  it('are two or three', () => {
    expect(told('Zar Qun Dov', 'Zarqundov')).toContain('0+1+2 joined 0');
    expect(told('Oradia Zar Qun Dov', 'Merik Zarqundov')).toContain('1+2+3 joined 1');
    expect(told('Zar Qun Dov Mil', 'Zarqundovmil')).not.toContain('0+1+2+3 joined 0');
  });

  it('are almost the same as one word, and weigh as much as both on average', () => {
    expect(edgesOf('Zar Qun', 'Zarqun', 'person')).toEqual([
      {
        ...{ left: 0, leftLength: 2, right: 0, rightLength: 1 },
        ...{ similarity: 0.99, how: 'joined', weight: (1 + 2 + 1) / 2 },
      },
    ]);
    expect(edgesOf('Oradia Merik', 'Xy Oradi Amerik Oradiamerik', 'person')).toContainEqual({
      ...{ left: 0, leftLength: 2, right: 3, rightLength: 1 },
      ...{ similarity: 0.99, how: 'joined', weight: (1 + 2 + 4) / 2 },
    });
  });

  it('may be misspelt a little, not much', () => {
    expect(likeness('Zarmand Oqulip', 'Zarmandokulip')).toBeGreaterThan(0.9);
    expect(told('Zarmand Oqulip', 'Zarbondovulet')).toEqual([]);
    expect(told('Zar Qun', 'Merik')).toEqual([]);
    expect(told('Zarmand Oqulip', 'Karmandoquliv')).toEqual([]);
    expect(told('Zar Qun', 'Zarqundovs')).toEqual([]);
    expect(told('Zarmand Oqulip', 'Zarmmandoqqulipp')).toEqual(['0+1 joined 0']);
    expect(told('Zarmand Oqulip', 'Zzarmmandoqqulipp')).toEqual([]);
  });

  it('may begin or end with another consonant, not both', () => {
    expect(told('Zarmand Oqulip', 'Zarmandoqulik')).toEqual(['0+1 joined 0']);
    expect(told('Zarmand Oqulip', 'Karmandoqulip')).toEqual(['0+1 joined 0']);
  });

  it('make a word of four letters at least', () => {
    expect(told('A Li', 'Ali')).toEqual([]);
    expect(told('Al Li', 'Alli')).toEqual(['0+1 joined 0']);
  });

  it('have a word among them: ties alone are none, ties and a word are', () => {
    expect(told('Merik Van Der', 'Merik Vander')).not.toContain('1+2 joined 1');
    expect(told('Merik De La', 'Merik Dela')).not.toContain('1+2 joined 1');
    expect(told('Merik De Lora', 'Merik Delora')).toContain('1+2 joined 1');
  });

  it('of an organisation are neither numbers nor legal forms, where those are written otherwise', () => {
    expect(told('Zarqun 7', 'Zarqun7x', 'organisation')).toEqual([]);
    expect(told('Zarqun GmbH', 'Zarqunllc', 'organisation')).toEqual([]);
    expect(told('Zarqun 77', 'Zarqun77', 'organisation')).toEqual([]);
    expect(told('Zarqun L.L.C.', 'Zarqunllc', 'organisation')).toEqual([]);
    expect(told('Merik Co of', 'Coof Talo', 'organisation')).not.toContain('1+2 joined 0');
  });

  it('of an organisation may be shortened ones, misspelt a little too', () => {
    expect(told('Petro Nova', 'Petronovva', 'organisation')).toContain('0+1 joined 0');
    expect(told('Petronovva', 'Petro Nova', 'organisation')).toContain('0 joined 0+1');
  });

  it('may differ by more letters where vowels are not written', () => {
    expect(told('عبد الرحمن', 'Abdurrahman')).toEqual(['0+1 joined 0']);
    expect(told('Abdurrahman', 'عبد الرحمن')).toEqual(['0 joined 0+1']);
    expect(told('محمد علی', 'Muhammadali')).toEqual(['0+1 joined 0']);
    expect(told('Muhammad Ali', 'محمدعلی')).toEqual(['0+1 joined 0']);
  });
});

describe('the Arabic article in a word', () => {
  it('loses its l before letters of the sun', () => {
    expect(likeness('Nur al Din', 'Nuradin')).toBeCloseTo(0.99, 9);
    expect(likeness('Abd al Rahman', 'Abdurahman')).toBeCloseTo(0.99, 9);
  });

  it('keeps it before others, and may keep it before those', () => {
    expect(likeness('Nur al Karim', 'Nuralkarim')).toBeCloseTo(0.99, 9);
    expect(likeness('Nur al Karim', 'Nurakarim')).toBeLessThan(0.985);
    expect(likeness('Nur al Din', 'Nuraldin')).toBeCloseTo(0.99, 9);
  });

  it('is no ending of another word', () => {
    expect(likeness('Faisal Din', 'Faisadin')).toBeLessThan(0.985);
  });
});

describe('adjacent words as one', () => {
  it('have their letters, and the script of the first that is not Latin', () => {
    const { tokens } = prepareName('Zar Кун', 'person');
    expect(joinTokens(tokens)).toMatchObject({
      text: 'zarkun',
      kind: 'word',
      origin: 'script',
      aside: false,
    });
    expect(joinTokens(tokens.slice(0, 1)).origin).toBe('latin');
  });
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
