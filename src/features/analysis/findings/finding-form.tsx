import { DatePicker, Form, Input, InputNumber, Modal, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { toWords } from '@/shared/format';
import { AnalysisLimits, FileLimits } from '../../../../contract/limits.ts';
import {
  FINDING_STAGES,
  FINDING_STATUSES,
  LEVELS,
  RISK_CATEGORIES,
  SUBJECT_ROLES,
} from '../../../../contract/words.ts';
import type { Attachment } from '../analysis.ts';
import type { FindingFacts } from '../edits/edits.ts';
import { dismissalOptions } from '../media/dismissals.ts';
import styles from './findings.module.css';

type FindingFormProps = {
  facts: FindingFacts | null;
  files: readonly Attachment[];
  onClose: () => void;
  onApply: (facts: FindingFacts) => void;
};

const options = (values: readonly string[]) => values.map((value) => ({ value, label: toWords(value) }));

const blank: FindingFacts = {
  category: 'legal',
  severity: 'medium',
  credibility: 'medium',
  stage: 'allegation',
  role: 'subject',
  eventDate: null,
  summary: '',
  excerpt: '',
  source: null,
  status: 'confirmed',
};

/** A calendar day in the form, `yyyy-MM-dd` outside of it. */
const day = {
  getValueProps: (value?: string | null) => ({ value: value ? dayjs(value) : null }),
  normalize: (value: Dayjs | null) => value?.format('YYYY-MM-DD') ?? null,
};

/** Writes or corrects one finding; it is saved with everything else on the page. */
export function FindingForm({ facts, files, onClose, onApply }: FindingFormProps) {
  const [form] = Form.useForm<FindingFacts>();
  const status = Form.useWatch('status', form);
  const apply = (values: FindingFacts) => {
    onApply({ ...values, excerpt: values.excerpt ?? '', source: sourceOf(values.source) });
    onClose();
  };
  return (
    <Modal
      open
      width={760}
      title={facts ? 'Change the finding' : 'New finding'}
      okText="Apply"
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form<FindingFacts>
        form={form}
        layout="vertical"
        className={styles.form}
        initialValues={facts ?? blank}
        onFinish={apply}
      >
        <Form.Item name="category" label="Category">
          <Select options={options(RISK_CATEGORIES)} />
        </Form.Item>
        <Form.Item name="status" label="Status">
          <Select options={options(FINDING_STATUSES)} />
        </Form.Item>
        {status === 'dismissed' && (
          <Form.Item className={styles.wide} name="dismissal" label="Reason for dismissal">
            <Select allowClear options={dismissalOptions} />
          </Form.Item>
        )}
        <Form.Item
          className={styles.wide}
          name="summary"
          label="What happened"
          rules={[{ required: true, whitespace: true, message: 'Describe what happened.' }]}
        >
          <Input.TextArea dir="auto" autoSize={{ minRows: 2 }} maxLength={AnalysisLimits.excerpt} />
        </Form.Item>
        <Form.Item name="severity" label="Severity">
          <Select options={options(LEVELS)} />
        </Form.Item>
        <Form.Item name="stage" label="Stage">
          <Select options={options(FINDING_STAGES)} />
        </Form.Item>
        <Form.Item name="role" label="Role of the third party">
          <Select options={options(SUBJECT_ROLES)} />
        </Form.Item>
        <Form.Item name="eventDate" label="Date of the event" {...day}>
          <DatePicker style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item className={styles.wide} name={['source', 'title']} label="Source">
          <Input dir="auto" maxLength={AnalysisLimits.title} placeholder="Paper, register, court, report" />
        </Form.Item>
        <Form.Item
          className={styles.wide}
          name={['source', 'url']}
          label="Address of the source"
          rules={[{ type: 'url', message: 'Use a full address, https://…' }]}
        >
          <Input inputMode="url" maxLength={AnalysisLimits.url} placeholder="https://" />
        </Form.Item>
        <Form.Item name={['source', 'publishedOn']} label="Published" {...day}>
          <DatePicker style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item name={['source', 'accessedAt']} label="Read" {...day}>
          <DatePicker style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item name={['source', 'attachmentId']} label="Document with the evidence">
          <Select allowClear options={files.map(({ id, name }) => ({ value: id, label: name }))} />
        </Form.Item>
        <Form.Item name={['source', 'page']} label="Page of the document">
          <InputNumber min={1} max={FileLimits.pages} precision={0} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item name="credibility" label="Credibility of the source">
          <Select options={options(LEVELS)} />
        </Form.Item>
        <Form.Item className={styles.wide} name="excerpt" label="Excerpt, verbatim">
          <Input.TextArea dir="auto" autoSize={{ minRows: 2 }} maxLength={AnalysisLimits.excerpt} />
        </Form.Item>
      </Form>
    </Modal>
  );
}

/** What was left empty does not travel; a source without anything is none. */
function sourceOf(source: FindingFacts['source']): FindingFacts['source'] {
  const set = Object.fromEntries(Object.entries(source ?? {}).filter(([, value]) => value));
  return Object.keys(set).length > 0 ? { title: '', ...set } : null;
}
