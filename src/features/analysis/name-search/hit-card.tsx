import type { AnswerOf } from '../../../../contract/index.ts';
import layout from '../layout.module.css';
import { FoldedMatch } from '../matches/folded-match.tsx';
import { LikenessLine } from '../matches/likeness-line.tsx';
import { MatchEvidence } from '../matches/match-evidence.tsx';

type Hit = AnswerOf<'POST /reports/v1.0/screenings'>['Data']['hits'][number];

/** A listed party whose name is alike. */
export function HitCard({ hit, name, isFirst }: { hit: Hit; name: string; isFirst: boolean }) {
  const { matchedName, watchlist, listVersion } = hit;
  const names = (
    <>
      <strong>
        <bdi>{matchedName.text}</bdi>
      </strong>
      <br />
      <span className={layout.small}>
        {watchlist}, version {listVersion}
      </span>
    </>
  );
  return (
    <FoldedMatch line={<LikenessLine match={hit} names={names} />} isFirst={isFirst}>
      <MatchEvidence match={{ ...hit, subject: { name } }} ours="Searched" />
    </FoldedMatch>
  );
}
