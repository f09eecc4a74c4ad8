import { count, desc, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { TermsTexts, termsState } from '../../../../contract/security/terms.ts';
import { TERMS_TEXTS } from '../../../../contract/words.ts';
import { type Actor, db, notFound, type Platform, sha256 } from '../../../platform/index.ts';
import { savedBy, saveVersion } from '../saved-versions.ts';
import { termsVersions, users } from '../tables.ts';
import { hashOf, initialHash, termsOf } from './active-terms.ts';

type TermsState = z.input<typeof termsState>;

const { version, hash, changedBy, changedAt } = termsVersions;
/** Without the texts, which only the version in view needs. */
const listed = { version, hash, changedBy, changedAt };
const first = { version: 1, changedAt: null, changedBy: null, hash: initialHash };

/** Inside tx(). One version of the terms, the active one unless told, with the list of all. */
export async function termsStateOf(version?: number): Promise<TermsState> {
  const rows = await db().select(listed).from(termsVersions).orderBy(desc(termsVersions.version));
  const versions = [...(await savedBy(rows)), first];
  const active = versions[0] ?? first;
  const shown = version === undefined ? active : versions.find((one) => one.version === version);
  const texts = shown && (await termsOf(shown.version));
  if (!shown || !texts) throw notFound();
  return { ...shown, texts, agreed: await agreementsTo(active.hash), versions };
}

async function agreementsTo(hash: string) {
  const [counted] = await db()
    .select({ of: count(), people: count(sql`case when ${users.termsHash} = ${hash} then 1 end`) })
    .from(users)
    .where(isNull(users.disabledAt));
  return { people: Number(counted?.people ?? 0), of: Number(counted?.of ?? 0) };
}

/** Inside tx(). The next version, made on `version`: everybody is asked again at the next sign-in. */
export const saveTerms = (platform: Platform, actor: Actor, version: number, texts: TermsTexts) =>
  saveVersion(platform, actor, version, {
    table: termsVersions,
    event: { kind: 'terms' },
    state: () => termsStateOf(),
    next(before) {
      const hash = hashOf(texts);
      if (hash === before.hash) return null;
      return {
        row: { ...texts, hash },
        changes: [
          { field: 'version', before: version, after: version + 1 },
          { field: 'hash', before: before.hash, after: hash },
          // The texts themselves are kept with their version; here stands what proves them.
          ...TERMS_TEXTS.filter((name) => before.texts[name] !== texts[name]).map((name) => ({
            field: name,
            before: sha256(before.texts[name]),
            after: sha256(texts[name]),
          })),
        ],
      };
    },
  });
