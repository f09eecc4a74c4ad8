import type { ReactNode } from 'react';
import { formatPartialDay } from '@/shared/format';
import { StatusChip } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import { LEVELS } from '../../../../contract/words.ts';
import type { Attachment, Finding } from '../analysis.ts';
import type { FindingFacts } from '../edits/edits.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
import { FindingSource } from './finding-source.tsx';
import styles from './findings.module.css';

/** A sealed report says neither credibility nor status. */
export type ShownFinding = Omit<FindingFacts, 'credibility' | 'status'> & Partial<FindingFacts>;

type FindingCardProps = {
  facts: ShownFinding;
  of: { client: string; request: string };
  /** By which a report names it. */
  number?: number;
  files?: readonly Attachment[];
  /** The version of the model that proposed it. */
  model?: number | undefined;
  isUnsaved?: boolean;
  isRemoved?: boolean;
  children?: ReactNode;
};

const dots = { proposed: 'half', confirmed: 'filled', dismissed: 'hollow' } as const;

/** One finding with what it rests on. */
export function FindingCard({
  facts,
  of,
  number,
  files,
  model,
  isUnsaved = false,
  isRemoved = false,
  children,
}: FindingCardProps) {
  const word = useWords();
  const t = useTexts();
  return (
    <div className={`${styles.card} ${facts.status === 'dismissed' || isRemoved ? styles.dismissed : ''}`}>
      <div className={layout.row}>
        <strong>
          {number && `F${number} `}
          {word(facts.category)}
        </strong>
        <Severity level={facts.severity} />
        <span className={layout.tag}>{word(facts.stage)}</span>
        {facts.matter && <span className={layout.tag}>{word(facts.matter)}</span>}
        <span className={layout.quiet}>
          {word(facts.role)}
          {facts.credibility && ` ${t('credibilityCredibility', { credibility: word(facts.credibility) })}`}
          {` · ${facts.eventDate ? formatPartialDay(facts.eventDate) : t('noDate')}`}
        </span>
        {facts.status && <StatusChip status={facts.status} dot={dots[facts.status]} />}
        {facts.dismissal && <span className={layout.quiet}>{word(facts.dismissal)}</span>}
        {model && <span className={layout.tag}>{t('suggestedByTheModelVersionModel', { model })}</span>}
        {isUnsaved && <span className={layout.unsaved}>{t('notSaved')}</span>}
      </div>
      <p className={styles.summary} dir="auto" data-quotable>
        {isRemoved ? <s>{facts.summary}</s> : facts.summary}
      </p>
      {facts.excerpt && (
        <blockquote className={styles.excerpt} dir="auto" data-quotable>
          {facts.excerpt}
        </blockquote>
      )}
      <FindingSource source={facts.source} of={of} files={files} passage={facts.excerpt} />
      {children}
    </div>
  );
}

/** Severity in a word and bars: the risk colours belong to ratings. */
function Severity({ level }: { level: Finding['severity'] }) {
  const t = useTexts();
  const word = useWords();
  const height = LEVELS.indexOf(level);
  return (
    <span className={styles.severity}>
      <span aria-hidden="true" style={{ display: 'inline-flex', gap: 2 }}>
        {LEVELS.map((one, place) => (
          <i key={one} data-on={place <= height} />
        ))}
      </span>
      {t('levelSeverity', { level: word(level) })}
    </span>
  );
}
