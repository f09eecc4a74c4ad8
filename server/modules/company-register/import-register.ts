import { setImmediate as breathe } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { NOTICE_TEXTS } from '../../../contract/texts/notices.ts';
import { ListFormatError, parseCompanyRegister } from '../../../engine/lists/index.ts';
import type { RegisteredCompany } from '../../../engine/mca/index.ts';
import { db, type Job, type Platform, Problem, problem } from '../../platform/index.ts';
import { record } from '../audit/index.ts';
import { notifyAdministrator, notifyAdministrators } from '../identity/index.ts';
import type { NameSearch } from '../name-index/index.ts';
import { noticeText } from '../notifications/index.ts';
import type { RejectedLine } from '../watchlists/index.ts';
import type { RegisterJob } from './start-import.ts';
import { countCompanies, emptySlot, settleIndex, storeCompanies } from './stored-companies.ts';
import { registerVersions, type Slot } from './tables.ts';
import { activeRegister, lockRegister, type RegisterVersion } from './versions.ts';

type RegisterWorker = { platform: Platform; names: NameSearch };
type Begun = RegisterVersion & { slot: Slot };
type Row = { company: RegisteredCompany; line: number; file: string };

/** Small enough that writing one holds up nobody who waits for an answer. */
const perBatch = 400;
const mostRejectedKept = 1000;
const system = { kind: 'system' } as const;

/** The job: reads the stored files into the table that is not in use. Broken off, it begins again from nothing. */
export async function importRegister(worker: RegisterWorker, job: Job<RegisterJob>) {
  const { platform } = worker;
  const version = await begin(platform, job.data.versionId);
  if (!version) return { version: job.data.versionId, repeated: true };
  try {
    const read = await readFiles(worker, version, job);
    if (!read) return { version: version.id, discarded: true };
    if (read.companies === 0)
      throw new ListFormatError('No company could be read: check that it is the company master.', {
        file: version.files[0]?.name ?? '',
      });
    await job.report(97, 'Completing the index');
    await platform.database.tx(system, () => settleIndex(version.slot));
    await stage(platform, version, read);
    return { version: version.id, companies: read.companies, rejected: read.rejectedRows };
  } catch (error) {
    throw error instanceof ListFormatError ? problem('list.unreadable', error.message) : error;
  }
}

function begin({ database }: Platform, versionId: string): Promise<Begun | null> {
  return database.tx(system, async () => {
    const version = await lockRegister(versionId);
    if (version?.status !== 'importing') return null;
    const active = await activeRegister();
    const slot: Slot = active?.slot === 'a' ? 'b' : 'a';
    await emptySlot(slot);
    await db().update(registerVersions).set({ slot }).where(eq(registerVersions.id, versionId));
    return { ...version, slot };
  });
}

/** Null when somebody discarded it meanwhile. */
async function readFiles({ platform, names }: RegisterWorker, version: Begun, job: Job<RegisterJob>) {
  const total = version.files.reduce((sum, { size }) => sum + size, 0);
  const rejected: RejectedLine[] = [];
  const count = { companies: 0, rejectedRows: 0 };
  let bytes = 0;
  let batch: Row[] = [];
  const reject = (line: RejectedLine) => {
    count.rejectedRows += 1;
    if (rejected.length < mostRejectedKept) rejected.push(line);
  };
  const flush = async () => {
    const twice = await store({ platform, names }, version, batch);
    if (!twice) return false;
    count.companies += batch.length - twice.length;
    for (const { file, line, company } of twice)
      reject({ file, line, reason: `${company.id} already appears on an earlier line.` });
    batch = [];
    const percent = Math.min(96, Math.round((bytes / Math.max(total, 1)) * 96));
    await job.report(percent, `${count.companies.toLocaleString('en')} companies read`);
    await breathe();
    return true;
  };
  for (const file of version.files) {
    const source = chunksOf(platform, file, (more) => {
      bytes += more;
    });
    for await (const row of parseCompanyRegister(source, file.name)) {
      if ('rejected' in row) reject(row.rejected);
      else batch.push({ ...row, file: file.name });
      if (batch.length >= perBatch && !(await flush())) return null;
    }
  }
  return (await flush()) ? { ...count, rejected } : null;
}

async function* chunksOf(
  { files }: Platform,
  file: { fileId: string; sha256: string },
  onBytes: (bytes: number) => void,
) {
  for await (const chunk of await files.open(file.fileId, file.sha256)) {
    onBytes((chunk as Uint8Array).byteLength);
    yield chunk as Uint8Array;
  }
}

/** The rows whose number stood there already; null when the version is no longer to be imported. */
async function store({ platform, names }: RegisterWorker, version: Begun, rows: Row[]) {
  if (rows.length === 0) return [];
  const once = new Map<string, Row>();
  for (const row of rows) if (!once.has(row.company.id)) once.set(row.company.id, row);
  const companies = [...once.values()].map(({ company }) => company);
  const keys = await names.keys(companies.map(({ name }) => name));
  const keyed = companies.map((company, at) => ({ ...company, keys: keys[at] ?? [] }));
  return platform.database.tx(system, async () => {
    if ((await lockRegister(version.id))?.status !== 'importing') return null;
    const stored = await storeCompanies(version.slot, keyed);
    return rows.filter((row) => once.get(row.company.id) !== row || !stored.has(row.company.id));
  });
}

type Read = NonNullable<Awaited<ReturnType<typeof readFiles>>>;

function stage({ database, clock }: Platform, { id, slot, number, sha256, importedBy }: Begun, read: Read) {
  return database.tx(system, async () => {
    if ((await lockRegister(id))?.status !== 'importing') return;
    // Its job may run twice at once, where a server that stood still was taken for lost.
    if ((await countCompanies(slot)) !== read.companies)
      throw new Error('another run of this import has changed what was stored: it begins again');
    await db()
      .update(registerVersions)
      .set({ status: 'staged', ...read })
      .where(eq(registerVersions.id, id));
    await record(clock, {
      type: 'register.imported',
      actor: 'system',
      clientId: null,
      object: { type: 'company_register', id, label: `Version ${number}` },
      data: { version: number, sha256, companies: read.companies, rejected: read.rejectedRows },
    });
    await notifyAdministrator(clock, importedBy, {
      entityName: NOTICE_TEXTS['about.register'],
      activity: noticeText('register.imported', { number, companies: read.companies }),
    });
  });
}

/** After the last try of the job. */
export function registerImportFailed(
  { database, clock }: Platform,
  { versionId }: RegisterJob,
  error: unknown,
) {
  const reason =
    error instanceof Problem
      ? error.message
      : 'The import stopped because of a server error. Import it again.';
  return database.tx(system, async () => {
    const version = await lockRegister(versionId);
    if (version?.status !== 'importing') return;
    const { id, number } = version;
    await db()
      .update(registerVersions)
      .set({ status: 'failed', error: reason })
      .where(eq(registerVersions.id, id));
    await record(clock, {
      type: 'register.import_failed',
      actor: 'system',
      clientId: null,
      object: { type: 'company_register', id, label: `Version ${number}` },
      data: { version: number, reason },
    });
    await notifyAdministrators(clock, {
      entityName: NOTICE_TEXTS['about.register'],
      activity: noticeText('register.not_imported', { reason }),
    });
  });
}
