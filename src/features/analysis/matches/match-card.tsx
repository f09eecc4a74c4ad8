import { Link } from '@umijs/max';
import { Checkbox } from 'antd';
import { useId, useState } from 'react';
import type { Match } from '../analysis.ts';
import type { Desk } from '../desk/desk.ts';
import { decided } from '../edits/edits.ts';
import { DispositionForm } from './disposition-form.tsx';
import { MatchEvidence } from './match-evidence.tsx';
import { MatchLine } from './match-line.tsx';
import styles from './matches.module.css';

type MatchCardProps = {
  match: Match;
  desk: Desk;
  isFirst: boolean;
  isChosen: boolean;
  onChoose: (on: boolean) => void;
};

/** One match, closed to a line or open with its evidence and its decision. */
export function MatchCard({ match, desk, isFirst, isChosen, onChoose }: MatchCardProps) {
  const body = useId();
  const [isOpen, setOpen] = useState(isFirst);
  const { may, edits } = desk;
  return (
    <li className={styles.card}>
      <div className={styles.line}>
        {(may.edit || may.confirm) && (
          <Checkbox
            aria-label={`Select ${match.subject.name}, ${match.matchedName.text}`}
            checked={isChosen}
            onChange={(event) => onChoose(event.target.checked)}
          />
        )}
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={body}
          onClick={() => setOpen(!isOpen)}
        >
          <MatchLine match={decided(match, edits)} isUnsaved={match.id in edits.dispositions} />
        </button>
      </div>
      {isOpen && (
        <div id={body}>
          <MatchEvidence match={match} />
          <DispositionForm match={match} desk={desk} />
          <p className={styles.alone}>
            <Link to={`/pages/analysisdetails/${match.id}`}>Open this match by itself</Link>
          </p>
        </div>
      )}
    </li>
  );
}
