import { and, count, eq, inArray, sql, sum } from 'drizzle-orm';
import { StorageLimits } from '../../../../contract/limits.ts';
import { db, problem, together } from '../../../platform/index.ts';
import { oneAtATime } from '../../audit/index.ts';
import { storageLimitsOf } from '../../identity/index.ts';
import type { RequestRecord } from '../record.ts';
import { attachments } from '../tables.ts';

type Use = { files: number; bytes: number };

const MEGABYTE = 1024 * 1024;
const use = { files: count(), bytes: sum(attachments.size).mapWith(Number) };

/** Inside a transaction: what the people of each client see of files, removed ones among them, which the trail keeps. */
export async function storedByClients(clientIds: readonly string[]): Promise<Map<string, Use>> {
  const rows = await db()
    .select({ clientId: attachments.clientId, ...use })
    .from(attachments)
    .where(and(inArray(attachments.clientId, [...clientIds]), eq(attachments.side, 'intake')))
    .groupBy(attachments.clientId);
  return new Map(rows.map(({ clientId, files, bytes }) => [clientId, { files, bytes: bytes ?? 0 }]));
}

/**
 * Inside a transaction that has stored files with the request, or has sent the statement that does. Those who store for
 * one client at the same time are counted one after another.
 */
export async function assertRoom(
  { id, clientId }: Pick<RequestRecord, 'id' | 'clientId'>,
  side: 'intake' | 'analysis',
) {
  const ofRequest = sql`${attachments.requestId} = ${id} and ${attachments.side} = ${side} and ${attachments.removedAt} is null`;
  const ofClient = and(eq(attachments.clientId, clientId), eq(attachments.side, 'intake'));
  const counted = db()
    .select({
      requestFiles: sql`count(*) filter (where ${ofRequest})`.mapWith(Number),
      requestBytes: sql`coalesce(sum(${attachments.size}) filter (where ${ofRequest}), 0)`.mapWith(Number),
      clientFiles: count(),
      clientBytes: sql`coalesce(sum(${attachments.size}), 0)`.mapWith(Number),
    })
    .from(attachments)
    .where(side === 'analysis' ? eq(attachments.requestId, id) : ofClient);
  const [, [used], limits] = await together(
    () => oneAtATime(clientId),
    () => counted,
    async () => (side === 'intake' ? storageLimitsOf(clientId) : null),
  );
  if (!used) return;
  const held = { files: used.requestFiles, bytes: used.requestBytes };
  const { requestFiles, requestBytes } = StorageLimits;
  if (held.files > requestFiles || held.bytes > requestBytes)
    throw problem(
      'file.no_room',
      `With these files the request would hold ${inWords(held)}; the limit is ${inWords({ files: requestFiles, bytes: requestBytes })}. Remove files it no longer needs, or add smaller ones.`,
    );
  if (!limits) return;
  const { name, maxFiles, maxMegabytes } = limits;
  const stored = { files: used.clientFiles, bytes: used.clientBytes };
  if (stored.files > maxFiles || stored.bytes > maxMegabytes * MEGABYTE)
    throw problem(
      'file.no_room',
      `With these files ${name} would store ${inWords(stored)}; it may store ${inWords({ files: maxFiles, bytes: maxMegabytes * MEGABYTE })}. Removed files count, because the audit trail keeps them. An administrator of the firm can raise the limit in Settings, Clients and modules.`,
    );
}

const inWords = ({ files, bytes }: Use) => {
  const megabytes = Math.ceil(bytes / MEGABYTE);
  const size = megabytes < 10_240 ? `${megabytes} MB` : `${Math.round(megabytes / 1024)} GB`;
  return `${files.toLocaleString('en')} ${files === 1 ? 'file' : 'files'} of ${size}`;
};
