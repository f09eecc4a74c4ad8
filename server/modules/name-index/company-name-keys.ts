import { nearMatchKeys, soundsOfWords } from '../../../engine/mca/index.ts';

/** By `same`, names that rule 8 may call the same are found; by the words, similar ones. */
type NameKeys = { same: number[]; telling: number[]; common: number[] };

/** Numbers instead of texts: an index of millions stays small. What two texts happen to share is compared anyway. */
export function nameKeys(name: string): NameKeys {
  const { telling, common } = soundsOfWords(name);
  return {
    same: nearMatchKeys(name).map((key) => hash(`= ${key}`)),
    telling: telling.map((word) => hash(`w ${word}`)),
    common: common.map((word) => hash(`w ${word}`)),
  };
}

/** All of them, each once, as they are stored beside a name. */
export function storedKeys(name: string): number[] {
  const { same, telling, common } = nameKeys(name);
  return [...new Set([...same, ...telling, ...common])];
}

/** FNV-1a in 32 bits with a sign, as the database's integers are. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value | 0;
}
