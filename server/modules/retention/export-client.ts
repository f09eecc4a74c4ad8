import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { safeFileName } from '../../platform/files/name-rules.ts';
import {
  type Actor,
  addDays,
  addMonths,
  db,
  notFound,
  type Platform,
  Problem,
  type ZipEntry,
  zipStream,
} from '../../platform/index.ts';
import { exportEvents, firstEventAt, record } from '../audit/index.ts';
import { findClient } from '../identity/index.ts';
import { markExported } from './departures.ts';
import { exportedTables, tableEntries } from './exported-tables.ts';
import type { RetentionPorts } from './ports.ts';

const identity = { kind: 'identity' } as const;
/** `noteTaken` is for who has taken all of it, on whose word the client may be erased. */
type ClientExport = { name: string; content: Readable; noteTaken(): void };
type StoredFile = { path: string; file_id: string; sha256: string };

/**
 * Everything of a client, made while it is sent: what its own people may see under client/, all of it under firm/, its
 * files and sealed reports, and its audit trail signed, a file a month.
 */
export async function exportClient(
  platform: Platform,
  ports: RetentionPorts,
  clientId: string,
  actor: Actor,
): Promise<ClientExport> {
  const { database, clock } = platform;
  const began = clock.now();
  const about = await database.tx(identity, async () => {
    const client = await findClient(clientId);
    if (!client) throw notFound();
    const { rows: stored } = await db().execute<StoredFile>(
      sql`select path, file_id, sha256 from files_of_client(${clientId}::uuid)`,
    );
    const tables = await exportedTables();
    await record(clock, {
      type: 'client.exported',
      actor,
      clientId,
      object: { type: 'client', id: clientId, label: client.name },
      data: { tables: tables.length, files: stored.length },
    });
    return { client, stored, tables, since: (await firstEventAt(clientId)) ?? clock.now() };
  });
  const { client, stored, since } = about;
  const shared = await database.tx({ kind: 'tenant', clientId }, exportedTables);
  const trail = monthsBetween(clock.calendar.dayOf(since), clock.calendar.today()).map(
    ({ month, ...days }): ZipEntry => ({
      name: `audit/${month}.json`,
      compress: true,
      open: async () =>
        Readable.from(await exportEvents(platform, ports.audit, { client: clientId, ...days }, actor)),
    }),
  );
  const content = zipStream([
    {
      name: 'README.txt',
      compress: true,
      open: async () => Readable.from([exportReadMe(client.name, clock.now())]),
    },
    ...tableEntries(database, { kind: 'tenant', clientId }, 'client', shared, clientId),
    ...tableEntries(database, identity, 'firm', about.tables, clientId),
    ...fileEntries(platform, stored),
    ...trail,
  ]);
  const noteTaken = () => {
    database
      .tx(identity, () => markExported(clientId, began))
      .catch((error: unknown) => platform.log.error({ err: error }, 'export of a client not noted'));
  };
  return { name: `${client.code}-export.zip`, content, noteTaken };
}

/** The stored files, and a list of those that storage has lost: they keep nobody from leaving. */
function fileEntries({ files, log }: Pick<Platform, 'files' | 'log'>, stored: StoredFile[]): ZipEntry[] {
  const missing: string[] = [];
  const entries = stored.map(({ path, file_id, sha256 }): ZipEntry => {
    const name = `files/${path.split('/').map(safeFileName).join('/')}`;
    const open = () =>
      files.open(file_id, sha256).catch((error: unknown) => {
        if (!(error instanceof Problem) || error.code !== 'file.corrupt') throw error;
        log.error({ err: error, file: file_id }, 'file missing in the export of a client');
        missing.push(name);
        return null;
      });
    return { name, compress: false, open };
  });
  const list = async () => (missing.length > 0 ? Readable.from([`${missing.join('\n')}\n`]) : null);
  return [...entries, { name: 'files/MISSING.txt', compress: true, open: list }];
}

/** Each month between two days, with its first and last one. */
function monthsBetween(first: string, last: string) {
  const months: { month: string; from: string; to: string }[] = [];
  for (let from = `${first.slice(0, 7)}-01`; from <= last; ) {
    const next = addMonths(from, 1);
    months.push({ month: from.slice(0, 7), from, to: addDays(next, -1) });
    from = next;
  }
  return months;
}

/** Explains the contents of the archive. */
const exportReadMe = (client: string, madeAt: Date) => `Export of ${client}
Made on ${madeAt.toISOString()}

  client/   what the client's own people can see, as JSON and CSV: hand this over
  firm/     every record of the client, with the firm's working papers and internal comments: for the firm's own archive
  files/    attachments, sealed reports (PDF), documents and news that were read, under the number of their request;
            MISSING.txt names those that are no longer stored, if there are any
  audit/    the audit trail of the client, a file a month, each signed; npm run verify-audit -- FILE checks one

Passwords, authenticators and sessions are in none of them.
`;
