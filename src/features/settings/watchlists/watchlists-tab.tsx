import { Button } from 'antd';
import { useState } from 'react';
import { EmptyState, ErrorState, SkeletonList, useCall } from '@/shared/ui';
import { ImportDialog } from './import-dialog.tsx';
import { PreviewDrawer } from './preview-drawer.tsx';
import { WatchlistCard } from './watchlist-card.tsx';

const POLL_MS = 1500;

/** The lists that names are screened against: versions, age, threshold; import, preview, activate. */
export function WatchlistsTab() {
  const [importing, setImporting] = useState(false);
  const [previewed, setPreviewed] = useState<string | null>(null);
  const { data, error, reload } = useCall(
    'GET /reports/v1.0/watchlists',
    {},
    {
      pollEvery: ({ Data }) =>
        Data.some((list) => list.versions.some((version) => version.status === 'importing'))
          ? POLL_MS
          : undefined,
    },
  );
  if (error && !data) return <ErrorState error={error} onRetry={reload} />;
  if (!data) return <SkeletonList />;
  const newList = (
    <Button type="primary" onClick={() => setImporting(true)}>
      Import a list
    </Button>
  );
  return (
    <>
      {data.Data.length === 0 ? (
        <EmptyState
          title="No list yet"
          text="Import OFAC’s SDN files, the UN Security Council’s XML or your own CSV. Requests are screened against active lists only."
          action={newList}
        />
      ) : (
        <>
          <div style={{ marginBottom: 16 }}>{newList}</div>
          {data.Data.map((list) => (
            <WatchlistCard
              key={list.id}
              list={list}
              folder={data.folder}
              onPreview={setPreviewed}
              onChanged={reload}
            />
          ))}
        </>
      )}
      {importing && (
        <ImportDialog
          lists={data.Data}
          onClose={() => setImporting(false)}
          onStarted={() => {
            setImporting(false);
            reload();
          }}
        />
      )}
      <PreviewDrawer
        version={previewed}
        onClose={() => setPreviewed(null)}
        onChanged={() => {
          setPreviewed(null);
          reload();
        }}
      />
    </>
  );
}
