import { useId, useState } from 'react';
import { toWords } from '@/shared/format';
import type { AnswerOf } from '../../../../contract/index.ts';
import layout from '../layout.module.css';
import { MatchEvidence } from '../matches/match-evidence.tsx';
import { percent } from '../matches/match-words.ts';
import styles from '../matches/matches.module.css';

type Hit = AnswerOf<'POST /reports/v1.0/screenings'>['Data']['hits'][number];

/** A listed party whose name is alike, closed to a line or open with what speaks for and against it. */
export function HitCard({ hit, name, isFirst }: { hit: Hit; name: string; isFirst: boolean }) {
  const body = useId();
  const [isOpen, setOpen] = useState(isFirst);
  const { matchedName, watchlist, listVersion, similarity, strength } = hit;
  return (
    <li className={styles.card}>
      <div className={styles.line}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={body}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={styles.names}>
            <strong>
              <bdi>{matchedName.text}</bdi>
            </strong>
            <br />
            <span className={layout.small}>
              {watchlist}, version {listVersion}
            </span>
          </span>
          <span className={styles.marks}>
            <span className={styles.similarity}>{percent(similarity)}</span>
            <span className={layout.tag}>{toWords(strength)}</span>
          </span>
        </button>
      </div>
      {isOpen && (
        <div id={body}>
          <MatchEvidence match={{ ...hit, subject: { name } }} ours="Searched" />
        </div>
      )}
    </li>
  );
}
