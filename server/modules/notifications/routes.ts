import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { clearNotifications, getNotifications } from '../../../contract/reports/registers.ts';
import {
  type Actor,
  db,
  notFound,
  type Platform,
  route,
  type ScheduledRun,
  scopeOf,
} from '../../platform/index.ts';
import { record } from '../audit/index.ts';
import { mountLive } from './live/register-live.ts';
import { tellOfNotices } from './live/topics.ts';
import { deliverMail } from './mail/deliver-mail.ts';
import type { Letter } from './mail/letter.ts';
import { mailJob } from './mail/send-mail.ts';
import type { NotificationPorts } from './ports.ts';
import { mountPreferences } from './preferences/routes.ts';
import { readableBy } from './readable-by.ts';
import { mails, notifications } from './tables.ts';

const shown = 100;

const noPorts: NotificationPorts = {
  findRecipients: async () => new Map(),
  requestNumbers: async () => new Map(),
  mayReadAbout: () => sql`true`,
};

export function mountNotifications(
  app: FastifyInstance,
  platform: Platform,
  ports: NotificationPorts = noPorts,
) {
  defineMailJobs(platform, ports);
  mountLive(app, platform);
  mountPreferences(app, platform, ports);

  const noticesOf = (actor: Actor) => and(eq(notifications.userId, actor.userId), readableBy(actor, ports));

  route(app, platform, getNotifications, ({ actor }) =>
    platform.database.tx(scopeOf(actor), async () => {
      const mine = and(noticesOf(actor), isNull(notifications.clearedAt));
      const rows = await db()
        .select()
        .from(notifications)
        .where(mine)
        .orderBy(desc(notifications.createdOn), asc(notifications.id))
        .limit(shown);
      const total = rows.length < shown ? rows.length : await db().$count(notifications, mine);
      return { Result: 'Success', Data: rows.map(present), total };
    }),
  );

  route(app, platform, clearNotifications, ({ actor, input }) =>
    platform.database.tx(scopeOf(actor), async () => {
      const tell = recordFor(actor, platform.clock);
      if (input.restore) {
        const restored = await restore(noticesOf(actor), input.restore);
        await tell('notifications.restored', restored.length);
        return { Result: 'Success', Data: restored };
      }
      if (!input.clear_all && !input.id) throw notFound();
      const cleared = await clear(noticesOf(actor), platform.clock.now(), input);
      if (!input.clear_all && cleared.length === 0) throw notFound();
      await tell('notifications.cleared', cleared.length);
      return { Result: 'Success', Data: cleared };
    }),
  );
}

type Told = 'notifications.cleared' | 'notifications.restored';

const recordFor = (actor: Actor, clock: Platform['clock']) => async (type: Told, notices: number) => {
  if (notices === 0) return;
  const object = { type: 'user' as const, id: actor.userId };
  await record(clock, { type, actor, clientId: actor.clientId, object, data: { notices } });
  // One's other tabs.
  await tellOfNotices([actor.userId]);
};

type Wanted = { clear_all: boolean; id?: string | undefined; until?: string | undefined };

async function clear(own: SQL | undefined, clearedAt: Date, { clear_all: all, id = '', until }: Wanted) {
  const read = until ? lte(notifications.createdOn, new Date(until)) : undefined;
  const which = and(own, isNull(notifications.clearedAt), all ? read : eq(notifications.id, id));
  const rows = await db()
    .update(notifications)
    .set({ clearedAt })
    .where(which)
    .returning({ id: notifications.id });
  return rows.map((row) => row.id);
}

async function restore(own: SQL | undefined, ids: string[]) {
  const which = and(own, isNotNull(notifications.clearedAt), inArray(notifications.id, ids));
  const rows = await db()
    .update(notifications)
    .set({ clearedAt: null })
    .where(which)
    .returning({ id: notifications.id });
  if (rows.length !== new Set(ids).size) throw notFound();
  return rows.map((row) => row.id);
}

function present(row: typeof notifications.$inferSelect) {
  return {
    id: row.id,
    entity_name: row.entityName,
    activity: row.activity,
    code: row.code,
    values: row.textValues,
    created_on: row.createdOn.toISOString(),
    client_id: row.clientId,
    request_id: row.requestId,
    alarm: row.kind === 'alarm',
  };
}

/** Nothing to do where no mail server is configured. */
function defineMailJobs(platform: Platform, { findRecipients }: NotificationPorts) {
  const { mailer, jobs } = platform;
  if (!mailer) return;
  const isReader = async (userId: string, { to, reader }: Pick<Letter, 'to' | 'reader'>) => {
    const person = (await findRecipients([userId])).get(userId);
    if (person?.email !== to.address || person.disabled) return false;
    return !reader || (person.role === reader.role && person.clientId === reader.clientId);
  };
  jobs.define<{ mail: string }>(mailJob, ({ data }) => deliverMail(platform, mailer, isReader, data.mail), {
    retries: 10,
    silentMinutes: 10,
  });
  jobs.schedule({ name: 'notifications.mail_sweep', rhythm: { everyMinutes: 2 } }, (run) =>
    sweepMails(platform, run),
  );
}

const queuedAtOnce = 100;

/** Queues again what waits since the mail server was away. */
function sweepMails({ database, clock, jobs }: Platform, run: ScheduledRun): Promise<number> {
  const now = clock.now();
  const isDue = and(eq(mails.status, 'waiting'), lte(mails.nextTryAt, now));
  return run.steps({
    queue: () =>
      database.tx({ kind: 'system' }, async () => {
        const due = db().select({ id: mails.id }).from(mails).where(isDue);
        for (const { id } of await due.orderBy(asc(mails.nextTryAt)).limit(queuedAtOnce))
          await jobs.enqueue(mailJob, { mail: id });
      }),
  });
}
