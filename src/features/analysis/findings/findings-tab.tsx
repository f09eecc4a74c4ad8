import { Button } from 'antd';
import { useState } from 'react';
import { EmptyState } from '@/shared/ui';
import type { Desk } from '../desk/desk.ts';
import type { Clip } from '../documents/clip.ts';
import type { FindingEdit, FindingFacts } from '../edits/edits.ts';
import layout from '../layout.module.css';
import { Proposals } from '../media/proposals.tsx';
import { SourcesPanel } from '../media/sources-panel.tsx';
import { elementOf } from '../review/places.ts';
import { useTexts } from '../texts/index.ts';
import { blankFinding, FindingForm } from './finding-form.tsx';
import { FindingItem } from './finding-item.tsx';
import styles from './findings.module.css';
import { listedFindings } from './listed-findings.ts';

/** A finding of words selected in a document, with the place they stand at. */
const clippedFinding = ({ file, page, excerpt }: Clip): FindingFacts => ({
  ...blankFinding,
  excerpt,
  source: { title: file.name, attachmentId: file.id, ...(page && { page }) },
});

const newKey = () => `new-${crypto.randomUUID()}`;

/** What was found about the third party, each finding with its source. */
export function FindingsTab({ desk }: { desk: Desk }) {
  const t = useTexts();
  const { edit, may, request, clip } = desk;
  /** In the form: one of the findings, or a new one. */
  const [writing, setWriting] = useState<{ key: string; facts: FindingFacts } | 'new' | null>(null);
  const { listed, proposals } = listedFindings(desk);

  const put = (key: string, change: FindingEdit) =>
    edit((before) => ({ ...before, findings: { ...before.findings, [key]: change } }));
  const undo = (key: string) =>
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
        write={({ id, facts }) => setWriting({ key: id, facts: { ...facts, status: 'confirmed' } })}
      />
      {listed.length > 0 && <div>{add}</div>}
      {listed.length === 0 && (
        <EmptyState title={t('noFindingsYet')} text={t('findingsFromMediaCourtsAndRegisters')} action={add} />
      )}
      <ul className={styles.cards} aria-label={t('findings')}>
        {listed.map((finding) => (
          <li key={finding.key} id={elementOf({ place: 'finding', ref: finding.key })}>
            <FindingItem
              desk={desk}
              finding={finding}
              onChange={(change) => put(finding.key, change)}
              onUndo={() => undo(finding.key)}
              onEdit={() => setWriting(finding)}
            />
          </li>
        ))}
      </ul>
      {clip && (
        <FindingForm
          facts={clippedFinding(clip)}
          isNew
          files={request.files}
          onClose={desk.dropClip}
          onApply={(facts) => put(newKey(), { facts })}
        />
      )}
      {writing && (
        <FindingForm
          facts={writing === 'new' ? null : writing.facts}
          files={request.files}
          onClose={() => setWriting(null)}
          onApply={(facts) => put(writing === 'new' ? newKey() : writing.key, { facts })}
        />
      )}
    </div>
  );
}
