import { Button, Checkbox, Select } from 'antd';
import { formatPartialDay, formatPercent, listText } from '@/shared/format';
import { useWords } from '@/shared/words/use-words';
import type { Dismissal } from '../../../../contract/words.ts';
import type { Attachment, Finding } from '../analysis.ts';
import type { FindingFacts } from '../edits/edits.ts';
import { FindingSource } from '../findings/finding-source.tsx';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
import { dismissalOptions } from './dismissals.ts';
import { marksOf } from './marks.ts';
import styles from './media.module.css';

export type Proposal = { id: string; facts: FindingFacts; machine: NonNullable<Finding['machine']> };

type ProposalCardProps = {
  proposal: Proposal;
  of: { client: string; request: string };
  files: readonly Attachment[];
  /** Absent for whoever only reads. */
  decide?: {
    isChosen: boolean;
    choose: (on: boolean) => void;
    put: (facts: FindingFacts) => void;
    write: () => void;
  };
};

/** One passage that the machine proposes: where it stands, what decided, and the decision. */
export function ProposalCard({ proposal, of, files, decide }: ProposalCardProps) {
  const word = useWords();
  const t = useTexts();
  const { facts, machine } = proposal;
  const sure = formatPercent(Math.round(machine.probability * 100));
  const named = listText([...new Set(machine.mentions.map(({ name }) => name))], t.language);
  return (
    <li className={styles.proposal}>
      <div className={layout.row}>
        {decide && (
          <Checkbox
            aria-label={t('selectSlice', { slice: facts.summary.slice(0, 60) })}
            checked={decide.isChosen}
            onChange={(event) => decide.choose(event.target.checked)}
          />
        )}
        <strong>{word(machine.label)}</strong>
        <span className={layout.tag}>{sure}</span>
        <span className={layout.tag}>{word(facts.stage)}</span>
        {machine.subLabel && <span className={layout.tag}>{word(machine.subLabel)}</span>}
        <span className={layout.quiet}>
          {machine.unassigned ? (
            t('notTiedToAnyone')
          ) : (
            <>
              {word(facts.role)} <bdi>{named}</bdi>
            </>
          )}
          {facts.eventDate && ` · ${formatPartialDay(facts.eventDate)}`}
        </span>
      </div>
      {machine.before && (
        <span className={layout.small}>
          {t('versionReadsThis', {
            model: machine.model,
            before: machine.before.model,
            label: machine.before.label === 'none' ? t('nothingAdverse2') : word(machine.before.label),
          })}
        </span>
      )}
      <MarkedExcerpt machine={machine} />
      <FindingSource source={facts.source} of={of} files={files} passage={machine.excerpt} />
      {decide && (
        <div className={layout.row}>
          {!machine.unassigned && (
            <Button
              size="small"
              type="primary"
              ghost
              onClick={() => decide.put({ ...facts, status: 'confirmed' })}
            >
              {t('confirm')}
            </Button>
          )}
          <Button size="small" onClick={decide.write}>
            {t(machine.unassigned ? 'assignAndConfirm' : 'editAndConfirm')}
          </Button>
          <Select<Dismissal>
            size="small"
            aria-label={t('dismissSlice', { slice: facts.summary.slice(0, 60) })}
            placeholder={t('dismissBecause')}
            style={{ minWidth: 220 }}
            value={null}
            options={dismissalOptions(word)}
            onChange={(dismissal) => decide.put({ ...facts, status: 'dismissed', dismissal })}
          />
        </div>
      )}
    </li>
  );
}

/** What the document says, with the words that decided and the names it was tied by. */
function MarkedExcerpt({ machine }: { machine: NonNullable<Finding['machine']> }) {
  const t = useTexts();
  return (
    <blockquote className={styles.excerpt} dir="auto">
      {marksOf(machine).map(({ text, start, kind, weight }) => {
        if (kind === 'word')
          return (
            <mark key={start} title={t('spokeForIt', { weight: weight?.toFixed(2) ?? '–' })}>
              {text}
            </mark>
          );
        return kind === 'name' ? <strong key={start}>{text}</strong> : <span key={start}>{text}</span>;
      })}
    </blockquote>
  );
}
