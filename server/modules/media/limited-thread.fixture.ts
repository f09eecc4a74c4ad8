import { limitedTask } from './limited-task.ts';

/** Keeps its thread busy for so long. */
export default limitedTask((ms: number) => {
  const until = Date.now() + ms;
  while (Date.now() < until);
  return ms;
});
