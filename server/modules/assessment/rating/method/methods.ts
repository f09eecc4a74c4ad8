import { eq, inArray } from 'drizzle-orm';
import { methodInForce, type RatingMethod, shippedMethods } from '../../../../../engine/rating/index.ts';
import { type Clock, db } from '../../../../platform/index.ts';
import { ratingMethods } from './tables.ts';

export type MethodRecord = typeof ratingMethods.$inferSelect;

/** Inside a transaction of the firm or the system: the method that counts. */
export async function publishedMethod(): Promise<RatingMethod> {
  const [row] = await db()
    .select({ content: ratingMethods.content })
    .from(ratingMethods)
    .where(eq(ratingMethods.status, 'published'));
  return row?.content ?? methodInForce;
}

/** Inside a transaction of the firm or the system: the published version, named as stored ratings name theirs. */
export async function publishedVersion(): Promise<string> {
  const [row] = await db()
    .select({ number: ratingMethods.number })
    .from(ratingMethods)
    .where(eq(ratingMethods.status, 'published'));
  return row ? String(row.number) : methodInForce.version;
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
  return new Map([
    ...shippedMethods.map((method) => [method.version, method] as const),
    ...rows.map(({ number, content }) => [String(number), content] as const),
  ]);
}

/** Inside a transaction of the system: a new installation begins with the methods that come with Prudence. */
export async function keepShippedMethods(clock: Clock) {
  const [any] = await db().select({ id: ratingMethods.id }).from(ratingMethods).limit(1);
  if (any) return;
  const now = clock.now();
  const status = (method: RatingMethod): MethodRecord['status'] =>
    method === methodInForce ? 'published' : 'superseded';
  await db()
    .insert(ratingMethods)
    .values(
      shippedMethods.map((content) => ({
        ...{ number: Number(content.version), status: status(content), content },
        ...{ changedAt: now, publishedAt: now },
      })),
    )
    // Another server that starts at the same time.
    .onConflictDoNothing();
}

/** What an audit event is about, where it is about a version of the method. */
export const aboutMethod = ({ id, number }: Pick<MethodRecord, 'id' | 'number'>) => ({
  clientId: null,
  object: { type: 'method' as const, id, label: `Method ${number}` },
});
