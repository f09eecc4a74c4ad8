import { Alert, AutoComplete, DatePicker, Form, Modal, Progress, Select, Upload } from 'antd';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { formatBytes } from '@/shared/format';
import { firmToday } from '@/shared/http';
import { useAct } from '@/shared/ui';
import type { watchlists } from '../../../../contract/index.ts';
import { WATCHLIST_EXTENSIONS } from '../../../../contract/limits.ts';
import { type ListMapping, proposeMapping } from '../../../../contract/list-columns.ts';
import {
  isNamedListFormat,
  isTableFormat,
  LIST_FORMATS,
  type ListFormat,
} from '../../../../contract/list-formats.ts';
import type { ListTopic } from '../../../../contract/words.ts';
import { useTexts } from '../texts/index.ts';
import { ListColumns } from './list-columns.tsx';
import { topicOptions } from './list-topics.ts';
import { useHeadings } from './use-headings.ts';

type ImportDialogProps = {
  lists: readonly watchlists.Watchlist[];
  onClose: () => void;
};

type Choice = ListFormat | 'auto';

const none: readonly string[] = [];

/** Uploads the files of one list version; parsing goes on in the background and shows its progress in the list. */
export function ImportDialog({ lists, onClose }: ImportDialogProps) {
  const t = useTexts();
  const [format, setFormat] = useState<Choice>('auto');
  const [name, setName] = useState('');
  const [files, setFiles] = useState<File[]>([]);
  const [share, setShare] = useState<number | null>(null);
  const [topic, setTopic] = useState<ListTopic>();
  const [publishedOn, setPublishedOn] = useState<string>();
  const [mapping, setMapping] = useState<ListMapping>({});
  const read = useHeadings(format === 'plain_csv' ? files[0] : undefined, t('watchlists.columnsNotRead'));
  const headings = read ?? none;
  useEffect(() => setMapping(proposeMapping(headings)), [headings]);
  const { act, busy, dialog, problem } = useAct('POST /reports/v1.0/watchlists', { onDone: onClose });

  const isNamed = format === 'auto' || isNamedListFormat(format);
  const isOwn = format !== 'auto' && isTableFormat(format);
  const knownTopic = lists.find((list) => list.name === name.trim())?.topic ?? null;
  const nameProblem = problem?.fields?.name;
  const ready =
    files.length > 0 &&
    read !== null &&
    (format === 'auto' || !isNamed || name.trim() !== '') &&
    (headings.length === 0 || mapping.name !== undefined) &&
    (!isOwn || topic !== undefined || knownTopic !== null);
  const start = () =>
    act(
      {
        action: 'import',
        ...(format !== 'auto' && { format }),
        ...(isNamed && name.trim() !== '' && { name: name.trim() }),
        ...(headings.length > 0 && { mapping }),
        ...(isOwn && topic && { topic }),
        ...(publishedOn && { publishedOn }),
      },
      { files, onProgress: setShare },
    );

  return (
    <Modal
      open
      title={t('watchlists.import')}
      okText={t('import')}
      okButtonProps={{ disabled: !ready }}
      confirmLoading={busy}
      onOk={start}
      onCancel={onClose}
    >
      <Form layout="vertical">
        <FormatField format={format} onChange={setFormat} />
        {isNamed && (
          <NameField
            name={name}
            lists={lists}
            required={format !== 'auto'}
            problem={nameProblem}
            onChange={setName}
          />
        )}
        {isOwn && <TopicField topic={topic ?? knownTopic} onChange={setTopic} />}
        <FilesField files={files} onChange={setFiles} />
        <Form.Item
          label={t('watchlists.publishedField')}
          htmlFor="list-published"
          extra={t('watchlists.publishedNote')}
        >
          <DatePicker
            id="list-published"
            disabledDate={(day) => day.format('YYYY-MM-DD') > firmToday()}
            onChange={(day) => setPublishedOn(day?.format('YYYY-MM-DD'))}
          />
        </Form.Item>
        {headings.length > 0 && <ListColumns headings={headings} mapping={mapping} onChange={setMapping} />}
      </Form>
      {busy && share !== null && <Progress percent={Math.round(share * 100)} aria-label={t('upload')} />}
      {problem && problem.status < 409 && !nameProblem && (
        <Alert type="error" title={problem.message} style={{ marginTop: 16 }} />
      )}
      {dialog}
    </Modal>
  );
}

type FormatFieldProps = { format: Choice; onChange: (format: Choice) => void };

function FormatField({ format, onChange }: FormatFieldProps) {
  const t = useTexts();
  return (
    <Form.Item
      label={t('watchlists.format')}
      htmlFor="list-format"
      extra={format === 'auto' ? t('watchlists.detectNote') : t(`formatNote.${format}`)}
    >
      <Select<Choice>
        id="list-format"
        value={format}
        onChange={onChange}
        options={[
          { value: 'auto', label: t('watchlists.detect') },
          ...LIST_FORMATS.map((value) => ({ value, label: t(`format.${value}`) })),
        ]}
      />
    </Form.Item>
  );
}

type NameFieldProps = {
  name: string;
  lists: readonly watchlists.Watchlist[];
  required: boolean;
  problem: string | undefined;
  onChange: (name: string) => void;
};

/** Names of lists that are there are offered: an import of that name is their next version. */
function NameField({ name, lists, required, problem, onChange }: NameFieldProps) {
  const t = useTexts();
  const known = lists.filter((list) => isNamedListFormat(list.format)).map((list) => list.name);
  return (
    <Form.Item
      label={t('watchlists.listName')}
      htmlFor="list-name"
      required={required}
      {...(problem && { validateStatus: 'error' as const, help: problem })}
      extra={t('watchlists.listNameNote')}
    >
      <AutoComplete
        id="list-name"
        value={name}
        onChange={(typed: string) => onChange(typed.slice(0, 100))}
        options={known.map((value) => ({ value, label: <bdi>{value}</bdi> }))}
        showSearch={{ filterOption: true }}
      />
    </Form.Item>
  );
}

type TopicFieldProps = { topic: ListTopic | null; onChange: (topic: ListTopic) => void };

function TopicField({ topic, onChange }: TopicFieldProps) {
  const t = useTexts();
  return (
    <Form.Item label={t('watchlists.topic')} htmlFor="list-topic" required extra={t('watchlists.topicNote')}>
      <Select<ListTopic>
        id="list-topic"
        placeholder={t('watchlists.chooseTopic')}
        {...(topic && { value: topic })}
        onChange={onChange}
        options={topicOptions(t)}
      />
    </Form.Item>
  );
}

type FilesFieldProps = { files: readonly File[]; onChange: Dispatch<SetStateAction<File[]>> };

/** A file of the same name takes the place of the one before. */
function FilesField({ files, onChange }: FilesFieldProps) {
  const t = useTexts();
  return (
    <Form.Item>
      <Upload.Dragger
        multiple
        accept={WATCHLIST_EXTENSIONS.map((ending) => `.${ending}`).join(',')}
        beforeUpload={(file) => {
          onChange((before) => [...before.filter((other) => other.name !== file.name), file]);
          return false;
        }}
        onRemove={(file) => onChange((before) => before.filter((other) => other.name !== file.fileName))}
        fileList={files.map((file) => ({
          uid: file.name,
          name: `${file.name} (${formatBytes(file.size)})`,
          fileName: file.name,
        }))}
      >
        <p>{t('watchlists.drop')}</p>
      </Upload.Dragger>
    </Form.Item>
  );
}
