import { StatusChip } from '@/shared/ui';
import type { Match } from '../analysis.ts';
import layout from '../layout.module.css';
import { LikenessLine } from './likeness-line.tsx';
import { MatchNames } from './match-names.tsx';
import { dispositionWord } from './match-words.ts';

/** One match in a line: who resembles whom, how much, and what was decided. */
export function MatchLine({ match, isUnsaved = false }: { match: Match; isUnsaved?: boolean }) {
  const { watchlist, listVersion, disposition } = match;
  return (
    <LikenessLine
      match={match}
      names={<MatchNames match={match} list={`${watchlist}, version ${listVersion}`} />}
    >
      <StatusChip
        status={disposition}
        label={dispositionWord(disposition)}
        dot={disposition === 'unspecified' ? 'hollow' : disposition === 'possible' ? 'half' : 'filled'}
      />
      {isUnsaved && <span className={layout.unsaved}>not saved</span>}
      {match.needsSecondPerson && <span className={layout.tag}>Needs a second person</span>}
      {match.carriedOver && <span className={layout.tag}>Carried over</span>}
    </LikenessLine>
  );
}
