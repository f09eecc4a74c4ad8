import { type ReactNode, useId, useState } from 'react';
import { toWords } from '@/shared/format';
import layout from '../layout.module.css';
import { MatchEvidence } from '../matches/match-evidence.tsx';
import { percent } from '../matches/match-words.ts';
import styles from '../matches/matches.module.css';
import type { Look } from './looks.ts';

type EvidenceCardProps = {
  match: Look['match'];
  isFirst: boolean;
  /** Before and after the evidence. */
  said?: ReactNode;
  children?: ReactNode;
};

/** A match closed to a line, or open with what speaks for and against it. */
export function EvidenceCard({ match, isFirst, said, children }: EvidenceCardProps) {
  const body = useId();
  const [isOpen, setOpen] = useState(isFirst);
  const { subject, matchedName, watchlist, similarity, strength } = match;
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
              <bdi>{subject.name}</bdi>
            </strong>{' '}
            <span className={layout.quiet}>resembles</span>{' '}
            <strong>
              <bdi>{matchedName.text}</bdi>
            </strong>
            <br />
            <span className={layout.small}>
              {toWords(subject.role)}, {toWords(subject.kind).toLowerCase()} · {watchlist}
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
          {said}
          <MatchEvidence match={match} />
          {children}
        </div>
      )}
    </li>
  );
}
