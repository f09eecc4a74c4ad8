import closeWithGrace from 'close-with-grace';
import { start } from '../server/start.ts';
import { demoEnv } from './demo-env.ts';
import { serveStory } from './guided-story/serve-story.ts';
import { introduction } from './introduction.ts';
import { demoPlatform, openPast } from './past/open-past.ts';
import { runSchedules } from './past/run-schedules.ts';
import { openTokenPort } from './token-port.ts';

/**
 * The real API on a database that ends with it, whose fictional past was told by the same API. Its pages are served once
 * they are `built`.
 */
export async function startDemo(built: Promise<void> = Promise.resolve()): Promise<void> {
  const { env, provider } = await demoEnv();
  const past = await openPast(env, { anew: process.argv.includes('--reset') });
  const platform = await demoPlatform(env, past);
  await built;
  const { close } = await start(platform, { extend: serveStory });
  await runSchedules(platform);
  const tokens = await openTokenPort(platform);
  process.stdout.write(await introduction(platform));
  closeWithGrace({ delay: 8000, logger: platform.log }, async () => {
    tokens.close();
    await close();
    await provider?.close();
    await past.close();
  });
}
