import type { ReactNode } from 'react';
import { MatchEvidence } from '../matches/evidence/match-evidence.tsx';
import { FoldedMatch } from '../matches/folded-match.tsx';
import { LikenessLine } from '../matches/likeness-line.tsx';
import { MatchNames } from '../matches/match-names.tsx';
import type { Look } from './looks.ts';

type EvidenceCardProps = {
  match: Look['match'];
  isFirst: boolean;
  /** Before and after the evidence. */
  answers?: ReactNode;
  children?: ReactNode;
};

/** A match that is judged again: nothing that was decided stands in its line. */
export function EvidenceCard({ match, isFirst, answers, children }: EvidenceCardProps) {
  const names = <MatchNames match={match} list={match.watchlist} />;
  return (
    <FoldedMatch line={<LikenessLine match={match} names={names} />} isFirst={isFirst}>
      {answers}
      <MatchEvidence match={match} />
      {children}
    </FoldedMatch>
  );
}
