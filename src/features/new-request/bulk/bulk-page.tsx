import { history } from '@umijs/max';
import { useMemoizedFn } from 'ahooks';
import { Button, Progress, Segmented } from 'antd';
import { useState } from 'react';
import { Page, useUnsavedGuard } from '@/shared/ui';
import { useTexts } from '../texts/index.ts';
import styles from './bulk.module.css';
import { isGood } from './bulk-row.ts';
import { ChooseFile } from './choose-file.tsx';
import { RowGrid } from './row-grid.tsx';
import { SendBar } from './send-bar.tsx';
import { useBulk } from './use-bulk.ts';

/** Many requests from one CSV: see what is wrong, import what is right, take the rest away. */
export function BulkPage() {
  const t = useTexts();
  const bulk = useBulk();
  const { phase, rows, fileName, share } = bulk;
  const correct = useMemoizedFn(bulk.correct);
  const [shown, setShown] = useState<'all' | 'wrong'>('all');
  useUnsavedGuard(phase === 'sending' || phase === 'stopped');
  const wrong = rows.filter((row) => !isGood(row));
  return (
    <Page
      title={t('importRequests')}
      lead={fileName || t('raiseManyRequestsAtOnceFrom')}
      action={<Button onClick={() => history.push('/pages/newrequest')}>{t('backToRequests')}</Button>}
    >
      {phase === 'empty' && <ChooseFile problem={bulk.problem} onFile={bulk.open} />}
      {phase === 'checking' && (
        <div className={styles.bar} role="status">
          {t('checkingRows')}
          <Progress
            percent={Math.round(share * 100)}
            style={{ maxWidth: 320 }}
            aria-label={t('checkingRows2')}
          />
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
              { value: 'all', label: t('allRows', { rows: rows.length }) },
              { value: 'wrong', label: t('withErrorsWrong', { wrong: wrong.length }) },
            ]}
          />
          <RowGrid
            rows={shown === 'all' ? rows : wrong}
            onCorrect={phase === 'ready' ? correct : undefined}
          />
        </>
      )}
    </Page>
  );
}
