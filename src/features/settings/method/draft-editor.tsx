import { App, Button } from 'antd';
import { useState } from 'react';
import { plural } from '@/shared/format';
import { TimeText, toast, useAct, useUnsavedGuard } from '@/shared/ui';
import type { ratingMethods } from '../../../../contract/index.ts';
import { countEdits, type DraftEdits, noEdits, problemsOf, sumOfWeights } from './draft-edits.ts';
import { DraftFields } from './draft-fields.tsx';
import styles from './method.module.css';
import { PublishDialog } from './publish-dialog.tsx';
import { WhatIf } from './what-if.tsx';

type DraftEditorProps = { draft: ratingMethods.MethodDraft; onChanged: () => void };

/** The next version: changed and saved as often as one likes; published only after one has seen what it would move. */
export function DraftEditor({ draft, onChanged }: DraftEditorProps) {
  const { modal } = App.useApp();
  const [edits, setEdits] = useState<DraftEdits>(noEdits);
  const [publishing, setPublishing] = useState(false);
  const saving = useAct('POST /reports/v1.0/ratingmethods', { onReload: onChanged });
  const { id, version, number } = draft;
  const unsaved = countEdits(edits);
  useUnsavedGuard(unsaved > 0);
  const own = problemsOf(draft, edits);
  const problems = { ...saving.problem?.fields, ...own };
  const isSeen = draft.whatIf?.finishedAt && draft.whatIf.methodVersion === version;

  const save = async () => {
    const values = Object.fromEntries(
      Object.entries(edits.values).filter((entry): entry is [string, number] => entry[1] !== null),
    );
    const answer = await saving.act({ action: 'save', id, version, values, floors: edits.floors });
    if (!answer) return;
    setEdits(noEdits);
    toast.success('Draft saved', `Method ${number}`);
    onChanged();
  };
  const discard = () =>
    modal.confirm({
      title: `Discard the draft of method ${number}?`,
      content: 'Its values will be lost. The published version stays.',
      okText: 'Discard the draft',
      onOk: async () => {
        if (await saving.act({ action: 'discard', id, version })) onChanged();
      },
    });

  return (
    <section className={styles.draft} aria-labelledby="method-draft">
      <h2 id="method-draft">Draft of method {number}</h2>
      <p className={styles.before}>
        Based on method {draft.basedOn}. Saved by {draft.changedBy || 'Prudence'}{' '}
        <TimeText at={draft.changedAt} />. The weights sum to {sumOfWeights(draft, edits)}.
      </p>
      <DraftFields draft={draft} edits={edits} problems={problems} onEdit={setEdits} />
      <div className={styles.bar}>
        <Button
          type="primary"
          disabled={unsaved === 0 || Object.keys(own).length > 0}
          loading={saving.busy}
          onClick={save}
        >
          Save draft
        </Button>
        <Button disabled={unsaved === 0} onClick={() => setEdits(noEdits)}>
          Undo {unsaved > 0 ? plural(unsaved, 'change') : 'changes'}
        </Button>
        <Button danger onClick={discard}>
          Discard draft
        </Button>
      </div>
      <WhatIf draft={draft} unsaved={unsaved} onDone={onChanged} />
      <div className={styles.bar}>
        <Button disabled={unsaved > 0 || !isSeen} onClick={() => setPublishing(true)}>
          Publish method {number}
        </Button>
        {!isSeen && <span className={styles.before}>Preview the impact of the saved draft first.</span>}
      </div>
      {publishing && (
        <PublishDialog draft={draft} onClose={() => setPublishing(false)} onPublished={onChanged} />
      )}
      {saving.dialog}
    </section>
  );
}
