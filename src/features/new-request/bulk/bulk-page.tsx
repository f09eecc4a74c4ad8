import { history } from '@umijs/max';
import { Button, Progress, Segmented } from 'antd';
import { useState } from 'react';
import { formatNumber } from '@/shared/format';
import { Page, useUnsavedGuard } from '@/shared/ui';
import styles from './bulk.module.css';
import { isGood } from './bulk-row.ts';
import { ChooseFile } from './choose-file.tsx';
import { RowGrid } from './row-grid.tsx';
import { SendBar } from './send-bar.tsx';
import { useBulk } from './use-bulk.ts';

/** Many requests from one CSV: see what is wrong, import what is right, take the rest away. */
export function BulkPage() {
  const bulk = useBulk();
  const { phase, rows, fileName, share } = bulk;
  const [shown, setShown] = useState<'all' | 'wrong'>('all');
  useUnsavedGuard(phase === 'sending' || phase === 'stopped');
  const wrong = rows.filter((row) => !isGood(row));
  return (
    <Page
      title="Import requests"
      lead={fileName || 'Raise many requests at once from a CSV.'}
      action={<Button onClick={() => history.push('/pages/newrequest')}>Back to requests</Button>}
    >
      {phase === 'empty' && <ChooseFile problem={bulk.problem} onFile={bulk.open} />}
      {phase === 'checking' && (
        <div className={styles.bar} role="status">
          Looking the rows over…
          <Progress percent={Math.round(share * 100)} style={{ maxWidth: 320 }} aria-label="Checking rows" />
        </div>
      )}
      {rows.length > 0 && (
        <>
          <SendBar bulk={bulk} />
          <Segmented
            className={styles.figures}
            value={shown}
            onChange={setShown}
            options={[
              { value: 'all', label: `All ${formatNumber(rows.length)}` },
              { value: 'wrong', label: `With errors ${formatNumber(wrong.length)}` },
            ]}
          />
          <RowGrid rows={shown === 'all' ? rows : wrong} />
        </>
      )}
    </Page>
  );
}
