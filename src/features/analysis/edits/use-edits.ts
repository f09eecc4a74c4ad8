import { useState } from 'react';
import { toast, useAct } from '@/shared/ui';
import type { Analysis, Working } from '../analysis.ts';
import { type Edits, gapsOf, noEdits, toSave, withoutSent } from './edits.ts';

type UseEditsOptions = {
  analysis: Pick<Analysis, 'request'> & { working: Working };
  settle: (working: Working) => void;
  reload: () => void;
  show: (tab: string) => void;
};

/** The unsaved changes of the page and their one save, on the version they were made on. A refused save loses nothing. */
export function useEdits({ analysis, settle, reload, show }: UseEditsOptions) {
  const { request, working } = analysis;
  const [edits, setEdits] = useState<Edits>(noEdits);
  const saving = useAct('POST /reports/v1.0/requestanalysis', { onReload: reload });

  const save = async () => {
    const [gap] = gapsOf(edits, working);
    if (gap) {
      toast.warning('Not complete yet', gap.text);
      show(gap.tab);
      return;
    }
    const sent = edits;
    const answer = await saving.act({
      client: request.clientId,
      request: request.id,
      version: working.version,
      ...toSave(sent),
    });
    if (!answer) return;
    setEdits((now) => withoutSent(now, sent));
    settle(answer.Data);
    toast.success('Saved', `${request.number}, version ${answer.Data.version}`);
    reload();
  };
  return {
    edits,
    edit: (change: (before: Edits) => Edits) => setEdits(change),
    discard: () => setEdits(noEdits),
    save,
    saving: saving.busy,
    dialog: saving.dialog,
  };
}
