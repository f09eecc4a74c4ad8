import type { JobWithMetadata } from 'pg-boss';
import { Problem } from '../errors.ts';
import type { Log } from '../log.ts';
import { failSpan, inSpan } from '../tracing/tracer.ts';
import { startHangDetector } from './hang-detector.ts';
import type { Handler, JobOptions } from './jobs.ts';
import type { Progress } from './progress.ts';
import { countUnits, UnitsFailed } from './units.ts';

const writeEveryMs = 250;

type Limits = { tries: number; silentMinutes: number; onFailed: JobOptions['onFailed'] };
type Tools = { progress: Progress; log: Log; isStopping: () => boolean };

/**
 * Runs one job and keeps what the waiting person sees. A refusal (Problem) will not come out differently the
 * next time, so it ends the work; any other error of its own is tried again by the queue, up to `tries` times. What fails
 * while the server stops was interrupted: that is no error of its own.
 */
export function runJob(...given: Parameters<typeof run>) {
  const [{ name, id, retryCount }] = given;
  const facts = { 'prudence.job.id': id, 'prudence.job.retries': retryCount };
  return inSpan(`job ${name}`, 'consumer', facts, () => run(...given));
}

async function run(
  job: JobWithMetadata<object>,
  handler: Handler<object>,
  { tries, silentMinutes, onFailed }: Limits,
  { progress, log, isStopping }: Tools,
) {
  await progress.save(job.id, { status: 'running', error: null });
  const hangDetector = startHangDetector(silentMinutes);
  let written = 0;
  const report = async (percent: number, label: string) => {
    hangDetector.heard();
    if (Date.now() - written < writeEveryMs) return;
    written = Date.now();
    await progress.save(job.id, { percent: Math.max(0, Math.min(99, Math.round(percent))), label });
  };
  try {
    const { each, check } = countUnits(log, { kind: job.name, id: job.id }, hangDetector.heard);
    const work = handler({ id: job.id, data: job.data, report, each });
    const result = (await Promise.race([work, hangDetector.over])) ?? null;
    check();
    await progress.save(job.id, { status: 'done', percent: 100, result });
  } catch (error) {
    if (isStopping()) throw error;
    const isFinal = error instanceof Problem || (await progress.countFailure(job.id)) > tries;
    log.error({ err: error, id: job.id, kind: job.name, isFinal }, 'job');
    failSpan(error);
    if (!isFinal) {
      await progress.save(job.id, { status: 'queued', label: 'Will be tried again' });
      throw error;
    }
    await onFailed?.(job.data, error, job.id).catch((failure: unknown) =>
      log.error({ err: failure, id: job.id, kind: job.name }, 'nobody was told that a job failed'),
    );
    const text =
      error instanceof Problem || error instanceof UnitsFailed
        ? error.message
        : `Something went wrong. Quote ${job.id} when you report it.`;
    await progress.save(job.id, { status: 'failed', error: text });
  } finally {
    hangDetector.end();
  }
}
