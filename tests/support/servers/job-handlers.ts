import type { Module } from '../../../server/platform/index.ts';
import type { Each, Handler, Jobs } from '../../../server/platform/jobs/jobs.ts';

type Work = { kind: string; data: object };
/** What happens after a handler's report of this number. */
type Meanwhile = Record<number, () => Promise<unknown>>;

/**
 * A module that comes before the others and keeps their handlers, to run one beside itself: the queue gives a job to a
 * second server where the first stood still and was taken for lost.
 */
export function keepHandlers() {
  const handlers = new Map<string, Handler<object>>();
  const module: Module = (_app, { jobs }) => {
    const { define } = jobs;
    jobs.define = ((kind: string, handler: Handler<object>, options) => {
      handlers.set(kind, handler);
      define(kind, handler, options);
    }) as Jobs['define'];
  };
  /** One run. One that the queue would try again answers so. */
  const run = async (
    { kind, data }: Work,
    meanwhile: Meanwhile = {},
    each: Each = async () => 0,
  ): Promise<unknown> => {
    let reports = 0;
    const report = async () => {
      reports += 1;
      await meanwhile[reports]?.();
    };
    const handler = handlers.get(kind);
    if (!handler) throw new Error(`the job ${kind} is not defined`);
    return handler({ id: kind, data, report, each }).catch(() => 'tried again');
  };
  return { module, run };
}
