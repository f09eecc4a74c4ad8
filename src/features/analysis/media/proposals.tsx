import { Button, Select } from 'antd';
import { useState } from 'react';
import { Panel } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import type { Dismissal } from '../../../../contract/words.ts';
import type { Desk } from '../desk/desk.ts';
import type { FindingFacts } from '../edits/edits.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
import { dismissalOptions } from './dismissals.ts';
import styles from './media.module.css';
import { type Proposal, ProposalCard } from './proposal-card.tsx';

type ProposalsProps = {
  desk: Desk;
  proposals: readonly Proposal[];
  put: (id: string, facts: FindingFacts) => void;
  write: (proposal: Proposal) => void;
};

/** Below this the machine is not much surer than a coin. */
const DOUBTFUL = 0.6;

/** What the machine read in documents and nobody decided on, event by event. */
export function Proposals({ desk, proposals, put, write }: ProposalsProps) {
  const word = useWords();
  const t = useTexts();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  if (proposals.length === 0) return null;
  const { request, may } = desk;
  const picked = proposals.filter(({ id }) => chosen.includes(id));
  const choose = (id: string, on: boolean) =>
    setChosen((before) => (on ? [...before, id] : before.filter((other) => other !== id)));
  const dismiss = (dismissal: Dismissal) => {
    for (const { id, facts } of picked) put(id, { ...facts, status: 'dismissed', dismissal });
    setChosen([]);
  };
  return (
    <Panel title={t('suggestedFindings')}>
      <div className={layout.stack}>
        <p className={layout.prose}>
          {t('proposalsPassagesOfTheDocumentsMay', { proposals: proposals.length })}
        </p>
        {may.edit && (
          <div className={styles.bulk}>
            <Button
              size="small"
              onClick={() =>
                setChosen(
                  proposals.filter(({ machine }) => machine.probability < DOUBTFUL).map(({ id }) => id),
                )
              }
            >
              {t('selectTheDoubtfulOnes')}
            </Button>
            <span aria-live="polite">{t('pickedSelected', { picked: picked.length })}</span>
            <Select<Dismissal>
              size="small"
              aria-label={t('dismissTheSelected')}
              placeholder={t('dismissTheSelectedBecause')}
              style={{ minWidth: 260 }}
              disabled={picked.length === 0}
              value={null}
              options={dismissalOptions(word)}
              onChange={dismiss}
            />
          </div>
        )}
        {byEvent(proposals).map(([event, told]) => (
          <section
            key={event}
            className={styles.event}
            aria-label={t('eventSlice', { slice: told[0]?.facts.summary.slice(0, 80) ?? '' })}
          >
            {told.length > 1 && (
              <span className={layout.small}>{t('toldPassagesReportThisEvent', { told: told.length })}</span>
            )}
            <ul className={styles.sources}>
              {told.map((proposal) => (
                <ProposalCard
                  key={proposal.id}
                  proposal={proposal}
                  of={{ client: request.clientId, request: request.id }}
                  files={request.files}
                  {...(may.edit && {
                    decide: {
                      isChosen: chosen.includes(proposal.id),
                      choose: (on: boolean) => choose(proposal.id, on),
                      put: (facts: FindingFacts) => put(proposal.id, facts),
                      write: () => write(proposal),
                    },
                  })}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Panel>
  );
}

function byEvent(proposals: readonly Proposal[]): [string, Proposal[]][] {
  const events = new Map<string, Proposal[]>();
  for (const proposal of proposals)
    events.set(proposal.machine.event, [...(events.get(proposal.machine.event) ?? []), proposal]);
  return [...events];
}
