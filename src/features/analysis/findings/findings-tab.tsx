import { Link } from '@umijs/max';
import { Button } from 'antd';
import { useState } from 'react';
import { EmptyState } from '@/shared/ui';
import type { Finding } from '../analysis.ts';
import type { Desk } from '../desk/desk.ts';
import type { Clip } from '../documents/clip.ts';
import type { FindingFacts } from '../edits/edits.ts';
import { type FindingEdit, isNew } from '../edits/edits.ts';
import layout from '../layout.module.css';
import { Proposals } from '../media/proposals.tsx';
import { SourcesPanel } from '../media/sources-panel.tsx';
import { PlaceReview } from '../review/place-review.tsx';
import { elementOf } from '../review/places.ts';
import { useTexts } from '../texts/index.ts';
import { FindingCard } from './finding-card.tsx';
import { factsOf } from './finding-facts.ts';
import { blankFinding, FindingForm } from './finding-form.tsx';
import styles from './findings.module.css';

/** A finding of words selected in a document, with the place they stand at. */
const clippedFinding = ({ file, page, excerpt }: Clip): FindingFacts => ({
  ...blankFinding,
  excerpt,
  source: { title: file.name, attachmentId: file.id, ...(page && { page }) },
});

type Shown = FindingEdit & { key: string; isUnsaved: boolean; machine?: Finding['machine'] };

const isProposal = ({ machine, facts, remove }: Shown) =>
  Boolean(machine) && facts.status === 'proposed' && !remove;

/** What was found about the third party, each finding with its source. */
export function FindingsTab({ desk }: { desk: Desk }) {
  const t = useTexts();
  const { working, edits, edit, may, request } = desk;
  const [writing, setWriting] = useState<Shown | 'new' | null>(null);
  const of = { client: request.clientId, request: request.id };
  const known: Shown[] = working.findings.map((finding) => ({
    facts: factsOf(finding),
    ...edits.findings[finding.id],
    key: finding.id,
    isUnsaved: finding.id in edits.findings,
    machine: finding.machine,
  }));
  const added: Shown[] = Object.entries(edits.findings)
    .filter(([key]) => isNew(key))
    .map(([key, change]) => ({ ...change, key, isUnsaved: true }));
  const shown = [...known.filter((one) => !isProposal(one)), ...added];
  const proposals = known.flatMap((one) =>
    isProposal(one) && one.machine ? [{ id: one.key, facts: one.facts, machine: one.machine }] : [],
  );

  const put = (key: string, change: FindingEdit) =>
    edit((before) => ({ ...before, findings: { ...before.findings, [key]: change } }));
  const takeBack = (key: string) =>
    edit((before) => {
      const { [key]: _, ...findings } = before.findings;
      return { ...before, findings };
    });
  const add = may.edit && (
    <Button onClick={() => setWriting('new')} type="primary" ghost>
      {t('addFinding')}
    </Button>
  );

  return (
    <div className={layout.stack}>
      <SourcesPanel desk={desk} />
      <Proposals
        desk={desk}
        proposals={proposals}
        put={(id, facts) => put(id, { facts })}
        write={({ id, facts, machine }) =>
          setWriting({ key: id, facts: { ...facts, status: 'confirmed' }, machine, isUnsaved: false })
        }
      />
      {shown.length > 0 && <div>{add}</div>}
      {shown.length === 0 && (
        <EmptyState title={t('noFindingsYet')} text={t('findingsFromMediaCourtsAndRegisters')} action={add} />
      )}
      <ul className={styles.cards} aria-label={t('findings')}>
        {shown.map((one) => (
          <li key={one.key} id={elementOf({ place: 'finding', ref: one.key })}>
            <FindingCard
              facts={one.facts}
              of={of}
              files={request.files}
              model={one.machine?.model}
              isUnsaved={one.isUnsaved}
              isRemoved={one.remove}
            >
              {!isNew(one.key) && (
                <PlaceReview
                  desk={desk}
                  at={{ place: 'finding', ref: one.key }}
                  title={one.facts.summary.slice(0, 60)}
                />
              )}
              {!isNew(one.key) && (
                <Link to={`/pages/analysisdetails/${one.key}`}>{t('openOnItsOwnPage')}</Link>
              )}
              {may.edit && (
                <div className={layout.row}>
                  {one.facts.status === 'proposed' && !one.remove && (
                    <Decide onDecide={(status) => put(one.key, { facts: { ...one.facts, status } })} />
                  )}
                  {!one.remove && (
                    <Button size="small" onClick={() => setWriting(one)}>
                      {t('edit')}
                    </Button>
                  )}
                  {!one.remove && !isNew(one.key) && (
                    <Button size="small" onClick={() => put(one.key, { facts: one.facts, remove: true })}>
                      {t('remove')}
                    </Button>
                  )}
                  {one.isUnsaved && (
                    <Button size="small" type="text" onClick={() => takeBack(one.key)}>
                      {t('undo')}
                    </Button>
                  )}
                </div>
              )}
            </FindingCard>
          </li>
        ))}
      </ul>
      {desk.clip && (
        <FindingForm
          facts={clippedFinding(desk.clip)}
          isNew
          files={request.files}
          onClose={desk.dropClip}
          onApply={(facts) => put(`new-${crypto.randomUUID()}`, { facts })}
        />
      )}
      {writing && (
        <FindingForm
          facts={writing === 'new' ? null : writing.facts}
          files={request.files}
          onClose={() => setWriting(null)}
          onApply={(facts) => put(writing === 'new' ? `new-${crypto.randomUUID()}` : writing.key, { facts })}
        />
      )}
    </div>
  );
}

function Decide({ onDecide }: { onDecide: (status: 'confirmed' | 'dismissed') => void }) {
  const t = useTexts();
  return (
    <>
      <Button size="small" type="primary" ghost onClick={() => onDecide('confirmed')}>
        {t('confirm')}
      </Button>
      <Button size="small" onClick={() => onDecide('dismissed')}>
        {t('dismiss')}
      </Button>
    </>
  );
}
