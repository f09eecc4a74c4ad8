import type { SignedIn } from '../people/sign-in.ts';
import { waitFor } from '../servers/wait-for.ts';

/** Imports a list of sanctioned names (`id,name,type,countries,births`) and puts it to use. */
export async function activeList(admin: SignedIn, name: string, content: string) {
  const { Data: list } = await admin.call(
    'POST /reports/v1.0/watchlists',
    { action: 'import', format: 'plain_csv', name, topic: 'sanctions' },
    [{ name: 'names.csv', content, type: 'text/csv' }],
  );
  const version = list.version ?? '';
  await waitFor(
    async () => {
      const { Data } = await admin.call('GET /reports/v1.0/watchlists', {});
      const found = Data.flatMap(({ versions }) => versions).find(({ id }) => id === version);
      return found?.status === 'staged' || null;
    },
    { what: 'the list to be imported' },
  );
  await admin.call('POST /reports/v1.0/watchlists', { action: 'activate', version });
}
