import { Alert, Button, Progress, Upload } from 'antd';
import { useState } from 'react';
import { formatBytes } from '@/shared/format';
import { useAct } from '@/shared/ui';
import { COMPANY_REGISTER_EXTENSIONS, FileLimits } from '../../../../contract/limits.ts';
import { useTexts } from '../texts/index.ts';

/** Sends the files of one company master; reading them goes on in the background. */
export function UploadRegister() {
  const t = useTexts();
  const [share, setShare] = useState<number | null>(null);
  const { act, busy, dialog, problem } = useAct('POST /reports/v1.0/companyregister');
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
          {t('companies.import')}
        </Button>
      </Upload>
      <p>{t('companies.importText', { size: formatBytes(FileLimits.companyRegister) })}</p>
      {busy && share !== null && <Progress percent={Math.round(share * 100)} aria-label={t('upload')} />}
      {problem && problem.status < 409 && <Alert type="error" title={problem.message} />}
      {dialog}
    </div>
  );
}
