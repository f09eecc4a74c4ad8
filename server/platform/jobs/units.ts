import type { Log } from '../log.ts';
import type { Each } from './jobs.ts';

/** Some units of a piece of work failed; each has its own line in the log. */
export class UnitsFailed extends Error {}

const idOf = (unit: unknown) => (typeof unit === 'object' && unit !== null && 'id' in unit ? unit.id : unit);

/** `check` throws where any unit failed. `about` names the work in the log; `onDone` hears of each unit. */
export function countUnits(
  log: Log,
  about: object,
  onDone: () => void = () => {},
): { each: Each; check(): void } {
  const all = new Set<unknown>();
  const failed = new Set<unknown>();
  return {
    async each(units, work) {
      let done = 0;
      for (const unit of units) {
        const id = idOf(unit);
        all.add(id);
        try {
          await work(unit);
          done += 1;
        } catch (error) {
          failed.add(id);
          log.error({ err: error, ...about, unit: id }, 'one unit of work failed');
        }
        onDone();
      }
      return done;
    },
    check() {
      if (failed.size > 0) throw new UnitsFailed(`${failed.size} of ${all.size} failed. The log says which.`);
    },
  };
}
