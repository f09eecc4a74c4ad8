import { Button } from 'antd';
import { useState } from 'react';
import { plural } from '../../format/index.ts';
import { ApiProblem } from '../../http/index.ts';
import { toast } from '../toasts/toast-store.ts';

/** Exports what the list is filtered to, and says how much it was. */
export function ExportButton({ run, disabled }: { run: () => Promise<number>; disabled: boolean }) {
  const [busy, setBusy] = useState(false);
  const click = async () => {
    setBusy(true);
    try {
      toast.success('CSV saved', `${plural(await run(), 'row')} of the current filter.`);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toast.error('Export failed', error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button loading={busy} disabled={disabled} onClick={click}>
      Export CSV
    </Button>
  );
}
