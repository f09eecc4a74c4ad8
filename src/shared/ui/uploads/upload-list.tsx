import { Button, Progress } from 'antd';
import { formatBytes } from '../../format/index.ts';
import styles from './uploads.module.css';
import type { Sending, Uploads } from './use-uploads.ts';

/** The files that are on their way, or did not arrive. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  if (uploads.sending.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Uploads">
      {uploads.sending.map((one) => (
        <li key={one.key}>
          <span className={styles.name}>
            {one.file.name} <span className={styles.hint}>{formatBytes(one.file.size)}</span>
          </span>
          {one.error ? <Failed one={one} uploads={uploads} /> : <Moving one={one} uploads={uploads} />}
        </li>
      ))}
    </ul>
  );
}

type RowProps = { one: Sending; uploads: Uploads };

function Failed({ one, uploads }: RowProps) {
  return (
    <>
      <span role="alert" className={styles.error}>
        {one.error}
      </span>
      <Button size="small" onClick={() => uploads.send(one)}>
        Try again
      </Button>
      <Button size="small" onClick={() => uploads.drop(one)}>
        Drop
      </Button>
    </>
  );
}

/** Once all of it has left it may be there already: it can no longer be called back. */
function Moving({ one, uploads }: RowProps) {
  return (
    <>
      <Progress
        percent={Math.round(one.share * 100)}
        size="small"
        style={{ maxWidth: 240 }}
        aria-label={`Upload of ${one.file.name}`}
      />
      <Button
        size="small"
        disabled={one.share >= 1}
        onClick={() => uploads.drop(one)}
        aria-label={`Cancel the upload of ${one.file.name}`}
      >
        Cancel
      </Button>
    </>
  );
}
