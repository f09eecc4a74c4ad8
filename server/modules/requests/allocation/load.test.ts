import fc from 'fast-check';
import { REPORT_LEVELS } from '../../../../contract/words.ts';
import { createFirmCalendar } from '../../../platform/calendar/firm-calendar.ts';
import { loadOf, weightOf } from './load.ts';

/** A Friday. */
const calendar = createFirmCalendar(() => new Date('2026-11-20T08:00:00Z'));
const types = [...REPORT_LEVELS, 'second_enhanced'];
const weighing = {
  levels: new Map<string, (typeof REPORT_LEVELS)[number]>([
    ...REPORT_LEVELS.map((level) => [level, level] as const),
    ['second_enhanced', 'enhanced'],
  ]),
  calendar,
};

const workload = fc.array(
  fc.record({
    status: fc.constantFrom(
      'allocated' as const,
      'in_analysis' as const,
      'in_review' as const,
      'clarification' as const,
    ),
    // A type that a server of another version made has no level here.
    reportType: fc.constantFrom(...types, 'unheard_of', null),
    dueOn: fc.constantFrom(null, '2026-11-19', '2026-11-20', '2026-11-24', '2026-11-25', '2026-12-24'),
  }),
  { maxLength: 12 },
);
/** What is read of one request: words, without figures that come from them. */
const wordsOf = ({ work }: ReturnType<typeof loadOf>) =>
  work.map(({ level, state, count }) => `${count} ${level} ${state}`).sort();

test('the parts that a load is said to consist of add up to it, and count each request once', () => {
  fc.assert(
    fc.property(workload, (works) => {
      const told = loadOf(works, weighing);
      expect(told.work.reduce((sum, { load }) => sum + load, 0)).toBe(told.load);
      expect(told.work.reduce((sum, { count }) => sum + count, 0)).toBe(works.length);
      expect(told.load).toBe(works.reduce((sum, work) => sum + weightOf(work, weighing), 0));
    }),
  );
});

test('equal words give equal loads, whatever the requests behind them', () => {
  /** The same words by other requests: another type of the level, another status of the state, another order. */
  const alike = (works: ReturnType<typeof reduced>) =>
    works.toReversed().map((work) => ({
      ...work,
      reportType: work.reportType === 'enhanced' ? 'second_enhanced' : work.reportType,
      status: work.status === 'allocated' ? ('in_analysis' as const) : work.status,
      dueOn: work.dueOn === '2026-11-19' ? '2026-11-24' : work.dueOn,
    }));
  const reduced = (works: Parameters<typeof loadOf>[0]) => [...works];
  const loads = new Map<string, number>();
  fc.assert(
    fc.property(workload, (works) => {
      const one = loadOf(works, weighing);
      const other = loadOf(alike(reduced(works)), weighing);
      expect(wordsOf(other)).toEqual(wordsOf(one));
      for (const { load, because, ...told } of [one, other]) {
        const words = wordsOf({ load, because, ...told }).join();
        expect(loads.get(words) ?? load).toBe(load);
        expect(loads.get(because) ?? load).toBe(load);
        loads.set(words, load).set(because, load);
      }
    }),
    { numRuns: 500 },
  );
});
