import { createReadStream, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { auditKeys, signedBy } from './audit-keys.ts';
import {
  allCheckpoints,
  type ChainReport,
  checkpointLine,
  fingerprintOf,
  isSignedBy,
  judgeExportFile,
  readKept,
  type VerifyingKey,
  verifyChains,
} from './modules/audit/index.ts';
import { openExisting } from './open-existing.ts';
import { systemClock } from './platform/clock.ts';
import { type Env, readEnv } from './platform/env.ts';

// Exit codes: 0 every chain is intact, 1 a chain is broken, 2 it could not be verified.
type Given = { against?: string; checkpoints?: boolean };
const say = (line: string) => process.stdout.write(`${line}\n`);

const wedged = (reason: string) => {
  process.stderr.write(`Not verified. ${reason}\n`);
  process.exit(2);
};

function print({ chains, events, intact, log }: ChainReport, keys: readonly VerifyingKey[]) {
  const width = Math.max(...chains.map(({ chain }) => chain.length), 'chain'.length);
  say(`${'chain'.padEnd(width)}  ${'events'.padStart(9)}  ${'head'.padEnd(64)}  verdict`);
  for (const { chain, events: count, head, brokenAt, why } of chains) {
    const verdict = brokenAt === null ? 'intact' : `BROKEN at row ${brokenAt}: ${why}`;
    say(`${chain.padEnd(width)}  ${String(count).padStart(9)}  ${head}  ${verdict}`);
  }
  for (const { chain, checkpoint, unsigned } of chains) {
    const last = checkpoint
      ? `signed up to row ${checkpoint.seq} by checkpoint ${checkpoint.number} of ${checkpoint.at}`
      : 'never signed';
    say(`${chain.padEnd(width)}  ${last}, ${unsigned} events since`);
  }
  if (log) say(`BROKEN: ${log}`);
  for (const { kid, publicKey } of keys) say(`key ${kid ?? 'of the file'}: ${fingerprintOf(publicKey)}`);
  say(`${events} events in ${chains.length} chains: ${intact ? 'intact' : 'BROKEN'}`);
}

/** A file that somebody was handed: no database is asked. */
async function verifyExport(path: string, keys: readonly VerifyingKey[]) {
  if (keys.length === 0)
    throw new Error('A signed file needs the key that signed it: give PRUDENCE_KEYS or --key FILE.');
  const read = () => createReadStream(path, 'utf8') as AsyncIterable<string>;
  const { header, seal, events, verdict } = await judgeExportFile(read, isSignedBy(keys));
  const { flaws, recomputed, linked, vouched } = verdict;
  say(`${events} events, taken out on ${header.at}, signed by the key ${seal.kid}`);
  say(
    `${recomputed} hashes computed anew, ${linked} events follow the one before, ${vouched} checkpoints fit`,
  );
  for (const { kid, publicKey } of keys) say(`key ${kid ?? 'of the file'}: ${fingerprintOf(publicKey)}`);
  for (const flaw of flaws) say(`BROKEN: ${flaw}`);
  say(flaws.length === 0 ? 'intact' : 'BROKEN');
  process.exitCode = flaws.length === 0 ? 0 : 1;
}

async function verifyDatabase(env: Env, keys: readonly VerifyingKey[], given: Given) {
  const isSigned = signedBy(keys);
  const kept = given.against === undefined ? [] : readKept(readFileSync(given.against, 'utf8'), isSigned);
  const database = await openExisting(env, wedged);
  try {
    if (given.checkpoints) for (const one of await allCheckpoints(database)) say(checkpointLine(one));
    else {
      const report = await verifyChains(
        { database, clock: systemClock, isSigned },
        { kind: 'system' },
        { kept },
      );
      print(report, keys);
      process.exitCode = report.intact ? 0 : 1;
    }
  } finally {
    await database.close();
  }
}

const options = {
  data: { type: 'string' },
  key: { type: 'string' },
  against: { type: 'string' },
  checkpoints: { type: 'boolean' },
  export: { type: 'string' },
} as const;

try {
  const { values } = parseArgs({ options });
  const elsewhere = { DATABASE_URL: undefined, DATABASE_URL_FILE: undefined };
  const chosen = values.data === undefined ? {} : { DATA_DIR: values.data, ...elsewhere };
  const env = readEnv({ ...process.env, ...chosen });
  const keys = auditKeys(env, values.key);
  if (values.export === undefined) await verifyDatabase(env, keys, values);
  else await verifyExport(values.export, keys);
} catch (error) {
  const cause = (error as { cause?: Error }).cause ?? (error as Error);
  process.stderr.write(`Not verified. ${cause.message}\n`);
  process.exitCode = 2;
}
