import { listText } from '../../format/index.ts';
import type { ToWord } from '../../words/use-words.ts';
import type { Translate } from '../texts/index.ts';

/** A stored value as people read it: one text, or the lines of a list. */
export function readable(value: unknown, t: Translate, word: ToWord): string | string[] {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  if (typeof value === 'string') return /^[a-z]+(_[a-z]+)+$/.test(value) ? word(value) : value;
  if (Array.isArray(value))
    return value.map((item) => listText([readable(item, t, word)].flat(), t.language));
  if (typeof value === 'object') return sayRecord(value, t, word);
  return String(value);
}

/** `Name Anil Kapoor, role director`: what is empty is not said. */
const sayRecord = (record: object, t: Translate, word: ToWord) =>
  listText(
    Object.entries(record)
      .filter(([key, item]) => !/(^id|Id)$/.test(key) && item !== null && item !== undefined && item !== '')
      .map(([key, item]) => `${word(key)}: ${listText([readable(item, t, word)].flat(), t.language)}`),
    t.language,
  );
