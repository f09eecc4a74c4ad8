import { eq, inArray } from 'drizzle-orm';
import { method1, type RatingMethod } from '../../../../../engine/rating/index.ts';
import { type Clock, db } from '../../../../platform/index.ts';
import { ratingMethods } from './tables.ts';

export type MethodRecord = typeof ratingMethods.$inferSelect;

/** Inside a transaction of the firm or the system: the method that counts. */
export async function publishedMethod(): Promise<RatingMethod> {
  const [row] = await db()
    .select({ content: ratingMethods.content })
    .from(ratingMethods)
    .where(eq(ratingMethods.status, 'published'));
  return row?.content ?? method1;
}

/** Inside a transaction of the firm or the system: the published version, named as stored ratings name theirs. */
export async function publishedVersion(): Promise<string> {
  const [row] = await db()
    .select({ number: ratingMethods.number })
    .from(ratingMethods)
    .where(eq(ratingMethods.status, 'published'));
  return row ? String(row.number) : method1.version;
}

/** Inside a transaction of the firm that writes: waits for a publication that is under way; a later one waits for this. */
export async function holdPublishedMethod(): Promise<void> {
  await db()
    .select({ id: ratingMethods.id })
    .from(ratingMethods)
    .where(eq(ratingMethods.status, 'published'))
    .for('share');
}

/** Inside a transaction of the firm or the system: methods by the version that stored ratings name. */
export async function methodsNamed(versions: readonly string[]): Promise<Map<string, RatingMethod>> {
  const numbers = [...new Set(versions)].map(Number).filter(Number.isInteger);
  const rows = await db()
    .select({ number: ratingMethods.number, content: ratingMethods.content })
    .from(ratingMethods)
    .where(inArray(ratingMethods.number, [0, ...numbers]));
  const found = new Map(rows.map(({ number, content }) => [String(number), content]));
  return found.has(method1.version) ? found : found.set(method1.version, method1);
}

/** Inside a transaction of the system: keeps method 1 as this version of the software knows it, once. */
export async function keepFirstMethod(clock: Clock) {
  const now = clock.now();
  await db()
    .insert(ratingMethods)
    .values({ number: 1, status: 'published', content: method1, changedAt: now, publishedAt: now })
    .onConflictDoNothing();
}

/** What an audit event is about, where it is about a version of the method. */
export const aboutMethod = ({ id, number }: Pick<MethodRecord, 'id' | 'number'>) => ({
  clientId: null,
  object: { type: 'method' as const, id, label: `Method ${number}` },
});
