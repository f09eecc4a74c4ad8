import { kestrelOpen } from '../stories/kestrel-open.ts';
import { kestrelReleased } from '../stories/kestrel-released.ts';
import { laterListed } from '../stories/later-listed.ts';
import { others } from '../stories/others.ts';
import { seasons } from '../stories/seasons.ts';
import { DAY } from './days.ts';
import { stepsOf } from './play.ts';

const untaken = () => Promise.reject(new Error('no step is taken here'));
const nobody = { act: untaken, idOf: () => '', settled: untaken };

test('on whichever day of two years the demo is started, each story takes its steps in order and none in the future', () => {
  const start = Date.UTC(2026, 0, 1, 22);
  for (let day = 0; day < 731; day += 1) {
    const stories = [
      ...kestrelReleased,
      ...kestrelOpen,
      ...others,
      ...laterListed,
      ...seasons(start + day * DAY),
    ];
    for (const story of stories) {
      const days = stepsOf(story, nobody).map(({ daysAgo }) => daysAgo);
      if (days.some((daysAgo, at) => daysAgo < 0 || daysAgo > (days[at - 1] ?? Number.POSITIVE_INFINITY)))
        throw new Error(`${story.intake.legalName}, day ${day}: ${days.join(', ')}`);
    }
  }
});
