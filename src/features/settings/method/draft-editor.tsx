import { App, Button } from 'antd';
import { useState } from 'react';
import { Panel, TimeText, toast, useAct, useUnsavedGuard } from '@/shared/ui';
import type { ratingMethods } from '../../../../contract/index.ts';
import { useTexts } from '../texts/index.ts';
import { countEdits, type DraftEdits, noEdits, problemsOf, sumOfWeights } from './draft-edits.ts';
import { DraftFields } from './draft-fields.tsx';
import styles from './method.module.css';
import { PublishDialog } from './publish-dialog.tsx';
import { WhatIf } from './what-if.tsx';

type DraftEditorProps = { draft: ratingMethods.MethodDraft; onReload: () => void };

/** The next version: changed and saved as often as one likes; published only after one has seen what it would move. */
export function DraftEditor({ draft, onReload }: DraftEditorProps) {
  const t = useTexts();
  const { modal } = App.useApp();
  const [edits, setEdits] = useState<DraftEdits>(noEdits);
  const [publishing, setPublishing] = useState(false);
  const saving = useAct('POST /reports/v1.0/ratingmethods', { onReload });
  const { id, version, number } = draft;
  const unsaved = countEdits(edits);
  useUnsavedGuard(unsaved > 0);
  const own = problemsOf(draft, edits, t);
  const problems = { ...saving.problem?.fields, ...own };
  const isSeen = draft.whatIf?.finishedAt && draft.whatIf.methodVersion === version;

  const save = async () => {
    const values = Object.fromEntries(
      Object.entries(edits.values).filter((entry): entry is [string, number] => entry[1] !== null),
    );
    const answer = await saving.act({ action: 'save', id, version, values, floors: edits.floors });
    if (!answer) return;
    setEdits(noEdits);
    toast.success(t('method.draftSaved'), t('method.method', { number }));
  };
  const discard = () =>
    modal.confirm({
      title: t('method.askDiscard', { number }),
      content: t('method.askDiscardText'),
      okText: t('method.discardTheDraft'),
      onOk: () => saving.act({ action: 'discard', id, version }),
    });

  return (
    <Panel title={t('method.draftOf', { number })}>
      <p className={styles.before}>
        {t.rich('method.draftLead', {
          base: draft.basedOn,
          name: <bdi>{draft.changedBy || 'Prudence'}</bdi>,
          at: <TimeText at={draft.changedAt} />,
          sum: sumOfWeights(draft, edits),
        })}
      </p>
      <DraftFields draft={draft} edits={edits} problems={problems} onEdit={setEdits} />
      <div className={styles.bar}>
        <Button
          type="primary"
          disabled={unsaved === 0 || Object.keys(own).length > 0}
          loading={saving.busy}
          onClick={save}
        >
          {t('method.saveDraft')}
        </Button>
        <Button disabled={unsaved === 0} onClick={() => setEdits(noEdits)}>
          {unsaved > 0 ? t('method.undoCount', { count: unsaved }) : t('method.undo')}
        </Button>
        <Button danger onClick={discard}>
          {t('method.discardDraft')}
        </Button>
      </div>
      <WhatIf draft={draft} unsaved={unsaved} onReload={onReload} />
      <div className={styles.bar}>
        <Button disabled={unsaved > 0 || !isSeen} onClick={() => setPublishing(true)}>
          {t('method.publishNumber', { number })}
        </Button>
        {!isSeen && <span className={styles.before}>{t('method.previewFirst')}</span>}
      </div>
      {publishing && <PublishDialog draft={draft} onClose={() => setPublishing(false)} onReload={onReload} />}
      {saving.dialog}
    </Panel>
  );
}
