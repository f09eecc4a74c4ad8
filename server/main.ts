import closeWithGrace from 'close-with-grace';
import { prepare } from './compose.ts';
import { messageOf } from './platform/describe-error.ts';
import { readEnv } from './platform/env.ts';
import { createLog } from './platform/log.ts';
import { openPlatform } from './platform/open-platform.ts';
import { startTracing } from './platform/tracing/start-tracing.ts';
import { start } from './start.ts';

/** For the supervisor: start me again (EX_TEMPFAIL). */
const again = 75;

const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const env = readEnv(process.env);
  const log = createLog(env.logLevel);
  const tracing = await startTracing(env, log);
  const platform = await openPlatform(env, log, (reason) => {
    log.fatal({ reason }, 'the database is lost: ending for a new start');
    // Those who wait get their 503 first.
    setTimeout(() => process.exit(again), 1000);
  });
  const invitation = await prepare(platform);
  const { close } = await start(platform);
  say(`Prudence ${env.version} is ready at ${env.baseUrl}`);
  if (invitation) say(`First administrator: ${env.baseUrl}${invitation}`);
  // The jobs under way get some seconds too.
  const delay = (env.drainSeconds + env.shutdownSeconds + 15) * 1000;
  closeWithGrace({ delay, logger: log }, async ({ err, signal }) => {
    if (err) log.fatal({ err }, 'ending after an error');
    else log.info({ signal }, 'ending');
    try {
      await close(err ? { drainSeconds: 0 } : {});
    } finally {
      await platform.database.close();
      await tracing.close();
    }
  });
} catch (error) {
  process.stderr.write(`${messageOf(error as Error)}\n`);
  process.exit(1);
}
