import { Link } from '@umijs/max';
import { Checkbox } from 'antd';
import { memo } from 'react';
import type { Match } from '../analysis.ts';
import type { Desk } from '../desk/desk.ts';
import { decided } from '../edits/edits.ts';
import { useTexts } from '../texts/index.ts';
import { DispositionForm } from './disposition-form.tsx';
import { FoldedMatch } from './folded-match.tsx';
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

/** One match, closed to a line or open with its evidence and its decision. Deciding one leaves the others alone. */
export const MatchCard = memo(
  Card,
  (before, now) =>
    before.match === now.match &&
    before.isFirst === now.isFirst &&
    before.isChosen === now.isChosen &&
    before.desk.working === now.desk.working &&
    before.desk.request === now.desk.request &&
    before.desk.edits.dispositions[now.match.id] === now.desk.edits.dispositions[now.match.id],
);

function Card({ match, desk, isFirst, isChosen, onChoose }: MatchCardProps) {
  const t = useTexts();
  const { may, edits } = desk;
  const choice = (may.edit || may.confirm) && (
    <Checkbox
      aria-label={t('selectNameText', { name: match.subject.name, text: match.matchedName.text })}
      checked={isChosen}
      onChange={(event) => onChoose(event.target.checked)}
    />
  );
  const line = <MatchLine match={decided(match, edits)} isUnsaved={match.id in edits.dispositions} />;
  return (
    <FoldedMatch line={line} choice={choice} isFirst={isFirst}>
      <MatchEvidence match={match} />
      <DispositionForm match={match} desk={desk} />
      <p className={styles.alone}>
        <Link to={`/pages/analysisdetails/${match.id}`}>{t('openOnItsOwnPage')}</Link>
      </p>
    </FoldedMatch>
  );
}
