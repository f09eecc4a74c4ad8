import { count, desc, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { TermsTexts, termsState } from '../../../../contract/security/terms.ts';
import { TERMS_TEXTS } from '../../../../contract/words.ts';
import { type Actor, db, notFound, type Platform, sha256 } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { staleSetting } from '../refusals.ts';
import { savedBy } from '../saved-by.ts';
import { termsVersions, users } from '../tables.ts';
import { hashOf, initialHash, termsOf } from './active-terms.ts';

export type TermsState = z.input<typeof termsState>;

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
export async function saveTerms({ clock }: Platform, actor: Actor, version: number, texts: TermsTexts) {
  const before = await termsStateOf();
  if (before.version !== version) throw staleSetting(before);
  const hash = hashOf(texts);
  if (hash === before.hash) return before;
  const [saved] = await db()
    .insert(termsVersions)
    .values({ version: version + 1, ...texts, hash, changedBy: actor.userId, changedAt: clock.now() })
    .onConflictDoNothing()
    .returning({ version: termsVersions.version });
  if (!saved) throw staleSetting(await termsStateOf());
  await record(clock, {
    type: 'settings.changed',
    actor,
    clientId: null,
    object: { type: 'terms', id: String(saved.version) },
    data: { kind: 'terms', key: 'terms' },
    changes: [
      { field: 'version', before: version, after: saved.version },
      { field: 'hash', before: before.hash, after: hash },
      // The texts themselves are kept with their version; here stands what proves them.
      ...TERMS_TEXTS.filter((name) => before.texts[name] !== texts[name]).map((name) => ({
        field: name,
        before: sha256(before.texts[name]),
        after: sha256(texts[name]),
      })),
    ],
  });
  return termsStateOf();
}
