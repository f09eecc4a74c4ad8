import { isCutShort } from '../../text/index.ts';
import type { Subject, SubjectType } from '../types.ts';
import { readingsOf } from './normalise.ts';
import { otherReading } from './other-reading.ts';
import { severalNames } from './several-names.ts';
import { isDistinctive } from './tokens.ts';

/** `empty`: no letter and no figure; `indistinct`: no word that tells it from others; `cut`: only its beginning counts. */
type NotCompared = 'empty' | 'indistinct' | 'cut';

/**
 * Why a search compares a name not at all, or not as a whole; undefined where it does. Whatever the name is, an entry
 * that shares an identifier is found.
 */
export function whyNotCompared({ name, type }: Pick<Subject, 'name' | 'type'>): NotCompared | undefined {
  if (!/[\p{L}\p{N}]/u.test(name)) return 'empty';
  const read = (as: SubjectType) => [name, ...severalNames(name)].flatMap((one) => readingsOf(one, as));
  const told = read(type);
  const other = otherReading(type, told);
  const readings = other ? [...told, ...read(other)] : told;
  if (!readings.some(({ tokens }) => tokens.some(isDistinctive))) return 'indistinct';
  const isCut = isCutShort(name) || told.some(({ further }) => further);
  return isCut ? 'cut' : undefined;
}
