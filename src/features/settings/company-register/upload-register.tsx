import { Alert, Button, Progress, Upload } from 'antd';
import { useState } from 'react';
import { formatBytes } from '@/shared/format';
import { useAct } from '@/shared/ui';
import { COMPANY_REGISTER_EXTENSIONS, FileLimits } from '../../../../contract/limits.ts';

/** Sends the files of one company master; reading them goes on in the background. */
export function UploadRegister({ onStarted }: { onStarted: () => void }) {
  const [share, setShare] = useState<number | null>(null);
  const { act, busy, dialog, problem } = useAct('POST /reports/v1.0/companyregister', { onDone: onStarted });
  return (
    <div style={{ marginBottom: 16 }}>
      <Upload
        multiple
        accept={COMPANY_REGISTER_EXTENSIONS.map((ending) => `.${ending}`).join(',')}
        showUploadList={false}
        beforeUpload={(file, all) => {
          // Called for each of the files that were chosen together.
          if (file === all.at(-1)) void act({ action: 'import' }, { files: all, onProgress: setShare });
          return false;
        }}
      >
        <Button type="primary" loading={busy}>
          Import the company master
        </Button>
      </Upload>
      <p>
        CSV as the ministry publishes it, one file or one a state, or a zip of them; at most{' '}
        {formatBytes(FileLimits.companyRegister)} a file. Columns are told by their headings.
      </p>
      {busy && share !== null && <Progress percent={Math.round(share * 100)} aria-label="Upload" />}
      {problem && problem.status < 409 && <Alert type="error" title={problem.message} />}
      {dialog}
    </div>
  );
}
