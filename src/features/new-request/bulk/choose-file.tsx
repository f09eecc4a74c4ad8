import { Alert, Button, Upload } from 'antd';
import { formatNumber } from '@/shared/format';
import { BulkLimits } from '../../../../contract/limits.ts';
import styles from './bulk.module.css';
import { downloadTemplate } from './csv-files.ts';

type ChooseFileProps = { problem: string; onFile: (file: File) => void };

/** The template, and where the filled-in file goes. */
export function ChooseFile({ problem, onFile }: ChooseFileProps) {
  return (
    <>
      {problem && <Alert type="error" showIcon title={problem} />}
      <Upload.Dragger
        accept=".csv,text/csv"
        showUploadList={false}
        beforeUpload={(file) => {
          onFile(file);
          return false;
        }}
      >
        <p>Drop a CSV here, or choose it</p>
        <p className={styles.small}>
          One third party a row, up to {formatNumber(BulkLimits.rows)} rows. Nothing is saved before you have
          seen what is wrong.
        </p>
      </Upload.Dragger>
      <p>
        <Button onClick={downloadTemplate}>Download the template</Button>
      </p>
    </>
  );
}
