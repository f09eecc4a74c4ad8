import { listText } from '@/shared/format';
import { useWords } from '@/shared/words/use-words';
import type { Match } from '../analysis.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';

type MatchNamesProps = { match: Pick<Match, 'subject' | 'matchedName'>; list: string };

/** Who resembles whom, and on which list. */
export function MatchNames({ match: { subject, matchedName }, list }: MatchNamesProps) {
  const word = useWords();
  const t = useTexts();
  return (
    <>
      <strong>
        <bdi>{subject.name}</bdi>
      </strong>{' '}
      <span className={layout.quiet}>{t('resembles')}</span>{' '}
      <strong>
        <bdi>{matchedName.text}</bdi>
      </strong>
      <br />
      <span className={layout.small}>
        {listText([word(subject.role), word(subject.kind).toLowerCase()], t.language)} · <bdi>{list}</bdi>
      </span>
    </>
  );
}
