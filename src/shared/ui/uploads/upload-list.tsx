import { Button, Progress } from 'antd';
import { formatBytes } from '../../format/index.ts';
import { useTexts } from '../texts/index.ts';
import styles from './uploads.module.css';
import type { Sending, Uploads } from './use-uploads.ts';

/** The files that are on their way, or did not arrive. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  const t = useTexts();
  if (uploads.sending.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('uploads')}>
      {uploads.sending.map((one) => (
        <li key={one.key}>
          <span className={styles.name}>
            <bdi>{one.file.name}</bdi> <span className={styles.hint}>{formatBytes(one.file.size)}</span>
          </span>
          {one.error ? <Failed one={one} uploads={uploads} /> : <Moving one={one} uploads={uploads} />}
        </li>
      ))}
    </ul>
  );
}

type RowProps = { one: Sending; uploads: Uploads };

function Failed({ one, uploads }: RowProps) {
  const t = useTexts();
  return (
    <>
      <span role="alert" className={styles.error}>
        {one.error}
      </span>
      <Button size="small" onClick={() => uploads.send(one)}>
        {t('tryAgain')}
      </Button>
      <Button size="small" onClick={() => uploads.drop(one)}>
        {t('drop')}
      </Button>
    </>
  );
}

/** Once all of it has left it may be there already: it can no longer be called back. */
function Moving({ one, uploads }: RowProps) {
  const t = useTexts();
  return (
    <>
      <Progress
        percent={Math.round(one.share * 100)}
        size="small"
        style={{ maxWidth: 240 }}
        aria-label={t('uploadOfName', { name: one.file.name })}
      />
      <Button
        size="small"
        disabled={one.share >= 1}
        onClick={() => uploads.drop(one)}
        aria-label={t('cancelTheUploadOfName', { name: one.file.name })}
      >
        {t('cancel')}
      </Button>
    </>
  );
}
