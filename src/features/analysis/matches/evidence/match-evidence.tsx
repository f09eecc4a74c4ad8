import { directionOf } from '@/shared/texts/direction-of';
import { NameAlignment } from '@/shared/ui';
import type { Match } from '../../analysis.ts';
import { useTexts } from '../../texts/index.ts';
import styles from '../matches.module.css';
import { Corroboration } from './corroboration.tsx';
import { ListEntry } from './list-entry.tsx';
import { SimilarityParts } from './similarity-parts.tsx';
import { useEvidenceTexts } from './texts/index.ts';
import { whyAlike } from './why-alike.ts';

type Evidence = Pick<Match, 'explanation' | 'similarity' | 'matchedName' | 'entry' | 'corroboration'> & {
  subject: Pick<Match['subject'], 'name'>;
};

/** Why this match was raised and what speaks for and against it. */
export function MatchEvidence({ match, ours }: { match: Evidence; ours?: string }) {
  const t = useTexts();
  const say = useEvidenceTexts();
  const oursTitle = ours ?? t('request');
  const { explanation, similarity, matchedName, entry, corroboration } = match;
  return (
    <div className={styles.evidence}>
      <div className={styles.wide}>
        <p className={styles.sentence} dir={directionOf(t.language)}>
          {whyAlike(say, explanation, entry.type)}
        </p>
        <NameAlignment
          leftLabel={oursTitle}
          rightLabel={t('list')}
          pairs={inOrderOf(match.subject.name, explanation.pairs)}
          leftOnly={explanation.leftOnly}
          rightOnly={explanation.rightOnly}
        />
      </div>
      <div>
        <h2>{t('nameSimilarity')}</h2>
        <SimilarityParts parts={explanation.parts} similarity={similarity} />
      </div>
      <div>
        <h2>{t('otherDetailsCompared')}</h2>
        <Corroboration items={corroboration} type={entry.type} ours={oursTitle} />
      </div>
      <div className={styles.wide}>
        <h2>
          {t.rich('listedPartyMatchedByItsKind', {
            kind: matchedName.kind,
            text: <bdi>{matchedName.text}</bdi>,
          })}
        </h2>
        <ListEntry entry={entry} />
      </div>
    </div>
  );
}

/** Pairs come by weight; people read a name from its beginning. What does not stand in it as it is told comes last. */
function inOrderOf(name: string, pairs: Match['explanation']['pairs']) {
  const folded = name.toLowerCase();
  const placeOf = ({ left }: (typeof pairs)[number]) => {
    // Words of other scripts have their reading behind them.
    const at = folded.indexOf(left.replace(/ \([a-z0-9 ]+\)$/, '').toLowerCase());
    return at === -1 ? folded.length : at;
  };
  return [...pairs].sort((a, b) => placeOf(a) - placeOf(b));
}
