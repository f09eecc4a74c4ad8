import { Link } from '@umijs/max';
import type { Match } from '../analysis.ts';
import type { Desk } from '../desk/desk.ts';
import { decided } from '../edits/edits.ts';
import { PlaceReview } from '../review/place-review.tsx';
import { elementOf } from '../review/places.ts';
import { useTexts } from '../texts/index.ts';
import { withDecision } from './decisions/decision-edits.ts';
import { DispositionForm } from './decisions/disposition-form.tsx';
import { MatchEvidence } from './evidence/match-evidence.tsx';
import styles from './match-desk.module.css';
import { MatchLine } from './match-line.tsx';
import matchStyles from './matches.module.css';
import { SameParty } from './parties/same-party.tsx';
import type { MatchDesk } from './use-match-desk.ts';

type MatchPaneProps = {
  match: Match;
  desk: Desk;
  steps: MatchDesk;
  onOpen: (id: string) => void;
  /** Absent for those who decide nothing. */
  onSelect?: ((ids: string[], on: boolean) => void) | undefined;
};

/** One match: its decision, what speaks for and against it, and the record as the list has it. */
export function MatchPane({ match, desk, steps, onOpen, onSelect }: MatchPaneProps) {
  const t = useTexts();
  const { matches, matchedParties, partySplits } = desk.working;
  const party = matchedParties.find(({ entries }) =>
    entries.some((entry) => entry.matches.includes(match.id)),
  );
  return (
    <section
      id={elementOf({ place: 'match', ref: match.id })}
      className={styles.pane}
      aria-label={t('matchOfName', { name: match.subject.name })}
    >
      <div className={matchStyles.line}>
        <div className={matchStyles.toggle} style={{ cursor: 'auto' }}>
          <MatchLine match={decided(match, desk.edits)} />
        </div>
      </div>
      <DispositionForm match={match} desk={desk} steps={steps} />
      <div className={styles.review}>
        <PlaceReview
          desk={desk}
          at={{ place: 'match', ref: match.id }}
          title={`${match.subject.name} – ${match.matchedName.text}`}
        />
      </div>
      <SameParty
        match={decided(match, desk.edits)}
        party={party}
        splits={partySplits}
        matches={matches.map((one) => decided(one, desk.edits))}
        reasons={desk.working.reasons}
        onOpen={onOpen}
        onSelect={onSelect}
        onDecide={
          desk.may.edit ? (decision) => desk.edit((all) => withDecision(all, match, decision)) : undefined
        }
      />
      <MatchEvidence match={match} />
      <p className={matchStyles.alone}>
        <Link to={`/pages/analysisdetails/${match.id}`}>{t('openOnItsOwnPage')}</Link>
      </p>
    </section>
  );
}
