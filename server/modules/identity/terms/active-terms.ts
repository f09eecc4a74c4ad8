import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { desc, eq, lte } from 'drizzle-orm';
import type { TermsTexts } from '../../../../contract/security/terms.ts';
import { TERMS_TEXTS, type TermsText } from '../../../../contract/words.ts';
import { db } from '../../../platform/index.ts';
import { termsVersions } from '../tables.ts';

/** SHA-256 over the three texts; another text has another hash and is asked for again. */
export function hashOf(texts: TermsTexts): string {
  const hash = createHash('sha256');
  for (const name of TERMS_TEXTS) hash.update(`${name}\n${texts[name].length}\n${texts[name]}\n`);
  return hash.digest('hex');
}

const textOf = (name: TermsText) => readFileSync(new URL(`./${name}.txt`, import.meta.url), 'utf8').trim();

/** What a new installation asks people to agree to, until an administrator writes something else. */
const initialTexts: TermsTexts = {
  tnc: textOf('tnc'),
  consentnotice: textOf('consentnotice'),
  privacy: textOf('privacy'),
};
export const initialHash = hashOf(initialTexts);

/** Inside tx(). The hash of what was in force at a moment; now unless told. */
export async function termsHash(at?: Date): Promise<string> {
  const [found] = await db()
    .select({ hash: termsVersions.hash })
    .from(termsVersions)
    .where(at ? lte(termsVersions.changedAt, at) : undefined)
    .orderBy(desc(termsVersions.version))
    .limit(1);
  return found?.hash ?? initialHash;
}

/** Inside tx(). One text as it is in force now. */
export async function termsText(name: TermsText): Promise<string> {
  const [found] = await db()
    .select({ text: termsVersions[name] })
    .from(termsVersions)
    .orderBy(desc(termsVersions.version))
    .limit(1);
  return found?.text ?? initialTexts[name];
}

/** Inside tx(). The texts of one version; null when there is none of that number. */
export async function termsOf(version: number): Promise<TermsTexts | null> {
  const { tnc, consentnotice, privacy } = termsVersions;
  const [found] = await db()
    .select({ tnc, consentnotice, privacy })
    .from(termsVersions)
    .where(eq(termsVersions.version, version));
  return found ?? (version === 1 ? initialTexts : null);
}
