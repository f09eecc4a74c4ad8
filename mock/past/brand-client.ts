import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MODULES } from '../../contract/words.ts';
import type { Act } from './cast.ts';

const logo = join(import.meta.dirname, 'kestrel-logo.png');

/** An administrator gives one client its logo and colour before its first report: its sealed reports carry them. */
export async function brandClient(act: Act) {
  const admin = await act('admin');
  const { Data } = await admin.call('GET /security/v1.0/clientdetails', {});
  const client = Data.find(({ code }) => code === 'KVB');
  if (!client) throw new Error('the demo has no client KVB');
  const { id, version, name, code, modules, active } = client;
  const png = await readFile(logo, 'base64');
  await admin.call('POST /security/v1.0/clientdetails', {
    ...{ id, version, name, code, active },
    modules: MODULES.filter((module) => modules.includes(module)),
    branding: { accent: '#8A2B1F', logo: `data:image/png;base64,${png}` },
  });
}
