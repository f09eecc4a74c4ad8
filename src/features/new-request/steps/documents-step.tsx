import { Button, Form } from 'antd';
import { formatBytes } from '@/shared/format';
import { DropZone, Failure, UploadList, useCall, useHints, useUploads } from '@/shared/ui';
import type { Draft } from '../draft/use-draft.ts';
import { useTexts } from '../texts/index.ts';
import styles from './documents-step.module.css';

/** What the report type asks for, the files that are there, and those on their way. */
export function DocumentsStep({ draft, shown }: { draft: Draft; shown: boolean }) {
  const t = useTexts();
  const types = useCall('GET /reports/v1.0/reporttypes', {}, { quiet: true });
  const chosen = Form.useWatch('reportType');
  const needed = types.data?.Data.find((type) => type.key === chosen)?.requiredDocuments ?? 0;
  const files = draft.detail?.files ?? [];
  const storage = useHints('GET /security/v1.0/clientdetails', shown ? {} : null)?.Data[0]?.storage;
  const used = storage && {
    used: formatBytes(storage.bytes),
    limit: formatBytes(storage.maxMegabytes * 1024 * 1024),
  };
  const uploads = useUploads(files.length, draft.upload);
  return (
    <>
      <Failure of={types} />
      <p hidden={!types.data}>
        {needed > 0
          ? t('thisReportTypeNeedsNeededDocuments', { needed })
          : t('documentsAreOptionalForThisReport')}
      </p>
      <DropZone onFile={uploads.add} {...(used && { note: t('yourOrganisationUses', used) })}>
        {t('dropOrPasteFilesHereOr')}
      </DropZone>
      <ul className={styles.files} aria-label={t('documents')}>
        {files.map((file) => (
          <li key={file.id}>
            <span className={styles.name}>{file.name}</span>
            <span className={styles.hint}>{formatBytes(file.size)}</span>
            <Button
              size="small"
              onClick={() => draft.removeFile(file.id).catch(() => undefined)}
              aria-label={t('removeName', { name: file.name })}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
      <UploadList uploads={uploads} />
    </>
  );
}
