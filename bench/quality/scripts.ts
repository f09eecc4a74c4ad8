import { buildNameIndex, type ListEntry, STRENGTH, searchNames } from '../../engine/names/index.ts';
import { share } from './measures.ts';
import { readLines } from './shared-data.ts';
import { type Part, partOf } from './split.ts';

/** A politician with the spellings of his or her name; `script` is a Unicode script in lower case, cjk for Han. */
type PersonLine = { id: string; names: { text: string; script: string }[] };

/** A spelling that is asked for, and the person it must find among those known by one Latin spelling each. */
export type Spelling = { id: string; text: string; script: string };

/** A spelling with the rank of its person (-1 when not among ten), that similarity, and how many others reach medium. */
export type Asked = Spelling & { rank: number; similarity: number; others: number };

/** The scripts that the goals are set for; what is rarer in the data is printed below the mean. */
const SCRIPTS = [
  'devanagari',
  'cyrillic',
  'arabic',
  'armenian',
  'georgian',
  'sinhala',
  'greek',
  'thai',
  'tamil',
  'katakana',
  'hangul',
  'hebrew',
  'cjk',
];

/** Everybody by the first Latin spelling, as a list to be searched. */
export function latinEntries(): ListEntry[] {
  return [...latinNames()].map(([id, name]) => ({
    id,
    type: 'person',
    names: [{ text: name, kind: 'primary' }],
    identifiers: [],
    countries: [],
    births: [],
  }));
}

function latinNames(): Map<string, string> {
  const names = new Map<string, string>();
  for (const line of people()) {
    const latin = line.names.find(({ script }) => script === 'latin');
    if (latin && !names.has(line.id)) names.set(line.id, latin.text);
  }
  return names;
}

export function people(): PersonLine[] {
  return readLines<PersonLine>('quality/names_in_scripts.jsonl');
}

/**
 * The other spellings of those people, of one part of them. With `most`, of each script no more than so many, always
 * the same: those whose text has the smallest hash.
 */
export function spellings(part: Part, most = Number.POSITIVE_INFINITY): Spelling[] {
  const latin = latinNames();
  const byScript = new Map<string, Spelling[]>();
  for (const { id, names } of people()) {
    const known = latin.get(id);
    if (known === undefined || partOf(id) !== part) continue;
    for (const { text, script } of names) {
      if (text === known) continue;
      const list = byScript.get(script) ?? [];
      list.push({ id, text, script });
      byScript.set(script, list);
    }
  }
  return [...byScript.values()].flatMap((list) =>
    list.sort((a, b) => hash(a.text) - hash(b.text)).slice(0, most),
  );
}

/** FNV-1a (Fowler, Noll, Vo 1991). */
function hash(text: string): number {
  let value = 2166136261;
  for (const sign of text) value = Math.imul(value ^ sign.codePointAt(0)!, 16777619) >>> 0;
  return value;
}

/** Asks for every spelling among all the people. */
export function askSpellings(asked: readonly Spelling[]): Asked[] {
  const index = buildNameIndex(latinEntries());
  return asked.map((one) => {
    const hits = searchNames(index, { name: one.text, type: 'person' }, { limit: 10, threshold: 0 });
    const rank = hits.findIndex(({ entryId }) => entryId === one.id);
    const reaching = hits.filter(({ similarity }) => similarity >= STRENGTH.medium);
    const others = reaching.filter(({ entryId }) => entryId !== one.id).length;
    return { ...one, rank, similarity: hits[rank]?.similarity ?? 0, others };
  });
}

/** Recall at 1, at 10 and at the default threshold, and how many wrong people reach that threshold on average. */
function measureSpellings(asked: readonly Asked[]): number[] {
  return [
    share(asked, ({ rank }) => rank === 0),
    share(asked, ({ rank }) => rank >= 0),
    share(asked, ({ similarity }) => similarity >= STRENGTH.medium),
    asked.reduce((sum, { others }) => sum + others, 0) / asked.length,
  ];
}

/** The table by script: those with a goal first, their mean, then what is rarer and another Latin spelling. */
export function tableByScript(asked: readonly Asked[]): string[] {
  const measured = new Map(
    [...new Set(asked.map(({ script }) => script))].map((script) => {
      const those = asked.filter((one) => one.script === script);
      return [script, { count: those.length, figures: measureSpellings(those) }];
    }),
  );
  const row = (script: string) => {
    const { count, figures } = measured.get(script)!;
    return line(script, count, figures);
  };
  const wanted = SCRIPTS.filter((script) => measured.has(script));
  const mean = [0, 1, 2, 3].map(
    (at) => wanted.reduce((sum, script) => sum + measured.get(script)!.figures[at]!, 0) / wanted.length,
  );
  const count = wanted.reduce((sum, script) => sum + measured.get(script)!.count, 0);
  const rest = [...measured.keys()].filter((script) => !SCRIPTS.includes(script));
  return [
    ...wanted.map(row),
    line(`mean of ${wanted.length}`, count, mean),
    ...rest.sort((a, b) => measured.get(b)!.count - measured.get(a)!.count).map(row),
  ];
}

function line(name: string, count: number, figures: readonly number[]): string {
  return `  ${name.padEnd(12)} ${String(count).padStart(6)}  ${figures.map((one) => one.toFixed(3)).join('  ')}`;
}
