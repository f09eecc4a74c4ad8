import { Alert, Button, Upload } from 'antd';
import { formatBytes } from '@/shared/format';
import { useAct } from '@/shared/ui';
import { TrainingLimits } from '../../../../contract/limits.ts';

type UploadPassagesProps = { onDone: () => void };

/** Takes one CSV of labelled passages; what cannot be used refuses the file and is said row by row. */
export function UploadPassages({ onDone }: UploadPassagesProps) {
  const { act, busy, dialog, problem } = useAct('POST /security/v1.0/prameyaretrain', { onDone });
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
        <Button loading={busy}>Upload passages</Button>
      </Upload>
      <p>
        CSV in UTF-8 with the columns event, label, subLabel, stage, text; at most{' '}
        {formatBytes(TrainingLimits.fileBytes)}. Passages of one event share its name and are never split
        between training and measuring.
      </p>
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
