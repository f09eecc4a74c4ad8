import { Button, Checkbox, Select } from 'antd';
import { formatDay, toWords } from '@/shared/format';
import type { Dismissal } from '../../../../contract/words.ts';
import type { Attachment, Finding } from '../analysis.ts';
import type { FindingFacts } from '../edits/edits.ts';
import { FindingSource } from '../findings/finding-source.tsx';
import layout from '../layout.module.css';
import { dismissalOptions } from './dismissals.ts';
import { MarkedExcerpt } from './marked-excerpt.tsx';
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
  const { facts, machine } = proposal;
  const sure = `${Math.round(machine.probability * 100)} %`;
  const named = [...new Set(machine.mentions.map(({ name }) => name))].join(', ');
  return (
    <li className={styles.proposal}>
      <div className={layout.row}>
        {decide && (
          <Checkbox
            aria-label={`Select “${facts.summary.slice(0, 60)}”`}
            checked={decide.isChosen}
            onChange={(event) => decide.choose(event.target.checked)}
          />
        )}
        <strong>{toWords(machine.label)}</strong>
        <span className={layout.tag}>{sure}</span>
        <span className={layout.tag}>{toWords(facts.stage)}</span>
        {machine.subLabel && <span className={layout.tag}>{toWords(machine.subLabel)}</span>}
        <span className={layout.quiet}>
          {toWords(facts.role)} <bdi>{named}</bdi>
          {facts.eventDate ? ` · ${formatDay(facts.eventDate)}` : machine.date && ` · ${machine.date}`}
        </span>
      </div>
      {machine.before && (
        <span className={layout.small}>
          Version {machine.model} reads this; version {machine.before.model} read{' '}
          {machine.before.label === 'none' ? 'nothing adverse' : toWords(machine.before.label)}
        </span>
      )}
      <MarkedExcerpt machine={machine} />
      <FindingSource source={facts.source} of={of} files={files} />
      {decide && (
        <div className={layout.row}>
          <Button
            size="small"
            type="primary"
            ghost
            onClick={() => decide.put({ ...facts, status: 'confirmed' })}
          >
            Confirm
          </Button>
          <Button size="small" onClick={decide.write}>
            Edit and confirm
          </Button>
          <Select<Dismissal>
            size="small"
            aria-label={`Dismiss “${facts.summary.slice(0, 60)}”`}
            placeholder="Dismiss because…"
            style={{ minWidth: 220 }}
            value={null}
            options={dismissalOptions}
            onChange={(dismissal) => decide.put({ ...facts, status: 'dismissed', dismissal })}
          />
        </div>
      )}
    </li>
  );
}
