import { parentPort } from 'node:worker_threads';

/** What a limited thread does with a task: it tells when it begins, for the time of a task runs from then on. */
export const limitedTask =
  <Task, Answer>(work: (task: Task) => Answer) =>
  (task: Task): Answer => {
    parentPort?.postMessage('begun');
    return work(task);
  };
