import closeWithGrace from 'close-with-grace';
import { start } from '../server/start.ts';
import { demoEnv } from './demo-env.ts';
import { serveStory } from './guided-story/serve-story.ts';
import { introduction } from './introduction.ts';
import { demoPlatform, openPast } from './past/open-past.ts';
import { openTokenPort } from './token-port.ts';

// The real API on a database that ends with it, whose fictional past was told by the same API.
const { env, provider } = await demoEnv();
try {
  const past = await openPast(env, { anew: process.argv.includes('--reset') });
  const platform = await demoPlatform(env, past);
  const { close } = await start(platform, { extend: serveStory });
  const tokens = await openTokenPort(platform);
  process.stdout.write(await introduction(platform));
  closeWithGrace({ delay: 8000, logger: platform.log }, async () => {
    tokens.close();
    await close();
    await provider?.close();
    await past.close();
  });
} catch (error) {
  process.stderr.write(`${(error as Error).stack}\n`);
  process.exit(1);
}
