import type { Upload } from '../../../mock/http/http-client.ts';
import { aRegister } from '../../support/data/company-master.ts';
import type { Member } from '../../support/people/sign-in-as.ts';
import { finished } from '../screening/screening-app.ts';

/** Imports files as a register and waits; answers the version, whatever became of it. */
export async function importRegister(admin: Member, files: Upload[]): Promise<string> {
  const { Data } = await admin.call('POST /reports/v1.0/companyregister', { action: 'import' }, files);
  await finished(admin, Data.job);
  return Data.version ?? '';
}

export async function useRegister(admin: Member, files = [aRegister()]): Promise<string> {
  const version = await importRegister(admin, files);
  await admin.call('POST /reports/v1.0/companyregister', { action: 'activate', version });
  return version;
}

export const registers = async (admin: Member) =>
  (await admin.call('GET /reports/v1.0/companyregister', {})).Data;
