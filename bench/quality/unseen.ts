import { buildNameIndex, type ListEntry, STRENGTH, searchNames } from '../../engine/names/index.ts';
import { publishedEntries } from '../clusters/published-lists.ts';
import { type Asked, people, type Spelling } from './scripts.ts';
import { partOf } from './split.ts';

/** The sets that no method was fitted to. Each is looked at once a method version, which docs/benchmarks.md records. */
export const UNSEEN = ['eu', 'un', 'pairs'] as const;
export type Unseen = (typeof UNSEEN)[number];

const LATIN = /^[\u0000-\u024F\u1E00-\u206F]+$/;
const SCRIPTS = ['Cyrillic', 'Arabic', 'Han', 'Hangul', 'Hebrew', 'Greek', 'Thai', 'Devanagari'];

type Listed = { id: string; names: string[] };

/**
 * `eu` and `un`: people of the EU's acts and of the UN's list by their Latin names, other names among them, asked for as
 * these publishers write them in another script: what the UN writes in Cyrillic is an other name two times in three. `pairs`: politicians of the validation part of names_in_scripts, listed by one script and asked
 * for in another, neither of them Latin.
 */
async function setOf(which: Unseen): Promise<{ listed: Listed[]; asked: Spelling[] }> {
  return which === 'pairs' ? pairsOfScripts() : publishedBy(which);
}

async function publishedBy(publisher: Unseen): Promise<{ listed: Listed[]; asked: Spelling[] }> {
  const listed: Listed[] = [];
  const asked: Spelling[] = [];
  for (const entry of await publishedEntries()) {
    const names = entry.names.map(({ text }) => text).filter((text) => LATIN.test(text));
    if (entry.type !== 'person' || names.length === 0) continue;
    const id = `${entry.list} ${entry.id}`;
    listed.push({ id, names });
    if (entry.publisher !== publisher) continue;
    for (const { text } of entry.names) {
      const script = scriptOf(text);
      // In brackets publishers mix names with remarks.
      if (script && !/[(:,]/.test(text)) asked.push({ id, text, script });
    }
  }
  return { listed, asked };
}

function scriptOf(text: string): string | undefined {
  return LATIN.test(text)
    ? undefined
    : SCRIPTS.find((one) => new RegExp(`\\p{Script=${one}}`, 'u').test(text));
}

function pairsOfScripts(): { listed: Listed[]; asked: Spelling[] } {
  const listed: Listed[] = [];
  const asked: Spelling[] = [];
  for (const { id, names } of people()) {
    const others = names.filter(({ script }) => script !== 'latin');
    const [first] = others;
    if (!first || partOf(id) !== 'validation') continue;
    listed.push({ id, names: [first.text] });
    for (const { text, script } of others) if (script !== first.script) asked.push({ id, text, script });
  }
  return { listed, asked };
}

/** Asks for every spelling of one of the sets. Entries with the same first name count as one. */
export async function askUnseen(which: Unseen): Promise<Asked[]> {
  const { listed, asked } = await setOf(which);
  const index = buildNameIndex(listed.map(entryOf));
  const nameOf = new Map(listed.map(({ id, names }) => [id, names[0]!.toLowerCase()]));
  return asked.map((one) => {
    const isIt = (id: string) => nameOf.get(id) === nameOf.get(one.id);
    const hits = searchNames(index, { name: one.text, type: 'person' }, { limit: 10, threshold: 0 });
    const rank = hits.findIndex(({ entryId }) => isIt(entryId));
    const others = hits.filter(({ entryId, similarity }) => similarity >= STRENGTH.medium && !isIt(entryId));
    return { ...one, rank, similarity: hits[rank]?.similarity ?? 0, others: others.length };
  });
}

function entryOf({ id, names }: Listed): ListEntry {
  return {
    ...{ id, type: 'person', identifiers: [], countries: [], births: [] },
    names: names.map((text, at) => ({ text, kind: at === 0 ? 'primary' : 'aka' })),
  };
}
