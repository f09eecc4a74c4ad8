import { eq, inArray, max } from 'drizzle-orm';
import { COMPANY_REGISTER_EXTENSIONS, FileLimits } from '../../../contract/limits.ts';
import { type Actor, db, type Platform, problem } from '../../platform/index.ts';
import { record } from '../audit/index.ts';
import { hashOf, removeAll, type StoredListFile, unpackArchives } from '../watchlists/index.ts';
import { registerVersions } from './tables.ts';

export const REGISTER_JOB = 'register.import';
export type RegisterJob = { versionId: string };

const rules = {
  allow: COMPANY_REGISTER_EXTENSIONS.filter((ending) => ending !== 'zip'),
  maxBytes: FileLimits.companyRegister,
};

/** The files are stored already: unpacks them, opens a version and queues the reading. One that waits gives way. */
export async function startRegisterImport(platform: Platform, sent: StoredListFile[], actor: Actor) {
  if (sent.length === 0)
    throw problem('list.unreadable', 'Choose a company master CSV.', {
      fields: { files: 'Required.' },
    });
  const { files, unpacked, archives } = await unpackArchives(platform.files, sent, rules);
  try {
    const started = await platform.database.tx({ kind: 'firm' }, () => open(platform, files, actor));
    await removeAll(platform.files, archives);
    return started;
  } catch (error) {
    await removeAll(platform.files, unpacked);
    throw error;
  }
}

async function open({ clock, jobs }: Platform, files: StoredListFile[], actor: Actor) {
  const waiting = await db()
    .select()
    .from(registerVersions)
    .where(inArray(registerVersions.status, ['importing', 'staged']))
    .for('update');
  if (waiting.some(({ status }) => status === 'importing'))
    throw problem(
      'register.not_possible',
      'Another import of the register is running. Wait for it or discard it.',
    );
  // There is room for one beside the active one.
  for (const { id } of waiting)
    await db().update(registerVersions).set({ status: 'discarded' }).where(eq(registerVersions.id, id));
  const [newest] = await db()
    .select({ number: max(registerVersions.number) })
    .from(registerVersions);
  const number = (newest?.number ?? 0) + 1;
  const sha256 = hashOf(files);
  const [version] = await db()
    .insert(registerVersions)
    .values({
      number,
      status: 'importing',
      importedBy: actor.userId,
      importedAt: clock.now(),
      sha256,
      files,
    })
    .returning({ id: registerVersions.id });
  const versionId = version!.id;
  const job = await jobs.enqueue(REGISTER_JOB, { versionId } satisfies RegisterJob, {
    actorId: actor.userId,
  });
  await db().update(registerVersions).set({ jobId: job }).where(eq(registerVersions.id, versionId));
  await record(clock, {
    type: 'register.import_started',
    actor,
    clientId: null,
    object: { type: 'company_register', id: versionId, label: `Version ${number}` },
    data: { version: number, sha256 },
  });
  return { job, version: versionId };
}
