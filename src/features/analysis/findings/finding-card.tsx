import type { ReactNode } from 'react';
import { formatDay, toWords } from '@/shared/format';
import { StatusChip } from '@/shared/ui';
import type { Attachment } from '../analysis.ts';
import type { FindingFacts } from '../edits/edits.ts';
import layout from '../layout.module.css';
import { dismissalWord } from '../media/dismissals.ts';
import { FindingSource } from './finding-source.tsx';
import styles from './findings.module.css';
import { Severity } from './severity.tsx';

/** A sealed report says neither credibility nor status. */
export type ShownFinding = Omit<FindingFacts, 'credibility' | 'status'> & Partial<FindingFacts>;

type FindingCardProps = {
  facts: ShownFinding;
  of: { client: string; request: string };
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
  files,
  model,
  isUnsaved = false,
  isRemoved = false,
  children,
}: FindingCardProps) {
  return (
    <div className={`${styles.card} ${facts.status === 'dismissed' || isRemoved ? styles.dismissed : ''}`}>
      <div className={layout.row}>
        <strong>{toWords(facts.category)}</strong>
        <Severity level={facts.severity} />
        <span className={layout.tag}>{toWords(facts.stage)}</span>
        <span className={layout.quiet}>
          {toWords(facts.role)}
          {facts.credibility && ` · ${toWords(facts.credibility)} credibility`}
          {facts.eventDate && ` · ${formatDay(facts.eventDate)}`}
        </span>
        {facts.status && <StatusChip status={facts.status} dot={dots[facts.status]} />}
        {facts.dismissal && <span className={layout.quiet}>{dismissalWord(facts.dismissal)}</span>}
        {model && <span className={layout.tag}>Suggested by the model, version {model}</span>}
        {isUnsaved && <span className={layout.unsaved}>not saved</span>}
      </div>
      <p className={styles.summary} dir="auto">
        {isRemoved ? <s>{facts.summary}</s> : facts.summary}
      </p>
      {facts.excerpt && (
        <blockquote className={styles.excerpt} dir="auto">
          {facts.excerpt}
        </blockquote>
      )}
      <FindingSource source={facts.source} of={of} files={files} />
      {children}
    </div>
  );
}
