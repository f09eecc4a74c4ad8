import type { EntryName } from '../lists/index.ts';
import { AGREED, type NameAgreement, worthOf } from './name-evidence.ts';

/** Names less alike than this are no reason to compare two entries. */
export const LEAST_SIMILARITY = 0.74;
/** A name or a number that more entries bear says nothing. */
export const MOST_BEARERS = 60;
/** How much less alike another name may be and still count as one that is as much alike. */
const AS_ALIKE = 0.03;

/** An entry that bears a name like the one asked for, by its key. */
export type RankedEntry = { key: string; list: string; similarity: number; name: EntryName };

/** A name of an entry with who bears one like it on any list, the closest first. */
type AskedName = { name: EntryName; hits: readonly RankedEntry[] };

/** How the names of one entry and of another that they found agree, seen from the one. */
export type AlikeNames = Omit<NameAgreement, 'further'> & { agreedOurs: string[]; agreedTheirs: string[] };

/** What the names of an entry found, by the key of the entry found. It rests on nothing but these names. */
export function alikeEntries(own: string, asked: readonly AskedName[]): Map<string, AlikeNames> {
  const found = new Map<string, AlikeNames>();
  for (const { name, hits } of asked) {
    const others = hits.slice(0, MOST_BEARERS).filter(({ key }) => key !== own);
    for (const hit of others) {
      const { key, similarity } = hit;
      const isRival = (one: RankedEntry) =>
        one !== hit && one.list === hit.list && one.similarity >= similarity - AS_ALIKE;
      const agreed = similarity >= AGREED;
      const now = {
        ...{ ours: name, theirs: hit.name, similarity, rivals: others.filter(isRival).length },
        agreedOurs: agreed ? [name.text] : [],
        agreedTheirs: agreed ? [hit.name.text] : [],
      };
      const known = found.get(key);
      found.set(key, known ? together(known, now) : now);
    }
  }
  return found;
}

/** How the names of two entries agree, by what those of either found; undefined where neither found the other. */
export function agreementOf(
  ours: AlikeNames | undefined,
  theirs: AlikeNames | undefined,
): NameAgreement | undefined {
  const turned = theirs && {
    ...{ ...theirs, ours: theirs.theirs, theirs: theirs.ours },
    ...{ agreedOurs: theirs.agreedTheirs, agreedTheirs: theirs.agreedOurs },
  };
  const both = ours && turned ? together(ours, turned) : (ours ?? turned);
  if (!both) return undefined;
  const { agreedOurs, agreedTheirs, ...names } = both;
  return { ...names, further: Math.max(0, Math.min(agreedOurs.length, agreedTheirs.length) - 1) };
}

/** The closer names; of the same names, or names as close, those that more others bear. */
function together(known: AlikeNames, now: AlikeNames): AlikeNames {
  const agreedOurs = [...new Set([...known.agreedOurs, ...now.agreedOurs])];
  const agreedTheirs = [...new Set([...known.agreedTheirs, ...now.agreedTheirs])];
  const isSame = now.ours.text === known.ours.text && now.theirs.text === known.theirs.text;
  const isAsClose = isSame || worthOf(now) === worthOf(known);
  const closer = worthOf(now) > worthOf(known) ? now : known;
  const rivals = isAsClose ? Math.max(known.rivals, now.rivals) : closer.rivals;
  return { ...closer, rivals, agreedOurs, agreedTheirs };
}
