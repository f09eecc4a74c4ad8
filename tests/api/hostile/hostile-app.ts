import { join } from 'node:path';
import { buildDossierPage } from '../../../scripts/build/build-dossier-page.ts';
import { projectRoot } from '../../../scripts/project-root.ts';
import { compose } from '../../../server/compose.ts';
import { seedMasterLists } from '../../../server/modules/settings/index.ts';
import type { Module } from '../../../server/platform/index.ts';
import { type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { openTestApp, type TestApp } from '../../support/servers/test-app.ts';
import { useInventedList } from '../screening/screening-app.ts';
import { buildHouse, type House } from './house.ts';

/** Of this worker, and beside the data: what a hostile call leaves there is looked for. */
const distDir = join(projectRoot, `node_modules/.cache/prudence/dist-${process.env.JEST_WORKER_ID}`);

/** Everybody of one firm, and two clients of it that know nothing of each other. */
export type HostileApp = TestApp & {
  admin: Member;
  allocator: Member;
  ours: House;
  theirs: House;
};

/** The whole server as it is composed for production, with two clients at work in it. */
export async function openHostileApp(
  options: Parameters<typeof openTestApp>[0] & { more?: Module[] } = {},
): Promise<HostileApp> {
  await buildDossierPage(distDir);
  const test = await openTestApp({
    ...options,
    env: { distDir, ...options.env },
    modules: [
      async (app, platform) => {
        for (const register of compose(platform).modules) await register(app, platform);
      },
      ...(options.more ?? []),
    ],
  });
  await test.platform.database.tx({ kind: 'identity' }, () => seedMasterLists());
  const admin = await signInAs(test, { role: 'admin' });
  const allocator = await signInAs(test, { role: 'allocator' });
  const firm = { admin, allocator };
  await useInventedList({ cast: firm } as Parameters<typeof useInventedList>[0]);
  const ours = await buildHouse(test, firm, 'Kaveri');
  const theirs = await buildHouse(test, firm, 'Narmada');
  return Object.assign(test, { ...firm, ours, theirs });
}
