import { MODULES } from '../../../contract/words.ts';
import type { Member } from './sign-in-as.ts';

/** Its people may sign in no more, until an administrator opens it again. */
export async function closeClient(admin: Member, id: string | null) {
  const { Data } = await admin.call('GET /security/v1.0/clientdetails', { pageSize: 200 });
  const found = Data.find((client) => client.id === id);
  if (!found) throw new Error('no such client');
  const { name, code, version, modules } = found;
  await admin.call('POST /security/v1.0/clientdetails', {
    ...{ id: found.id, version, name, code },
    modules: MODULES.filter((title) => modules.includes(title)),
    active: false,
  });
}
