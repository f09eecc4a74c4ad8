import { Alert } from 'antd';
import { useWords } from '@/shared/words/use-words';
import type { Match } from '../../analysis.ts';
import type { Desk } from '../../desk/desk.ts';
import { TwoAnswers } from '../../second-look/two-answers.tsx';
import { useTexts } from '../../texts/index.ts';

/** A second look that came to another answer, and what became of it. */
export function SecondLookNote({ match, desk }: { match: Match; desk: Desk }) {
  const word = useWords();
  const t = useTexts();
  const look = desk.working.secondLooks.find((one) => one.match === match.id);
  if (!look) return null;
  const { settled } = look;
  const isFollowed = settled?.disposition === match.disposition;
  const title = !settled
    ? t('aSecondLookReachedADifferent')
    : isFollowed
      ? t('settledAsDispositionWordAfterASecond', {
          dispositionWord: word(settled.disposition).toLowerCase(),
        })
      : t('settledAsDispositionWordAfterASecond2', {
          dispositionWord: word(settled.disposition).toLowerCase(),
        });
  return (
    <Alert type={isFollowed ? 'info' : 'warning'} title={title} description={<TwoAnswers {...look} />} />
  );
}
