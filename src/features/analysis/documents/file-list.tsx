import { Button, Checkbox, Typography } from 'antd';
import { useState } from 'react';
import { formatBytes, listText } from '@/shared/format';
import { EmptyState, TimeText, useHints } from '@/shared/ui';
import { useActorNames, useWords } from '@/shared/words/use-words';
import { expectedDocuments, missingDocuments } from '../../../../contract/document-kinds.ts';
import type { RequestDetail } from '../analysis.ts';
import { useTexts } from '../texts/index.ts';
import styles from './documents.module.css';
import { download } from './download.ts';
import { previewKind } from './preview-kind.ts';
import { useFileViewer } from './viewer/file-viewer.tsx';

/** The documents of a request: preview, download one, or several as one zip. */
export function FileList({ request }: { request: RequestDetail }) {
  const t = useTexts();
  const word = useWords();
  const actorOf = useActorNames();
  const { files } = request;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { open, shown } = useFileViewer();
  const of = { client: request.clientId, request: request.id };
  const toggle = (id: string, on: boolean) =>
    setChosen((before) => (on ? [...before, id] : before.filter((other) => other !== id)));

  if (files.length === 0)
    return (
      <>
        <EmptyState title={t('noDocumentsYet')} text={t('documentsOfTheClientAndOf')} />
        <MissingDocuments request={request} />
      </>
    );
  return (
    <>
      <div className={styles.tools}>
        <Button disabled={chosen.length === 0} onClick={() => download(of, { ids: [...chosen] })}>
          {t('downloadSelected')}
        </Button>
        <Button onClick={() => download(of)}>{t('downloadAll')}</Button>
      </div>
      <ul className={styles.files} aria-label={t('documents')}>
        {files.map((file) => (
          <li key={file.id}>
            <Checkbox
              aria-label={t('selectName', { name: file.name })}
              checked={chosen.includes(file.id)}
              onChange={(event) => toggle(file.id, event.target.checked)}
            />
            <span className={styles.name}>
              <strong dir="auto">{file.name}</strong>
              <span className={styles.hint}>
                {file.kind && <>{word(file.kind)} · </>}
                <bdi>{formatBytes(file.size)}</bdi> · <bdi>{actorOf(file.uploadedBy)}</bdi> ·{' '}
                <TimeText at={file.uploadedAt} /> ·{' '}
                <Typography.Text
                  type="secondary"
                  className={styles.hint}
                  copyable={{
                    text: file.sha256,
                    tooltips: [t('copySHA256Sha256', { sha256: file.sha256 }), t('copied')],
                  }}
                >
                  <bdi>SHA-256 {file.sha256.slice(0, 8)}…</bdi>
                </Typography.Text>
              </span>
            </span>
            {previewKind(file) && (
              <Button
                size="small"
                aria-pressed={shown === file.id}
                onClick={() => open(file)}
                aria-label={t('previewName', { name: file.name })}
              >
                {t('preview')}
              </Button>
            )}
            <Button
              size="small"
              onClick={() => download(of, { ids: [file.id] })}
              aria-label={t('downloadName', { name: file.name })}
            >
              {t('download')}
            </Button>
          </li>
        ))}
      </ul>
      <MissingDocuments request={request} />
    </>
  );
}

/**
 * Which documents would help a report of this level and are not there; none of them is required. It is known late, and
 * comes last so that nothing moves then.
 */
function MissingDocuments({ request: { entityType, reportType, files } }: { request: RequestDetail }) {
  const t = useTexts();
  const word = useWords();
  const types = useHints('GET /reports/v1.0/reporttypes', {});
  const level = types?.Data.find(({ key }) => key === reportType)?.level;
  const missing = missingDocuments(expectedDocuments(entityType, level), files);
  if (missing.length === 0) return null;
  return (
    <p className={`${styles.hint} ${styles.missing}`}>
      {t('documentsNotProvided', { documents: listText(missing.map(word), t.language) })}
    </p>
  );
}
