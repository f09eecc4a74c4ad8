import { Alert } from 'antd';
import type { Match } from '../analysis.ts';
import type { Desk } from '../desk/desk.ts';
import { TwoAnswers } from '../second-look/two-answers.tsx';
import { dispositionWord } from './match-words.ts';

/** A second look that came to another answer, and what became of it. */
export function SecondLookNote({ match, desk }: { match: Match; desk: Desk }) {
  const look = desk.working.secondLooks.find((one) => one.match === match.id);
  if (!look) return null;
  const { settled } = look;
  const isFollowed = settled?.disposition === match.disposition;
  const title = !settled
    ? 'A second look came to another answer: an allocator has to settle it.'
    : isFollowed
      ? `Settled as ${dispositionWord(settled.disposition).toLowerCase()} after a second look.`
      : `Settled as ${dispositionWord(settled.disposition).toLowerCase()} after a second look; the disposition says something else.`;
  return (
    <Alert type={isFollowed ? 'info' : 'warning'} title={title} description={<TwoAnswers {...look} />} />
  );
}
