import anyAscii from 'any-ascii';
import { foldWidth, LONGEST_NAME } from '../text/index.ts';
import { letterNames } from './tables/letter-names.ts';

const host = /(?:https?:\/\/)?\bwww\.|\.(?:com|net|org|biz|info|co\.in|in)\b|\bdot ?com\b|\bwww\b/g;

/** Lower case, Latin letters, & and abbreviations in brackets written out. A sign may be many Latin letters: cut once more. */
function plain(text: string): string {
  return anyAscii(foldWidth(text))
    .slice(0, LONGEST_NAME)
    .toLowerCase()
    .replace(/\(\s*p\s*\)/g, ' private ')
    .replace(/\(\s*i\s*\)/g, ' india ')
    .replace(/&|\+/g, ' and ')
    .replace(/(?<=[a-z])['`](?=[a-z])/g, '');
}

function isLetter(word: string | undefined): boolean {
  return word !== undefined && /^[a-z]$/.test(word);
}

/** Joins runs of at least two words for which `letterOf` knows a letter. */
function joinRuns(words: readonly string[], letterOf: (word: string) => string | undefined): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; ) {
    let end = at;
    while (end < words.length && letterOf(words[end] ?? '') !== undefined) end += 1;
    const run = words.slice(at, end);
    if (run.length > 1) joined.push(run.map(letterOf).join(''));
    else joined.push(...(run.length === 1 ? run : words.slice(at, at + 1)));
    at = Math.max(end, at + 1);
  }
  return joined;
}

/**
 * Words of a name in lower case without punctuation.
 * @param options `hosts` drops host names and domain extensions (clause f), `spelled` reads "Bee Kay" as the letters
 * BK (clause e), `spacing` joins single letters (clause c)
 */
export function wordsOfName(
  text: string,
  options: { hosts: boolean; spelled: boolean; spacing: boolean },
): string[] {
  const whole = options.hosts ? plain(text).replace(host, ' ') : plain(text);
  let words = whole
    .replace(/(?<=[a-z]{3})(?=\d)/g, ' ')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  if (options.spelled) {
    words = words.map((word) => word.replace(/(\D)\1{2,}/g, '$1$1'));
    words = joinRuns(words, (word) => (isLetter(word) ? word : letterNames.get(word)));
  }
  if (options.spacing) words = joinRuns(words, (word) => (isLetter(word) ? word : undefined));
  return words;
}
