import type pg from 'pg';
import { signedBy } from './audit-keys.ts';
import { type VerifyingKey, verifyChains } from './modules/audit/index.ts';
import { systemClock } from './platform/clock.ts';
import { copyDatabase } from './platform/db/move/copy-database.ts';
import type { Database } from './platform/index.ts';

export const say = (line: string) => process.stdout.write(`${line}\n`);
const counted = (number: number, one: string) =>
  `${number.toLocaleString('en')} ${one}${number === 1 ? '' : 's'}`;

/**
 * Copies a database, checks that it arrived whole, and says how much it was. `complete` does what belongs to it before it
 * is committed.
 */
export async function move(
  source: pg.Client,
  target: pg.Client,
  keys: readonly VerifyingKey[],
  complete: () => void = () => {},
) {
  const verify = async (database: Pick<Database, 'tx'>) => {
    const tools = { database, clock: systemClock, isSigned: signedBy(keys) };
    const report = await verifyChains(tools, { kind: 'system' });
    const broken = report.chains.find(({ brokenAt }) => brokenAt !== null);
    if (broken)
      throw new Error(
        `The audit chain ${broken.chain} is broken at row ${broken.brokenAt}: ${broken.why} Nothing was moved.`,
      );
    if (!report.intact) throw new Error(`${report.log} Nothing was moved.`);
    complete();
    return report.chains.length;
  };
  const { tables, rows, verified } = await copyDatabase(source, target, verify);
  return `${counted(tables, 'table')}, ${counted(rows, 'row')}, ${counted(verified, 'audit chain')} intact.`;
}

/** Exit codes: 0 moved, 1 nothing was changed and standard error says why. */
export async function run(command: () => Promise<void>) {
  try {
    await command();
  } catch (error) {
    const cause = (error as { cause?: Error }).cause ?? (error as Error);
    process.stderr.write(`${cause.message}\n`);
    process.exitCode = 1;
  }
}
