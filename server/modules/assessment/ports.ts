import type { z } from 'zod';
import type { reportVersion } from '../../../contract/analysis/analysis.ts';

/** What this module shows and another one keeps. */
export type AssessmentPorts = {
  /** Inside a transaction: the sealed versions of a request, newest first. */
  reportVersionsOf(requestId: string): Promise<z.output<typeof reportVersion>[]>;
};
