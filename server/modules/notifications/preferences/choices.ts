import { inArray, sql } from 'drizzle-orm';
import type { NoticePreferences } from '../../../../contract/reports/notice-preferences.ts';
import type { ChosenNoticeKind, Role } from '../../../../contract/words.ts';
import { type Actor, db, type Platform } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { noticeChoices } from '../tables.ts';

type Somebody = { id: string; role: Role };
type Choice = NoticePreferences['kinds'][number];

/** Inside tx() of the system: what goes to each by mail, kind by kind. */
export async function choicesOf(people: readonly Somebody[]): Promise<Map<string, Choice[]>> {
  if (people.length === 0) return new Map();
  const ids = people.map(({ id }) => id);
  const rows = await db().select().from(noticeChoices).where(inArray(noticeChoices.userId, ids));
  return new Map(
    people.map(({ id, role }) => {
      const chosen = new Map(rows.filter((row) => row.userId === id).map((row) => [row.kind, row.byMail]));
      const kinds = Object.entries(defaultChoices[role]) as [ChosenNoticeKind, boolean][];
      return [id, kinds.map(([kind, byMail]) => ({ kind, byMail: chosen.get(kind) ?? byMail }))];
    }),
  );
}

const mine = async ({ userId, role }: Actor) => (await choicesOf([{ id: userId, role }])).get(userId) ?? [];

export function readChoices({ database, mailer }: Platform, actor: Actor): Promise<NoticePreferences> {
  return database.tx({ kind: 'system' }, async () => ({
    mailConfigured: mailer !== null,
    kinds: await mine(actor),
  }));
}

/** Kinds that do not reach this person are passed over. */
export function saveChoices({ database, mailer, clock }: Platform, actor: Actor, wanted: readonly Choice[]) {
  return database.tx({ kind: 'system' }, async () => {
    const before = await mine(actor);
    const changed = wanted.filter(({ kind, byMail }) =>
      before.some((now) => now.kind === kind && now.byMail !== byMail),
    );
    if (changed.length > 0) {
      await db()
        .insert(noticeChoices)
        .values(changed.map((choice) => ({ ...choice, userId: actor.userId })))
        .onConflictDoUpdate({
          target: [noticeChoices.userId, noticeChoices.kind],
          set: { byMail: sql`excluded.by_mail` },
        });
      await record(clock, {
        type: 'notifications.chosen',
        actor,
        clientId: actor.clientId,
        object: { type: 'user', id: actor.userId },
        data: { kinds: changed.map(({ kind }) => kind) },
        changes: changed.map(({ kind, byMail }) => ({ field: kind, before: !byMail, after: byMail })),
      });
    }
    return { mailConfigured: mailer !== null, kinds: await mine(actor) };
  });
}

type Chosen = Partial<Record<ChosenNoticeKind, boolean>>;

/** Clients come now and then, and want to be called; the firm is here all day, and wants what it would miss. */
const client: Chosen = { request: true, question: true, comment: true, register: true };
const firm: Chosen = { request: false, question: true, comment: false, screening: false, register: true };

/**
 * The kinds that reach a role, and whether they go by mail as long as somebody has not chosen. What concerns one's
 * account is no choice: the mails about it are sent by themselves.
 */
const defaultChoices: Record<Role, Chosen> = {
  client,
  clientuser: client,
  allocator: firm,
  drafter: firm,
  admin: { ...firm, system: true },
};
