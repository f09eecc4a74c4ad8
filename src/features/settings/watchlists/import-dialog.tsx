import { Alert, Form, Input, Modal, Progress, Segmented, Upload } from 'antd';
import { useState } from 'react';
import { formatBytes } from '@/shared/format';
import { useAct } from '@/shared/ui';
import type { watchlists } from '../../../../contract/index.ts';
import { WATCHLIST_EXTENSIONS } from '../../../../contract/limits.ts';

type Format = 'ofac_csv' | 'un_xml' | 'plain_csv';
type ImportDialogProps = {
  lists: readonly watchlists.Watchlist[];
  onClose: () => void;
  onStarted: () => void;
};

const hints: Record<Format, string> = {
  ofac_csv: 'The three files sdn.csv, alt.csv and add.csv together; sdn_comments.csv may come along.',
  un_xml: 'The consolidated list of the UN Security Council, one XML file.',
  plain_csv:
    'One CSV with a header: at least a column "name"; further id, type, aliases, country, born, programme.',
};
const options = [
  { label: 'OFAC SDN', value: 'ofac_csv' },
  { label: 'UN consolidated', value: 'un_xml' },
  { label: 'Own list (CSV)', value: 'plain_csv' },
] satisfies { label: string; value: Format }[];

/** Uploads the files of one list version; parsing goes on in the background and shows its progress in the list. */
export function ImportDialog({ onClose, onStarted }: ImportDialogProps) {
  const [format, setFormat] = useState<Format>('ofac_csv');
  const [name, setName] = useState('');
  const [files, setFiles] = useState<File[]>([]);
  const [share, setShare] = useState<number | null>(null);
  const { act, busy, dialog, problem } = useAct('POST /reports/v1.0/watchlists', { onDone: onStarted });
  const start = () =>
    act(
      { action: 'import', format, ...(format === 'plain_csv' && { name }) },
      { files, onProgress: setShare },
    );
  const ready = files.length > 0 && (format !== 'plain_csv' || name.trim() !== '');

  return (
    <Modal
      open
      title="Import a list"
      okText="Import"
      okButtonProps={{ disabled: !ready }}
      confirmLoading={busy}
      onOk={start}
      onCancel={onClose}
    >
      <Segmented
        aria-label="Format"
        options={options}
        value={format}
        onChange={(value) => setFormat(value as Format)}
      />
      <p>{hints[format]}</p>
      {format === 'plain_csv' && (
        <Form.Item label="Name of the list" required>
          <Input value={name} onChange={(event) => setName(event.target.value)} maxLength={100} />
        </Form.Item>
      )}
      <Upload.Dragger
        multiple
        accept={WATCHLIST_EXTENSIONS.map((ending) => `.${ending}`).join(',')}
        beforeUpload={(file) => {
          setFiles((before) => [...before.filter((other) => other.name !== file.name), file]);
          return false;
        }}
        onRemove={(file) => setFiles((before) => before.filter((other) => other.name !== file.name))}
        fileList={files.map((file) => ({
          uid: file.name,
          name: `${file.name} (${formatBytes(file.size)})`,
          fileName: file.name,
        }))}
      >
        <p>Drop the files here, or click to choose them.</p>
      </Upload.Dragger>
      {busy && share !== null && <Progress percent={Math.round(share * 100)} aria-label="Upload" />}
      {problem && problem.status < 409 && (
        <Alert type="error" title={problem.message} style={{ marginTop: 16 }} />
      )}
      {dialog}
    </Modal>
  );
}
