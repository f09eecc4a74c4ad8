import type { JobWithMetadata } from 'pg-boss';
import { Problem } from '../errors.ts';
import type { Log } from '../log.ts';
import { failSpan, inSpan } from '../tracing/tracer.ts';
import type { Handler, JobOptions } from './jobs.ts';
import type { Progress } from './progress.ts';
import { countUnits, UnitsFailed } from './units.ts';

const writeEveryMs = 250;

/**
 * Runs one job and keeps what the waiting person sees. A refusal (Problem) will not come out differently the
 * next time, so it ends the work; any other error is tried again by the queue, up to `tries` times.
 */
export function runJob(...given: Parameters<typeof run>) {
  const [{ name, id, retryCount }] = given;
  const facts = { 'prudence.job.id': id, 'prudence.job.retries': retryCount };
  return inSpan(`job ${name}`, 'consumer', facts, () => run(...given));
}

async function run(
  job: JobWithMetadata<object>,
  handler: Handler<object>,
  { tries, onFailed }: { tries: number; onFailed: JobOptions['onFailed'] },
  { progress, log }: { progress: Progress; log: Log },
) {
  let written = 0;
  const report = async (percent: number, label: string) => {
    if (Date.now() - written < writeEveryMs) return;
    written = Date.now();
    await progress.save(job.id, { percent: Math.max(0, Math.min(99, Math.round(percent))), label });
  };
  await progress.save(job.id, { status: 'running', error: null });
  try {
    const { each, check } = countUnits(log, { kind: job.name, id: job.id });
    const result = (await handler({ id: job.id, data: job.data, report, each })) ?? null;
    check();
    await progress.save(job.id, { status: 'done', percent: 100, result });
  } catch (error) {
    const isFinal = error instanceof Problem || job.retryCount >= tries;
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
  }
}
