import { isOpen } from '../../../../contract/request-statuses.ts';
import { type Actor, type Platform, problem } from '../../../platform/index.ts';
import { findVisible } from '../../requests/index.ts';
import { subjectsHash, subjectsOf } from '../subjects.ts';
import { latestRun } from './find-runs.ts';
import { queueScreening } from './queue-screening.ts';

/** Queues another run; one that waits already for the same names is answered instead. */
export function screenAgain(
  platform: Platform,
  wanted: { request: string; client?: string | undefined },
  actor: Actor,
): Promise<string> {
  return platform.database.tx({ kind: 'firm' }, async () => {
    const request = await findVisible(wanted.request, actor, wanted.client);
    if (actor.role === 'admin') {
      throw problem('request.not_possible', 'Administrators can’t screen a request. Its drafter can.');
    }
    if (!isOpen(request)) {
      throw problem(
        'request.not_possible',
        `The request can’t be screened while it is ${request.status.replaceAll('_', ' ')}.`,
      );
    }
    const waiting = await latestRun(request.id);
    if (
      waiting?.status === 'queued' &&
      waiting.jobId &&
      waiting.intakeHash === subjectsHash(subjectsOf(request.intake))
    ) {
      return waiting.jobId;
    }
    return (await queueScreening(platform, request, actor)).job;
  });
}
