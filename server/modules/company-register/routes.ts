import type { FastifyInstance } from 'fastify';
import { getCompanyRegister, saveCompanyRegister } from '../../../contract/screening/company-register.ts';
import { notFound, type Platform, route } from '../../platform/index.ts';
import { findPeople } from '../identity/index.ts';
import type { NameSearch } from '../name-index/index.ts';
import { changeRegister } from './change-register.ts';
import { importRegister, registerImportFailed } from './import-register.ts';
import { REGISTER_JOB, type RegisterJob, startRegisterImport } from './start-import.ts';
import { countRegisters, newestRegisters, type RegisterVersion } from './versions.ts';

const newestShown = 20;
const rejectedShown = 200;

export function mountCompanyRegister(app: FastifyInstance, platform: Platform, names: NameSearch) {
  platform.jobs.define<RegisterJob>(REGISTER_JOB, (job) => importRegister({ platform, names }, job), {
    onFailed: (data, error) => registerImportFailed(platform, data, error),
    silentMinutes: 720,
  });

  route(app, platform, getCompanyRegister, ({ input }) =>
    platform.database.tx({ kind: 'firm' }, async () => {
      const versions = await newestRegisters(newestShown);
      const chosen = versions.find(({ id }) => id === input.version);
      if (input.version && !chosen) throw notFound();
      const Data = await present(versions);
      const rejected = chosen && { rejected: chosen.rejected.slice(0, rejectedShown) };
      return { Result: 'Success', Data, total: await countRegisters(), ...rejected };
    }),
  );

  route(app, platform, saveCompanyRegister, async ({ actor, input, files }) => {
    if (input.action === 'import')
      return { Result: 'Success', Data: await startRegisterImport(platform, files, actor) };
    const { action, version } = input;
    await changeRegister(platform, version, action, actor);
    return { Result: 'Success', Data: { job: null, version } };
  });
}

async function present(versions: RegisterVersion[]) {
  const people = await findPeople(versions.map(({ importedBy }) => importedBy));
  return versions.map(({ id, number, sha256, companies, rejectedRows, error, ...version }) => ({
    ...{ id, number, sha256, companies, rejectedRows, error },
    status: version.status,
    importedAt: version.importedAt.toISOString(),
    importedBy: people.get(version.importedBy)?.name ?? 'unknown',
    activatedAt: version.activatedAt?.toISOString() ?? null,
    files: version.files.map(({ name, size }) => ({ name, size })),
    job: version.jobId,
  }));
}
