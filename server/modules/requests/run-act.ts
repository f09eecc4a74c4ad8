import { type Actor, type Platform, problem, scopeOf } from '../../platform/index.ts';
import { readContext } from './act-context.ts';
import type { ActionInput } from './acts/act.ts';
import { acts } from './acts/index.ts';
import { applyAct } from './apply-act.ts';
import type { Upload } from './attachments.ts';
import { decide } from './decide.ts';
import { assertCan, assertMay } from './judge.ts';
import type { WorkflowPorts } from './ports.ts';
import { presentRequest } from './present.ts';
import type { RequestRecord } from './record.ts';
import { staleProblem } from './stale.ts';
import { findVisible } from './visible.ts';

type Call = { input: ActionInput; actor: Actor; uploads: readonly Upload[] };

/** One act on one request: see, may, can, then one transaction. */
export async function runAct(platform: Platform, ports: WorkflowPorts, call: Call) {
  const { input, actor } = call;
  const act = acts[input.action];
  const seen = await see(platform, call);
  const context = await readContext(platform, seen, call);
  assertCan(actor, input.action, seen);
  const change = decide(act, context);
  if (input.action === 'release') context.prepared = await ports.prepareRelease(seen, actor);
  return platform.database.tx(scopeOf(actor), async () => {
    const saved = await applyAct(act, context, change, ports, platform.clock);
    if (!saved) throw await staleProblem(seen.id, actor, input.action, platform.clock);
    return presentRequest(saved, actor, platform.clock);
  });
}

/** 404, then 403, then 409. */
async function see(platform: Platform, { input, actor }: Call): Promise<RequestRecord> {
  const { action, request: id, version } = input;
  if (!id) throw problem('input.invalid', 'Choose a request.', { fields: { request: 'Required.' } });
  return platform.database.tx(scopeOf(actor), async () => {
    const seen = await findVisible(id, actor, input.client);
    assertMay(actor, action);
    if (version === undefined)
      throw problem('input.invalid', 'Send the version you are viewing.', {
        fields: { version: 'Required.' },
      });
    if (version !== seen.version) throw await staleProblem(id, actor, action, platform.clock);
    return seen;
  });
}
