import type { ScheduledRun } from '../../platform/index.ts';
import type { AuditPorts } from '../audit/index.ts';
import type { PeoplePorts } from '../people/index.ts';

export type RetentionPorts = {
  /** Removes the stored files that no row names any more. */
  sweepFiles(run: ScheduledRun): Promise<unknown>;
  people: PeoplePorts;
  audit: AuditPorts;
};
