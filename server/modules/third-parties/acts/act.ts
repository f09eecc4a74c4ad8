import type { z } from 'zod';
import type { saveThirdParty } from '../../../../contract/reports/third-parties.ts';
import { type Actor, type Clock, problem } from '../../../platform/index.ts';
import type { ThirdPartyPorts } from '../ports.ts';
import type { ThirdParty } from '../tables.ts';

export type SaveThirdParty = Omit<z.output<typeof saveThirdParty.request>, 'C_TIMESTAMP'>;
type ThirdPartyChange = Partial<ThirdParty>;

/** One act on one third party, inside its transaction. What it answers is changed in the row besides the version. */
export type ThirdPartyAct = (context: {
  party: ThirdParty;
  input: SaveThirdParty;
  actor: Actor;
  clock: Clock;
  now: Date;
  ports: ThirdPartyPorts;
}) => Promise<ThirdPartyChange>;

export const about = (party: ThirdParty, actor: Actor) => ({
  actor,
  clientId: party.clientId,
  object: { type: 'third_party', id: party.id, label: party.name },
});

export const missing = (field: string, message: string) =>
  problem('input.invalid', message, { fields: { [field]: message } });

export const notPossible = (message: string) => problem('thirdparty.not_possible', message);

export function requireReason(reason: string | undefined): string {
  const text = reason?.trim();
  if (!text) throw missing('reason', 'Enter a reason.');
  return text;
}
