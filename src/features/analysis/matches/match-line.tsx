import { toWords } from '@/shared/format';
import { StatusChip } from '@/shared/ui';
import type { Match } from '../analysis.ts';
import layout from '../layout.module.css';
import { MatchNames } from './match-names.tsx';
import { dispositionWord, percent } from './match-words.ts';
import styles from './matches.module.css';

/** One match in a line: who resembles whom, how much, and what was decided. */
export function MatchLine({ match, isUnsaved = false }: { match: Match; isUnsaved?: boolean }) {
  const { watchlist, listVersion, strength, similarity, disposition } = match;
  return (
    <>
      <span className={styles.names}>
        <MatchNames match={match} list={`${watchlist}, version ${listVersion}`} />
      </span>
      <span className={styles.marks}>
        <span className={styles.similarity}>{percent(similarity)}</span>
        <span className={layout.tag}>{toWords(strength)}</span>
        <StatusChip
          status={disposition}
          label={dispositionWord(disposition)}
          dot={disposition === 'unspecified' ? 'hollow' : disposition === 'possible' ? 'half' : 'filled'}
        />
        {isUnsaved && <span className={layout.unsaved}>not saved</span>}
        {match.needsSecondPerson && <span className={layout.tag}>Waits for a second person</span>}
        {match.carriedOver && <span className={layout.tag}>Carried over</span>}
      </span>
    </>
  );
}
