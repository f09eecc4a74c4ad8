import { join } from 'node:path';
import { httpClient } from '../../../mock/http/http-client.ts';
import { projectRoot } from '../../../scripts/project-root.ts';
import { noticeText, notify } from '../../../server/modules/notifications/index.ts';
import { seedMasterLists } from '../../../server/modules/settings/index.ts';
import { createClock } from '../../../server/platform/clock.ts';
import { openTestPlatform } from '../../../server/platform/testing.ts';
import { start } from '../../../server/start.ts';
import { enter, signInAs } from '../people/sign-in-as.ts';
import type { Asked, Asks } from './clocked.ts';

// The whole server on a database in memory. Its clock runs, and runs ahead when a test asks: a session grows old in no
// time. What is asked arrives from the process that started it, never over the network.
const port = Number(process.env.PORT);
const reportPort = Number(process.env.REPORT_PORT);
const baseUrl = `http://localhost:${port}`;
let aheadMs = 0;
const opened = await openTestPlatform({
  env: {
    port,
    reportPort,
    baseUrl,
    reportUrl: `http://localhost:${reportPort}`,
    distDir: join(projectRoot, 'dist'),
    production: true,
    support: 'support@prudence.example',
    // Training on all passages keeps a processor busy for seconds, and no test with a clock reads news.
    firstModel: false,
    outboundAllow: [`http://127.0.0.1:${process.env.HOOK_PORT}`],
  },
});
const platform = {
  ...opened,
  clock: { ...opened.clock, ...createClock(() => new Date(Date.now() + aheadMs)) },
};
await platform.database.tx({ kind: 'identity' }, () => seedMasterLists());
const { app, close } = await start(platform);
const stage = { app, platform, visitor: () => httpClient(baseUrl), close };

const answers: { [Ask in keyof Asks]: (input: Asks[Ask]['input']) => Promise<Asks[Ask]['answer']> } = {
  async advance(milliseconds) {
    aheadMs += milliseconds;
    return null;
  },
  async member(wanted) {
    const { actor } = await signInAs(stage, wanted);
    const { userId, clientId, name, username } = actor;
    return { userId, clientId: clientId ?? '', name, username };
  },
  async session(userId) {
    const member = await enter(stage, userId);
    const { Data } = await member.call('POST /security/v1.0/token/refresh', { token: member.refresh });
    const cookie = `__Host-rt-${member.refresh}`;
    return { handle: member.refresh, cookie, secret: member.cookies.get(cookie) ?? '', details: Data };
  },
  async draft({ userId, legalName }) {
    const member = await enter(stage, userId);
    const { Data } = await member.call('POST /reports/v1.0/requestdetails', { intake: { legalName } }, []);
    return `/pages/requestanalysis?client=${Data.clientId}&request=${Data.id}`;
  },
  async notify({ userId, clientId, entities, kind = 'request' }) {
    await platform.database.tx({ kind: 'identity' }, async () => {
      for (const entityName of entities)
        await notify(platform.clock, {
          ...{ userIds: [userId], clientId, entityName, kind },
          activity: noticeText('request.amended'),
        });
    });
    return null;
  },
};

process.on('message', async ({ id, ask, input }: Asked) => {
  try {
    process.send?.({ id, answer: await answers[ask](input as never) });
  } catch (error) {
    process.send?.({ id, error: (error as Error).stack });
  }
});
process.once('disconnect', async () => {
  await close();
  await opened.close();
  process.exit(0);
});
process.send?.({ ready: true });
