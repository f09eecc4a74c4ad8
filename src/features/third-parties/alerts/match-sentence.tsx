import { formatSimilarity, listText } from '@/shared/format';
import { useWords } from '@/shared/words/use-words';
import type { alerts } from '../../../../contract/index.ts';
import { type Translate, useTexts } from '../texts/index.ts';

type Match = alerts.AlertRow['matches'][number];

/** What brought a match of an alert up; a newer server may know more. */
const changeWords: Partial<Record<Match['change'], Parameters<Translate>[0]>> = {
  added: 'added',
  changed: 'changed',
  version: 'unchangedCloserAmongTheNamesOf',
  threshold: 'aboveTheLoweredThreshold',
  method: 'foundByTheNewerMethod',
  facts: 'foundSinceTheFactsChanged',
  decision: 'undecidedAgain',
  expired: 'earlierDecisionExpired',
};

/** What a match of an alert says: the topics of its entry, who resembles whom, and what brought it up. */
export function MatchSentence({ match }: { match: Match }) {
  const t = useTexts();
  const word = useWords();
  return (
    <>
      <strong>{listText(match.topics.map(word), t.language)}</strong>:{' '}
      {t.rich('resembles', {
        subject: <bdi>{match.subject}</bdi>,
        listed: <bdi>{match.matchedName}</bdi>,
        strength: word(match.strength),
        similarity: formatSimilarity(match.similarity),
        entry: <bdi>{match.entryId}</bdi>,
        change: t(changeWords[match.change] ?? 'foundForAnotherReason'),
      })}
    </>
  );
}
