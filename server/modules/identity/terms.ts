import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const files = ['tnc.txt', 'consentnotice.txt', 'privacy.txt'];
let known: string | undefined;

/** SHA-256 over the three texts people agree to at sign-in; another text has another hash and is asked for again. */
export function termsHash(): string {
  if (known) return known;
  const hash = createHash('sha256');
  for (const name of files) {
    const text = readFileSync(new URL(`../settings/terms/${name}`, import.meta.url), 'utf8');
    hash.update(`${name}\n${text.length}\n${text}\n`);
  }
  known = hash.digest('hex');
  return known;
}
