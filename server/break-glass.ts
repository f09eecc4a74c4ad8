import { breakGlass } from './modules/identity/index.ts';
import { openExisting } from './open-existing.ts';
import { systemClock } from './platform/clock.ts';
import { readEnv } from './platform/env.ts';

// Exit codes: 0 the link is printed, 1 nothing was changed and standard error says why.
const say = (line: string) => process.stdout.write(`${line}\n`);

const refuse = (reason: string) => {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
};

try {
  const [username, ...more] = process.argv.slice(2);
  if (!username || more.length > 0) throw new Error('Usage: npm run break-glass -- USERNAME');
  const env = readEnv(process.env);
  const database = await openExisting(env, refuse);
  try {
    const { name, link, expiresAt } = await breakGlass({ database, clock: systemClock }, username);
    say(`${name}: password and authenticator no longer work, every session has ended.`);
    say(`Until ${expiresAt.toISOString()} this link opens once, for a new password and a new authenticator:`);
    say(`${env.baseUrl}${link}`);
    if (!env.databaseUrl) say('Start the server, then open it.');
  } finally {
    await database.close();
  }
} catch (error) {
  const cause = (error as { cause?: Error }).cause ?? (error as Error);
  refuse(cause.message);
}
