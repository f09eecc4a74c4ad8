import { Button } from 'antd';
import { useSyncExternalStore } from 'react';
import { type DownloadRun, downloadStore } from '../../http/index.ts';
import { ScrollRegion } from '../scroll-region/scroll-region.tsx';
import { useTexts } from '../texts/index.ts';
import styles from './downloads.module.css';

/** What is being fetched, and what could not be: it stays until somebody tries again or has seen it. */
export function Downloads() {
  const t = useTexts();
  const runs = useSyncExternalStore(downloadStore.subscribe, downloadStore.read);
  return (
    <section className={styles.stack} aria-label={t('downloads')}>
      {runs.map((run) => (
        <div key={run.id} className={styles.run}>
          {run.failed.length > 0 ? <Failed run={run} /> : <Running run={run} />}
        </div>
      ))}
    </section>
  );
}

/** A single file is there before anybody could read this. */
function Running({ run: { done, total } }: { run: DownloadRun }) {
  const t = useTexts();
  if (total === 1) return null;
  return (
    <div className={styles.body} role="status">
      <span>{t('fetchingDoneOfCountFiles', { done, count: total })}</span>
      <progress className={styles.progress} value={done} max={total} aria-label={t('filesDownloaded')} />
    </div>
  );
}

function Failed({ run: { id, failed, total, retry } }: { run: DownloadRun }) {
  const t = useTexts();
  return (
    <div className={styles.body}>
      <div role="alert">
        <strong>{t('failedOfCountFilesCouldNot', { failed: failed.length, count: total })}</strong>
        <ScrollRegion
          label={t('failedOfCountFilesCouldNot', { failed: failed.length, count: total })}
          maxHeight={160}
        >
          <ul className={styles.names}>
            {failed.map(({ name, reason }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list never changes
              <li key={place}>
                {name}: {reason}
              </li>
            ))}
          </ul>
        </ScrollRegion>
      </div>
      <div className={styles.actions}>
        <Button size="small" type="primary" onClick={retry}>
          {t('tryAgain')}
        </Button>
        <Button size="small" onClick={() => downloadStore.dismiss(id)}>
          {t('dismiss')}
        </Button>
      </div>
    </div>
  );
}
