import { Alert, Button, Upload } from 'antd';
import { useStoredSentence } from '@/shared/server-texts/stored-sentence';
import { BulkLimits } from '../../../../contract/limits.ts';
import { useTexts } from '../texts/index.ts';
import styles from './bulk.module.css';
import { downloadTemplate } from './csv-files.ts';

type ChooseFileProps = { problem: string; onFile: (file: File) => void };

/** The template, and where the filled-in file goes. */
export function ChooseFile({ problem, onFile }: ChooseFileProps) {
  const t = useTexts();
  const say = useStoredSentence();
  return (
    <>
      {problem && <Alert type="error" showIcon title={say(problem)} />}
      <Upload.Dragger
        accept=".csv,text/csv"
        showUploadList={false}
        beforeUpload={(file) => {
          onFile(file);
          return false;
        }}
      >
        <p>{t('dropACSVHereOrChoose')}</p>
        <p className={styles.small}>{t('oneThirdPartyPerRowUp', { rows: BulkLimits.rows })}</p>
      </Upload.Dragger>
      <p>
        <Button onClick={downloadTemplate}>{t('downloadTheTemplate')}</Button>
      </p>
    </>
  );
}
