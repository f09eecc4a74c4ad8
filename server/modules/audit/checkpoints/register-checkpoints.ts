import { chainStart } from '../../../../engine/audit-chain/index.ts';
import { db, type Platform } from '../../../platform/index.ts';
import { auditVerifications } from '../tables.ts';
import type { ChainReport } from '../verification/verify-chain.ts';
import { chainsToSign, takeCheckpoint } from './take-checkpoint.ts';

const kind = 'audit.checkpoint';

/** A checkpoint of every chain that moved: hourly, and whenever somebody asks. */
export function defineCheckpoints(platform: Platform) {
  platform.jobs.define<{ chain: string | null }>(kind, async ({ data, report }) => {
    const chains = data.chain ? [data.chain] : await chainsToSign(platform);
    const signed: Signed = { taken: 0, broken: [] };
    for (const [at, chain] of chains.entries()) {
      await report((100 * at) / chains.length, `Chain ${at + 1} of ${chains.length}`);
      await signChain(platform, chain, signed);
    }
    return settle(platform, signed);
  });
  platform.jobs.schedule({ name: 'audit.hourly_checkpoints', rhythm: { hourlyAt: 41 } }, async (run) => {
    const signed: Signed = { taken: 0, broken: [] };
    await run.each(await chainsToSign(platform), (chain) => signChain(platform, chain, signed));
    return settle(platform, signed);
  });
}

/** Inside tx(): of one chain, or of all of them, soon after the commit. Answers the job to poll. */
export const queueCheckpoint = (
  { jobs }: Pick<Platform, 'jobs'>,
  chain: string | null,
  actorId: string | null = null,
) => jobs.enqueue(kind, { chain }, { actorId });

type Signed = { taken: number; broken: ChainReport['chains'] };

/** A broken chain is told aloud and does not keep the others from theirs. */
async function signChain(platform: Platform, chain: string, signed: Signed) {
  const { log } = platform;
  const { checkpoint, brokenAt, why } = await takeCheckpoint(platform, chain);
  if (checkpoint) {
    signed.taken += 1;
    // Kept wherever the log is kept, which is not in the database: `verify-audit --against` reads it.
    log.info({ checkpoint }, 'audit checkpoint');
  }
  if (brokenAt === null) return;
  log.error({ chain, row: brokenAt, why }, 'audit chain broken: not signed');
  signed.broken.push({ chain, events: 0, head: chainStart, brokenAt, why, checkpoint: null, unsigned: 0 });
}

async function settle(platform: Platform, { taken, broken }: Signed) {
  if (broken.length > 0) await noteBroken(platform, broken);
  return { taken, broken: broken.length };
}

/** The badge says it from now on, not only after somebody has verified. */
function noteBroken({ database, clock }: Platform, chains: ChainReport['chains']) {
  const at = clock.now();
  const report: ChainReport = { intact: false, events: 0, verifiedAt: at.toISOString(), log: null, chains };
  return database.tx({ kind: 'system' }, () => db().insert(auditVerifications).values({ at, report }));
}
