import { Alert, Button, Upload } from 'antd';
import { formatBytes } from '@/shared/format';
import { useAct } from '@/shared/ui';
import { TrainingLimits } from '../../../../contract/limits.ts';
import { useTexts } from '../texts/index.ts';

/** Takes one CSV of labelled passages; what cannot be used refuses the file and is said row by row. */
export function UploadPassages() {
  const t = useTexts();
  const { act, busy, dialog, problem } = useAct('POST /security/v1.0/prameyaretrain');
  return (
    <div>
      <Upload
        accept=".csv"
        showUploadList={false}
        beforeUpload={(file) => {
          void act({ action: 'upload' }, { files: [file] });
          return false;
        }}
      >
        <Button loading={busy}>{t('retrain.uploadPassages')}</Button>
      </Upload>
      <p>{t('retrain.uploadNote', { size: formatBytes(TrainingLimits.fileBytes) })}</p>
      {problem?.fields && (
        <Alert
          type="error"
          title={problem.message}
          description={
            <ul>
              {Object.entries(problem.fields).map(([where, what]) => (
                <li key={where}>
                  {where}: {what}
                </li>
              ))}
            </ul>
          }
        />
      )}
      {dialog}
    </div>
  );
}
