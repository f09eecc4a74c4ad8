import { joinSounds } from '../tokens/fold.ts';
import { makeToken, newToken, type Token } from '../tokens/tokens.ts';

/** Adjacent tokens as one word. */
export function joinTokens(parts: readonly Token[]): Token {
  let text = '';
  for (let at = 0; at < parts.length; at++) text += parts[at]!.text;
  return joinAs(parts, text);
}

/** Words are written together time and again while a list is searched. */
const joined = new Map<string, Token>();
const MOST_JOINED = 50_000;

/** The same, with another text. */
export function joinAs(parts: readonly Token[], text: string): Token {
  let origin: Token['origin'] = 'latin';
  let isHeard = false;
  for (const part of parts) {
    if (origin === 'latin') origin = part.origin;
    if (part.sounds) isHeard = true;
  }
  if (origin !== 'latin') {
    const sounds = isHeard ? [parts.map((part) => part.fold).join('')] : undefined;
    return makeToken({ text, kind: 'word', origin, aside: false, sounds, tables: 'none' });
  }
  const spoken = spokenTogether(parts);
  const key = spoken ? `${text}/${spoken.join(',')}` : text;
  const known = joined.get(key);
  if (known) return known;
  if (joined.size >= MOST_JOINED) joined.clear();
  const token = newToken({ text, kind: 'word', origin, aside: false, spoken, tables: 'none' });
  joined.set(key, token);
  return token;
}

const MOST_SPOKEN = 8;

/** How words in Latin letters sound together, where their language is known: Tse and tung are Zedong. */
function spokenTogether(parts: readonly Token[]): string[] | undefined {
  if (!parts.some(({ otherFolds }) => otherFolds)) return undefined;
  let together = [''];
  for (const { fold, otherFolds } of parts) {
    const next = [fold, ...(otherFolds ?? [])];
    together = together
      .flatMap((before) => next.map((sound) => joinSounds(before, sound)))
      .slice(0, MOST_SPOKEN);
  }
  return together;
}
