import { create } from 'jsondiffpatch';

export type Part = { text: string; kind: 'same' | 'gone' | 'new' };

/** Beyond this the comparison would hold up the page: the old and the new stand one after the other. */
const MOST_PAIRS = 4_000_000;
/** The share of a text that has to stay for its words to be compared. */
const LEAST_SAME = 0.2;

const patcher = create({ arrays: { detectMove: false } });

/** Two lists as one: what went, what came and what stayed, in the order in which it is read. */
export function listDifference(before: readonly string[], after: readonly string[]): Part[] {
  if (before.length * after.length > MOST_PAIRS)
    return [...before.map(part('gone')), ...after.map(part('new'))];
  const delta = (patcher.diff([...before], [...after]) ?? {}) as Record<string, unknown>;
  const isGone = (at: number) => `_${at}` in delta;
  const isNew = (at: number) => String(at) in delta;
  const parts: Part[] = [];
  for (let old = 0, now = 0; old < before.length || now < after.length; ) {
    if (old < before.length && isGone(old)) parts.push(part('gone')(before[old++] as string));
    else if (isNew(now)) parts.push(part('new')(after[now++] as string));
    else {
      parts.push(part('same')(after[now++] as string));
      old += 1;
    }
  }
  return parts;
}

const part =
  (kind: Part['kind']) =>
  (text: string): Part => ({ text, kind });

/** Word by word, neighbours of one kind together. */
export function wordDifference(before: string, after: string): Part[] {
  const joined: Part[] = [];
  for (const next of listDifference(wordsOf(before), wordsOf(after))) {
    const last = joined.at(-1);
    if (last?.kind === next.kind) last.text += next.text;
    else joined.push({ ...next });
  }
  return isRewritten(joined) ? rewritten(before, after) : joined;
}

/** Of a text that was written anew a few words stay by chance: marked one by one they would only confuse. */
function isRewritten(parts: readonly Part[]) {
  const length = (kind?: Part['kind']) =>
    parts.reduce((sum, part) => sum + (kind && part.kind !== kind ? 0 : part.text.length), 0);
  return length('gone') > 0 && length('new') > 0 && length('same') < length() * LEAST_SAME;
}

const rewritten = (before: string, after: string): Part[] => [
  { text: before, kind: 'gone' },
  { text: after, kind: 'new' },
];

/** Each with the space behind it, so that they make up the text again. */
const wordsOf = (text: string) => text.match(/\S+\s*|\s+/g) ?? [];
