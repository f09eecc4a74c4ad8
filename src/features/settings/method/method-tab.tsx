import { Button } from 'antd';
import { useState } from 'react';
import { ErrorState, SkeletonList, useAct, useCall } from '@/shared/ui';
import { useTexts } from '../texts/index.ts';
import { DraftEditor } from './draft-editor.tsx';
import styles from './method.module.css';
import { PublishedMethod } from './published-method.tsx';
import { VersionsTable } from './versions-table.tsx';
import { isPreviewing } from './what-if.tsx';

const POLL_MS = 1500;

/** The rating method: the version that counts, its history, and the draft of the next one with what it would move. */
export function MethodTab() {
  const t = useTexts();
  const [shown, setShown] = useState<string>();
  const { data, error, reload } = useCall('GET /reports/v1.0/ratingmethods', shown ? { id: shown } : {}, {
    keepLast: true,
    pollEvery: ({ Data: { draft } }) => (draft && isPreviewing(draft) ? POLL_MS : undefined),
  });
  const { act, busy, dialog } = useAct('POST /reports/v1.0/ratingmethods', { onDone: reload });
  if (error && !data) return <ErrorState error={error} onRetry={reload} />;
  if (!data) return <SkeletonList />;
  const { methods, draft, method, countries } = data.Data;
  return (
    <div className={styles.tab}>
      {draft ? (
        <DraftEditor key={draft.id} draft={draft} onChanged={reload} />
      ) : (
        <p>
          <Button type="primary" loading={busy} onClick={() => act({ action: 'draft' })}>
            {t('method.draftNew')}
          </Button>
        </p>
      )}
      <PublishedMethod method={method} countries={countries} />
      <VersionsTable methods={methods} shown={method.version} onShow={setShown} />
      {dialog}
    </div>
  );
}
