import type { z } from 'zod';
import type { Without } from '../../../../contract/operation.ts';
import type { saveThirdParty } from '../../../../contract/third-parties/third-parties.ts';
import { type Actor, type Clock, problem } from '../../../platform/index.ts';
import type { ActPorts } from '../ports.ts';
import type { ThirdParty } from '../tables.ts';

export type SaveThirdParty = Without<z.output<typeof saveThirdParty.request>, 'C_TIMESTAMP'>;
export type RegisterAction = SaveThirdParty['action'];
export type InputOf<Action extends RegisterAction> = Extract<SaveThirdParty, { action: Action }>;
type ThirdPartyChange = Partial<ThirdParty>;

/** One act on one third party, inside its transaction. What it answers is changed in the row besides the version. */
export type ThirdPartyAct<Action extends RegisterAction> = (context: {
  party: ThirdParty;
  input: InputOf<Action>;
  actor: Actor;
  clock: Clock;
  now: Date;
  ports: ActPorts;
}) => Promise<ThirdPartyChange>;

/** What an audit event is about, and who did it. */
export const about = (party: ThirdParty, actor: Actor | 'system') => ({
  actor,
  clientId: party.clientId,
  object: { type: 'third_party' as const, id: party.id, label: party.name },
});

/** What a notice is about. */
export const noticeAbout = ({ clientId, lastRequestId, name }: ThirdParty) => ({
  clientId,
  requestId: lastRequestId,
  kind: 'register' as const,
  entityName: name,
});

export const notPossible = (message: string) => problem('thirdparty.not_possible', message);
