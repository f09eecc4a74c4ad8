import type { RequestOf } from '../../../contract/index.ts';
import type { Upload } from '../../../mock/http/http-client.ts';
import { compose } from '../../../server/compose.ts';
import { seedMasterLists } from '../../../server/modules/settings/index.ts';
import type { Module } from '../../../server/platform/index.ts';
import type { TestOptions } from '../../../server/platform/testing.ts';
import type { Member } from '../../support/people/sign-in-as.ts';
import { signInAs } from '../../support/people/sign-in-as.ts';
import { openTestApp, type TestApp } from '../../support/servers/test-app.ts';
import { waitFor } from '../../support/servers/wait-for.ts';

export type Cast = Record<'admin' | 'client' | 'allocator' | 'drafter', Member>;
export type ScreeningApp = TestApp & { cast: Cast };

/** The whole server as it is composed for production, with one person of each kind. */
export async function openScreeningApp(
  more: readonly Module[] = [],
  options: TestOptions = {},
  before: readonly Module[] = [],
): Promise<ScreeningApp> {
  const test = await openTestApp({
    ...options,
    modules: [
      ...before,
      async (app, platform) => {
        for (const register of compose(platform).modules) await register(app, platform);
      },
      ...more,
    ],
  });
  await test.platform.database.tx({ kind: 'identity' }, () => seedMasterLists());
  const cast = {
    admin: await signInAs(test, { role: 'admin', name: 'Ada Admin' }),
    client: await signInAs(test, { role: 'client', name: 'Carla Client' }),
    allocator: await signInAs(test, { role: 'allocator', name: 'Asha Rao' }),
    drafter: await signInAs(test, { role: 'drafter', name: 'Ravi Mehta' }),
  };
  return Object.assign(test, { cast });
}

/** Waits for the end of a piece of work, good or bad. */
export function finished(who: Member, job: string | null) {
  return waitFor(
    async () => {
      const { Data } = await who.call('GET /reports/v1.0/jobs', { id: job ?? '' });
      const [work] = Data;
      return work && (work.status === 'done' || work.status === 'failed') ? work : null;
    },
    { what: 'the work to end', everyMs: 30 },
  );
}

type Import = Omit<Extract<RequestOf<'POST /reports/v1.0/watchlists'>, { action: 'import' }>, 'action'>;

/** Imports files and waits; the version may be staged or failed then. */
export async function importList(admin: Member, files: Upload[], about: Import) {
  const { Data } = await admin.call('POST /reports/v1.0/watchlists', { action: 'import', ...about }, files);
  const work = await finished(admin, Data.job);
  return { version: Data.version ?? '', work };
}

export async function previewOf(admin: Member, version: string) {
  const { preview } = await admin.call('GET /reports/v1.0/watchlists', { version });
  if (!preview) throw new Error('there is no preview');
  return preview;
}

export const activate = (admin: Member, version: string) =>
  admin.attempt('POST /reports/v1.0/watchlists', { action: 'activate', version });

export const listed = async (admin: Member) => (await admin.call('GET /reports/v1.0/watchlists', {})).Data;

const heading = 'id,name,type,aliases,countries,births,programmes,topics';

/** A firm's own list of invented people and companies. */
export const ownList = (rows: string[]): Upload[] => [
  { name: 'own-list.csv', content: [heading, ...rows].join('\n'), type: 'text/csv' },
];

export const inventedRows = [
  'X1,"Volkhovsky, Dmitri Arkadievich",person,Дмитрий Волховский,RU,1968-04-17,TEST,sanctions',
  'X2,Zarqun Petrochemical Trading FZE,organisation,Zarkun Petrochem Trading,AE,,TEST,sanctions',
  'X3,"Okonjo-Barasa, Thaddeus",person,,KE,1959,TEST,sanctions;pep',
  'X4,Brightwater Halcyon Shipping Ltd,organisation,,PA,,TEST,sanctions',
];

/** Imports the invented list and puts it to use. */
export async function useInventedList({ cast }: ScreeningApp, rows = inventedRows, name = 'Invented list') {
  const { version, work } = await importList(cast.admin, ownList(rows), { format: 'plain_csv', name });
  if (work.status !== 'done') throw new Error(`the import ended ${work.status}: ${work.error}`);
  const { status } = await activate(cast.admin, version);
  if (status !== 202) throw new Error(`activation answered ${status}`);
  return version;
}
