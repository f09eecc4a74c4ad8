import { asc, notInArray } from 'drizzle-orm';
import {
  type CheckpointTrace,
  chainStart,
  type IsSigned,
  judgeLog,
  type SignedCheckpoint,
} from '../../../../engine/audit-chain/index.ts';
import { type Database, db, type Platform, type Scope } from '../../../platform/index.ts';
import { checkpointLog } from '../checkpoints/stored-checkpoint.ts';
import { auditChains, auditCheckpoints, auditEvents } from '../tables.ts';
import { type ChainReport, verifyChain } from './verify-chain.ts';

type VerifyOptions = {
  /** Checkpoints that somebody kept elsewhere: they must still be here, and the rows as they were. */
  kept?: readonly SignedCheckpoint[];
  /** Called after every batch. */
  onProgress?: (verified: number, total: number) => Promise<void> | void;
};

type Tools = Pick<Platform, 'clock'> & { database: Pick<Database, 'tx'>; isSigned: IsSigned };

/** Verifies every chain the scope may see, a batch a transaction, so that nobody waits for it. */
export async function verifyChains(
  tools: Tools,
  scope: Scope,
  { kept = [], onProgress }: VerifyOptions = {},
): Promise<ChainReport> {
  const { database, clock, isSigned } = tools;
  const { heads, headless, log } = await database.tx(scope, async () => ({
    ...(await findChains()),
    // A client sees its own checkpoints only: to it the log of all of them is full of gaps.
    log: scope.kind === 'tenant' ? null : judgeLog(await checkpointLog(), isSigned),
  }));
  const known = new Set(heads.map(({ chain }) => chain));
  const total = heads.reduce((sum, { seq }) => sum + seq, 0);
  const chains = [...headless, ...goneSince(kept, known, headless)].map((chain) => beheaded(chain));
  let before = 0;
  for (const head of heads) {
    const noted = [...kept, ...(log?.removed ?? [])].filter(({ chain }) => chain === head.chain);
    const verdict = await verifyChain(tools, scope, head, noted, (verified) =>
      onProgress?.(before + verified, total),
    );
    chains.push(verdict);
    before += verdict.events;
  }
  return {
    intact: !log?.flaw && chains.every((chain) => chain.brokenAt === null),
    events: chains.reduce((sum, chain) => sum + chain.events, 0),
    verifiedAt: clock.now().toISOString(),
    log: log?.flaw ?? null,
    chains,
  };
}

async function findChains() {
  const heads = await db().select().from(auditChains).orderBy(asc(auditChains.chain));
  const known = db().select({ chain: auditChains.chain }).from(auditChains);
  const headless = new Set<string>();
  for (const table of [auditEvents, auditCheckpoints]) {
    const found = await db()
      .selectDistinct({ chain: table.chain })
      .from(table)
      .where(notInArray(table.chain, known));
    for (const { chain } of found) headless.add(chain);
  }
  return { heads, headless: [...headless] };
}

/** Chains that somebody has a checkpoint of and that are not here at all. */
function goneSince(kept: readonly CheckpointTrace[], known: ReadonlySet<string>, headless: string[]) {
  const names = new Set(kept.map(({ chain }) => chain));
  return [...names].filter((chain) => !known.has(chain) && !headless.includes(chain));
}

const beheaded = (chain: string): ChainReport['chains'][number] => ({
  chain,
  events: 0,
  head: chainStart,
  brokenAt: 1,
  why: 'The head of the chain is gone: nothing says where it ended.',
  checkpoint: null,
  unsigned: 0,
});
