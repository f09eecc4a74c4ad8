import { and, eq } from 'drizzle-orm';
import { type Actor, db, type Platform, problem, scopeOf } from '../../platform/index.ts';
import type { RegisterAction, SaveThirdParty, ThirdPartyAct } from './acts/act.ts';
import { acts } from './acts/index.ts';
import { findThirdParty } from './find-third-party.ts';
import { mayEver, refusalOf } from './policy.ts';
import type { ActPorts } from './ports.ts';
import { presentThirdParty } from './present.ts';
import { type ThirdParty, thirdParties } from './tables.ts';

/** One act on one third party: see, may, can, all in the transaction that does it. */
export function saveThirdParty(
  { database, clock }: Platform,
  ports: ActPorts,
  input: SaveThirdParty,
  actor: Actor,
) {
  return database.tx(scopeOf(actor), async () => {
    const now = clock.now();
    const party = await findThirdParty(input.id, actor);
    assertCan(party, input, actor);
    const act = acts[input.action] as ThirdPartyAct<RegisterAction>;
    const change = await act({ party, input, actor, clock, now, ports });
    const saved = await store(party, change);
    const shown = saved.mergedInto ? await findThirdParty(saved.mergedInto, actor) : saved;
    return presentThirdParty(shown, actor, clock.calendar.dayOf(now), ports);
  });
}

/** 403, then 409, then 422. */
function assertCan(party: ThirdParty, { action, version }: SaveThirdParty, actor: Actor) {
  if (!mayEver(actor, action)) throw problem('access.role', 'Your role cannot do this.');
  if (version !== party.version) throw stale();
  const refusal = refusalOf(action, party, actor);
  if (refusal) throw problem('thirdparty.not_possible', refusal);
}

const stale = () =>
  problem(
    'record.stale',
    'Someone else changed this third party meanwhile. Reload to see the latest version.',
  );

async function store(party: ThirdParty, change: Partial<ThirdParty>): Promise<ThirdParty> {
  const [saved] = await db()
    .update(thirdParties)
    .set({ ...change, version: party.version + 1 })
    .where(and(eq(thirdParties.id, party.id), eq(thirdParties.version, party.version)))
    .returning();
  if (!saved) throw stale();
  return saved;
}
