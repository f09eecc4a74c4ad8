import { StatusChip } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import type { Match } from '../analysis.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
import { LikenessLine } from './likeness-line.tsx';
import { MatchNames } from './match-names.tsx';

/** One match in a line: who resembles whom, how much, and what was decided. */
export function MatchLine({ match }: { match: Match }) {
  const word = useWords();
  const t = useTexts();
  const { watchlist, listVersion, disposition } = match;
  return (
    <LikenessLine
      match={match}
      names={<MatchNames match={match} list={t('watchlistVersionListVersion', { watchlist, listVersion })} />}
    >
      <StatusChip
        status={disposition}
        label={word(disposition)}
        dot={disposition === 'unspecified' ? 'hollow' : disposition === 'possible' ? 'half' : 'filled'}
      />
      {match.needsSecondPerson && <span className={layout.tag}>{t('needsASecondPerson')}</span>}
      {match.carriedOver && <span className={layout.tag}>{t('carriedOver')}</span>}
    </LikenessLine>
  );
}
