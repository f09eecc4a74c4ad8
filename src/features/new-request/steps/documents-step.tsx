import { Button, Form } from 'antd';
import { useRef } from 'react';
import { formatBytes } from '@/shared/format';
import { ClearableSelect, DropZone, Failure, UploadList, useCall, useHints, useUploads } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import { DOCUMENT_KINDS, type DocumentKind, expectedDocuments } from '../../../../contract/document-kinds.ts';
import type { Draft } from '../draft/use-draft.ts';
import { useTexts } from '../texts/index.ts';
import { DocumentSlots } from './document-slots.tsx';
import styles from './documents-step.module.css';

/** What the report type asks for and is better for, the files that are there, and those on their way. */
export function DocumentsStep({ draft, shown }: { draft: Draft; shown: boolean }) {
  const t = useTexts();
  const word = useWords();
  const types = useCall('GET /reports/v1.0/reporttypes', {}, { quiet: true });
  const chosen = Form.useWatch('reportType');
  const entityType = Form.useWatch('entityType');
  const type = types.data?.Data.find(({ key }) => key === chosen);
  const needed = type?.requiredDocuments ?? 0;
  const files = draft.detail?.files ?? [];
  const storage = useHints('GET /security/v1.0/clientdetails', shown ? {} : null)?.Data[0]?.storage;
  const used = storage && {
    used: formatBytes(storage.bytes),
    limit: formatBytes(storage.maxMegabytes * 1024 * 1024),
  };
  /** What was chosen in a slot, and so is of its kind. */
  const kinds = useRef(new WeakMap<File, DocumentKind>());
  const uploads = useUploads(files.length, (file, options) =>
    draft.upload(file, { ...options, documentKind: kinds.current.get(file) }),
  );
  return (
    <>
      <Failure of={types} />
      <p hidden={!types.data}>
        {needed > 0
          ? t('thisReportTypeNeedsNeededDocuments', { needed })
          : t('documentsAreOptionalForThisReport')}
      </p>
      <DocumentSlots
        expected={expectedDocuments(entityType, type?.level)}
        files={files}
        onFile={(file, kind) => {
          kinds.current.set(file, kind);
          uploads.add(file);
        }}
      />
      <DropZone onFile={uploads.add} {...(used && { note: t('yourOrganisationUses', used) })}>
        {t('dropOrPasteFilesHereOr')}
      </DropZone>
      <ul className={styles.files} aria-label={t('documents')}>
        {files.map((file) => (
          <li key={file.id}>
            <bdi className={styles.name}>{file.name}</bdi>
            <span className={styles.hint}>{formatBytes(file.size)}</span>
            <ClearableSelect
              size="small"
              className={styles.kind}
              aria-label={t('documentTypeOfName', { name: file.name })}
              placeholder={word('documentKind')}
              value={file.kind}
              options={DOCUMENT_KINDS.map((kind) => ({ value: kind, label: word(kind) }))}
              onChange={(kind) => draft.setKind(file.id, kind ?? null).catch(() => undefined)}
            />
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
