import { comma } from '@/shared/format';
import { TimeText } from '@/shared/ui';
import { useMasterTitles, useWords } from '@/shared/words/use-words';
import type { secondLooks } from '../../../../contract/index.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
import styles from './second-look.module.css';

type Answers = Pick<secondLooks.Disagreement, 'first' | 'second'> & {
  settled?: secondLooks.Disagreement['settled'];
};

/** What two people said who did not see each other’s answer, and what a third one made of it. */
export function TwoAnswers({ first, second, settled }: Answers) {
  const word = useWords();
  const titleOf = useMasterTitles();
  const t = useTexts();
  const answers = [
    { as: t('firstAnswer'), answer: first },
    { as: t('secondLook'), answer: second },
    ...(settled ? [{ as: t('settled'), answer: settled }] : []),
  ];
  return (
    <dl className={styles.answers}>
      {answers.map(({ as, answer }) => (
        <div key={as}>
          <dt className={layout.small}>{as}</dt>
          <dd>
            <strong>{word(answer.disposition)}</strong>
            {answer.reason && (
              <>
                : <bdi>{titleOf(answer.reason)}</bdi>
              </>
            )}
            {answer.comment && (
              <p className={layout.prose} dir="auto">
                {answer.comment}
              </p>
            )}
            <p className={layout.small}>
              <bdi>{answer.by}</bdi>
              {comma(t.language)}
              <TimeText at={answer.at} />
            </p>
          </dd>
        </div>
      ))}
    </dl>
  );
}
