import type { EntryType } from './entry.ts';

const suffix = /^(?:jr|sr|ii|iii|iv)\.?$/i;

/**
 * A name as it is spoken: "AL ZAWAHIRI, Ayman" → "Ayman AL ZAWAHIRI", "SOTO, Luis, Jr." → "Luis SOTO Jr.".
 * Only persons are turned round: in "SAND & SWAN NAVIGATION CO., LTD." the comma means something else.
 */
export function spokenName(text: string, type: EntryType): string {
  if (type !== 'person') return text.trim();
  const pieces = text.split(',').map((piece) => piece.trim());
  const endings = pieces.slice(1).filter((piece) => suffix.test(piece));
  const given = pieces.slice(1).filter((piece) => piece !== '' && !suffix.test(piece));
  return [given.join(' '), pieces[0], ...endings].filter((piece) => piece).join(' ');
}
