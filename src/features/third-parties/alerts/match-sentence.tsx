import { listText } from '@/shared/format';
import { useWords } from '@/shared/words/use-words';
import type { alerts } from '../../../../contract/index.ts';
import { useTexts } from '../texts/index.ts';

/** What brought a match of an alert up. */
const changeWords = {
  added: 'added',
  changed: 'changed',
  version: 'unchangedCloserAmongTheNamesOf',
  threshold: 'aboveTheLoweredThreshold',
  method: 'foundByTheNewerMethod',
  facts: 'foundSinceTheFactsChanged',
  decision: 'undecidedAgain',
  expired: 'earlierDecisionExpired',
} as const;

/** What a match of an alert says: the topics of its entry, who resembles whom, and what brought it up. */
export function MatchSentence({ match }: { match: alerts.AlertRow['matches'][number] }) {
  const t = useTexts();
  const word = useWords();
  return (
    <>
      <strong>{match.topics ? listText(match.topics.map(word), t.language) : t('topicNotRecorded')}</strong>:{' '}
      {t.rich('resembles', {
        subject: <bdi>{match.subject}</bdi>,
        listed: <bdi>{match.matchedName}</bdi>,
        strength: word(match.strength),
        similarity: match.similarity.toFixed(2),
        entry: <bdi>{match.entryId}</bdi>,
        change: t(changeWords[match.change]),
      })}
    </>
  );
}
