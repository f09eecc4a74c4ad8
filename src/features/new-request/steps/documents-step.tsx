import { Button, Form } from 'antd';
import { formatBytes, plural } from '@/shared/format';
import { DropZone, UploadList, useCall, useUploads } from '@/shared/ui';
import type { Draft } from '../draft/use-draft.ts';
import styles from './documents-step.module.css';

/** What the report type asks for, the files that are there, and those on their way. */
export function DocumentsStep({ draft }: { draft: Draft }) {
  const types = useCall('GET /reports/v1.0/reporttypes', {}, { quiet: true });
  const chosen = Form.useWatch('reportType');
  const needed = types.data?.Data.find((type) => type.key === chosen)?.requiredDocuments ?? 0;
  const files = draft.detail?.files ?? [];
  const uploads = useUploads(files.length, draft.upload);
  return (
    <>
      <p>
        {needed > 0
          ? `This report type needs ${plural(needed, 'document')}.`
          : 'Documents are optional for this report type.'}
      </p>
      <DropZone onFile={uploads.add}>Drop or paste files here, or click to choose them.</DropZone>
      <ul className={styles.files} aria-label="Documents">
        {files.map((file) => (
          <li key={file.id}>
            <span className={styles.name}>{file.name}</span>
            <span className={styles.hint}>{formatBytes(file.size)}</span>
            <Button
              size="small"
              onClick={() => draft.removeFile(file.id).catch(() => undefined)}
              aria-label={`Remove ${file.name}`}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <UploadList uploads={uploads} />
    </>
  );
}
