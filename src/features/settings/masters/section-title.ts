import type { ToWord } from '@/shared/words/use-words';
import type { Translate } from '../texts/index.ts';

/** What a section of a report is called; a key that only a newer server knows reads well enough as it is. */
export function sectionTitle(key: string, t: Translate, word: ToWord): string {
  const id = `section.${key}`;
  return t.has(id) ? t(id) : word(key);
}
