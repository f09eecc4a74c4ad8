import { Button, Form, Progress, Upload } from 'antd';
import { useState } from 'react';
import { formatBytes, plural } from '@/shared/format';
import { ApiProblem } from '@/shared/http';
import { toast, useCall } from '@/shared/ui';
import { ATTACHMENT_EXTENSIONS, FileLimits } from '../../../../contract/limits.ts';
import type { Draft } from '../draft/use-draft.ts';
import styles from './documents-step.module.css';

type Sending = { key: string; file: File; share: number; error?: string };

/** Each file goes up by itself, with its own progress; what fails can be sent again. */
export function DocumentsStep({ draft }: { draft: Draft }) {
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const types = useCall('GET /reports/v1.0/reporttypes', {}, { quiet: true });
  const chosen = Form.useWatch('reportType');
  const needed = types.data?.Data.find((type) => type.key === chosen)?.requiredDocuments ?? 0;
  const files = draft.detail?.files ?? [];

  const patch = (key: string, change: Partial<Sending>) =>
    setSending((before) => before.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const send = async ({ key, file }: Sending) => {
    patch(key, { share: 0, error: undefined });
    try {
      await draft.upload(file, (share) => patch(key, { share }));
      setSending((before) => before.filter((one) => one.key !== key));
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      patch(key, { error: error.message });
    }
  };
  const add = (file: File) => {
    const refused = reasonAgainst(file, files.length + sending.length);
    if (refused) return toast.error(file.name, refused);
    const one = { key: crypto.randomUUID(), file, share: 0 };
    setSending((before) => [...before, one]);
    void send(one);
  };

  return (
    <>
      <p>
        {needed > 0
          ? `This report type needs ${plural(needed, 'document')}.`
          : 'Documents are optional for this report type.'}
      </p>
      <Upload.Dragger
        multiple
        showUploadList={false}
        accept={ATTACHMENT_EXTENSIONS.map((ending) => `.${ending}`).join(',')}
        beforeUpload={(file) => {
          add(file);
          return false;
        }}
      >
        <p>Drop files here, or click to choose them.</p>
        <p className={styles.hint}>
          {ATTACHMENT_EXTENSIONS.join(', ').toUpperCase()}, up to {formatBytes(FileLimits.perFile)} each,{' '}
          {FileLimits.files} at most
        </p>
      </Upload.Dragger>
      <ul className={styles.files} aria-label="Documents">
        {files.map((file) => (
          <li key={file.id}>
            <span className={styles.name}>{file.name}</span>
            <span className={styles.hint}>{formatBytes(file.size)}</span>
            <Button
              size="small"
              onClick={() => draft.removeFile(file.id).catch(() => undefined)}
              aria-label={`Remove ${file.name}`}
            >
              Remove
            </Button>
          </li>
        ))}
        {sending.map((one) => (
          <li key={one.key}>
            <span className={styles.name}>{one.file.name}</span>
            {one.error ? (
              <>
                <span role="alert">{one.error}</span>
                <Button size="small" onClick={() => send(one)}>
                  Try again
                </Button>
                <Button
                  size="small"
                  onClick={() => setSending((before) => before.filter(({ key }) => key !== one.key))}
                >
                  Drop
                </Button>
              </>
            ) : (
              <Progress
                percent={Math.round(one.share * 100)}
                size="small"
                style={{ maxWidth: 240 }}
                aria-label={`Upload of ${one.file.name}`}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function reasonAgainst(file: File, present: number) {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!(ATTACHMENT_EXTENSIONS as readonly string[]).includes(ending))
    return `Files of this kind are not taken. Use ${ATTACHMENT_EXTENSIONS.join(', ')}.`;
  if (file.size === 0) return 'The file is empty.';
  if (file.size > FileLimits.perFile) return `The file is larger than ${formatBytes(FileLimits.perFile)}.`;
  if (present >= FileLimits.files) return `There are ${FileLimits.files} files already.`;
  return null;
}
