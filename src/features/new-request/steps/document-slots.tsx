import { CheckCircleOutlined } from '@ant-design/icons';
import { Button, Upload } from 'antd';
import { ACCEPT } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import { type DocumentKind, missingDocuments } from '../../../../contract/document-kinds.ts';
import type { requests } from '../../../../contract/index.ts';
import { useTexts } from '../texts/index.ts';
import styles from './documents-step.module.css';

type DocumentSlotsProps = {
  expected: readonly DocumentKind[];
  files: requests.RequestDetail['files'];
  onFile: (file: File, kind: DocumentKind) => void;
};

/** A place for each kind of document that helps the assessment, with an example of what fits. */
export function DocumentSlots({ expected, files, onFile }: DocumentSlotsProps) {
  const t = useTexts();
  const word = useWords();
  if (expected.length === 0) return null;
  const missing = missingDocuments(expected, files);
  return (
    <section aria-labelledby="usefulDocuments">
      <h2 id="usefulDocuments" className={styles.heading}>
        {t('usefulDocuments')}
      </h2>
      <p className={styles.hint}>{t('usefulDocumentsAreOptional')}</p>
      <ul className={styles.files}>
        {expected.map((kind) => (
          <li key={kind}>
            <span className={styles.name}>
              <strong>{word(kind)}</strong>
              <br />
              <span className={styles.hint}>{t(`example.${kind}`)}</span>
            </span>
            <span className={styles.hint}>
              {missing.includes(kind) ? (
                t('notAddedYet')
              ) : (
                <>
                  <CheckCircleOutlined /> {t('documentAdded')}
                </>
              )}
            </span>
            <Upload
              multiple
              showUploadList={false}
              accept={ACCEPT}
              beforeUpload={(file) => {
                onFile(file, kind);
                return false;
              }}
            >
              <Button size="small" aria-label={t('addDocument', { document: word(kind) })}>
                {t('addFile')}
              </Button>
            </Upload>
          </li>
        ))}
      </ul>
    </section>
  );
}
