import type { OperationKey } from '../../../../contract/index.ts';
import type { AuditKind } from '../../../../server/modules/audit/index.ts';
import type { ScreeningApp } from '../../screening/screening-app.ts';

type Attempt = () => Promise<{ status: number }>;
export type Post = Extract<OperationKey, `POST ${string}`>;

/** One call that succeeds: it prepares what it needs and answers the call it is about. */
export type Act = {
  does: string;
  how: (test: ScreeningApp) => Promise<Attempt>;
} & (
  | { leaves: readonly [AuditKind, ...AuditKind[]] }
  /** Says why it changes nothing that anybody would ask for. */
  | { leavesNothing: string }
);

export type ActsOf<Prefix extends string> = Record<Extract<Post, `POST ${Prefix}${string}`>, readonly Act[]>;

let made = 0;
/** Another one at every call. */
export const next = () => {
  made += 1;
  return made;
};
