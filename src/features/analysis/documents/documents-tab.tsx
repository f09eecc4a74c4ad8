import { Button, Progress, Upload } from 'antd';
import { formatBytes } from '@/shared/format';
import { ATTACHMENT_EXTENSIONS, FileLimits } from '../../../../contract/limits.ts';
import type { Desk } from '../desk/desk.ts';
import layout from '../layout.module.css';
import styles from './documents.module.css';
import { FileList } from './file-list.tsx';
import { useUpload } from './use-upload.ts';

/** Everything that was handed in or collected for this request. */
export function DocumentsTab({ desk }: { desk: Desk }) {
  const { request, may } = desk;
  const { sending, add, send, drop } = useUpload(desk);
  return (
    <div className={layout.stack}>
      {may.edit && (
        <Upload.Dragger
          multiple
          showUploadList={false}
          accept={ATTACHMENT_EXTENSIONS.map((ending) => `.${ending}`).join(',')}
          beforeUpload={(file) => {
            add(file);
            return false;
          }}
        >
          <p>Drop sources and evidence here, or click to choose them.</p>
          <p className={styles.hint}>
            {ATTACHMENT_EXTENSIONS.join(', ').toUpperCase()}, up to {formatBytes(FileLimits.perFile)} each.
            The client does not see them.
          </p>
        </Upload.Dragger>
      )}
      {sending.length > 0 && (
        <ul className={styles.files} aria-label="Uploads">
          {sending.map((one) => (
            <li key={one.key}>
              <span className={styles.name}>{one.file.name}</span>
              {one.error ? (
                <>
                  <span role="alert">{one.error}</span>
                  <Button size="small" onClick={() => send(one)}>
                    Try again
                  </Button>
                  <Button size="small" onClick={() => drop(one.key)}>
                    Drop
                  </Button>
                </>
              ) : (
                <Progress
                  percent={Math.round(one.share * 100)}
                  size="small"
                  style={{ maxWidth: 240 }}
                  aria-label={`Upload of ${one.file.name}`}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={layout.panel}>
        <FileList request={request} />
      </div>
    </div>
  );
}
