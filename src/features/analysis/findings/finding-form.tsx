import { DatePicker, Form, Input, InputNumber, Modal, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { ClearableSelect } from '@/shared/ui';
import { partialDateRule } from '@/shared/ui/partial-date';
import { useWords } from '@/shared/words/use-words';
import { AnalysisLimits, FileLimits } from '../../../../contract/limits.ts';
import {
  FINDING_MATTERS,
  FINDING_STAGES,
  FINDING_STATUSES,
  LEVELS,
  RISK_CATEGORIES,
  SUBJECT_ROLES,
} from '../../../../contract/words.ts';
import type { Attachment } from '../analysis.ts';
import type { FindingFacts } from '../edits/edits.ts';
import { dismissalOptions } from '../media/dismissals.ts';
import { useTexts } from '../texts/index.ts';
import styles from './findings.module.css';

type FindingFormProps = {
  facts: FindingFacts | null;
  /** The facts are a beginning of one that is not there yet. */
  isNew?: boolean;
  files: readonly Attachment[];
  onClose: () => void;
  onApply: (facts: FindingFacts) => void;
};

export const blankFinding: FindingFacts = {
  category: 'legal',
  matter: null,
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
export function FindingForm({ facts, isNew = facts === null, files, onClose, onApply }: FindingFormProps) {
  const t = useTexts();
  const word = useWords();
  const options = (values: readonly string[]) => values.map((value) => ({ value, label: word(value) }));
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
      title={isNew ? t('newFinding') : t('editFinding')}
      okText={t('apply')}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form<FindingFacts>
        form={form}
        layout="vertical"
        className={styles.form}
        initialValues={facts ?? blankFinding}
        onFinish={apply}
      >
        <Form.Item name="category" label={t('category')}>
          <Select options={options(RISK_CATEGORIES)} />
        </Form.Item>
        <Form.Item name="status" label={t('status')}>
          <Select options={options(FINDING_STATUSES)} />
        </Form.Item>
        {status === 'dismissed' && (
          <Form.Item className={styles.wide} name="dismissal" label={t('reasonForDismissal')}>
            <ClearableSelect options={dismissalOptions(word)} />
          </Form.Item>
        )}
        <Form.Item
          className={styles.wide}
          name="summary"
          label={t('whatHappened')}
          rules={[{ required: true, whitespace: true, message: t('describeWhatHappened') }]}
        >
          <Input.TextArea dir="auto" autoSize={{ minRows: 2 }} maxLength={AnalysisLimits.excerpt} />
        </Form.Item>
        <Form.Item name="matter" label={t('matter')} extra={t('aConvictionForASeriousMatter')}>
          <ClearableSelect options={options(FINDING_MATTERS)} />
        </Form.Item>
        <Form.Item name="severity" label={t('severity')}>
          <Select options={options(LEVELS)} />
        </Form.Item>
        <Form.Item name="stage" label={t('stage')}>
          <Select options={options(FINDING_STAGES)} />
        </Form.Item>
        <Form.Item name="role" label={t('roleOfTheThirdParty')}>
          <Select options={options(SUBJECT_ROLES)} />
        </Form.Item>
        <Form.Item
          name="eventDate"
          label={t('dateOfTheEvent')}
          normalize={(value: string) => value.trim() || null}
          rules={[{ ...partialDateRule, message: t('useYyyyYyyyMmOrYyyy') }]}
          extra={t('withoutADateTheDayOfTheSource')}
        >
          <Input inputMode="numeric" placeholder={t('partialDateExamples')} />
        </Form.Item>
        <Form.Item className={styles.wide} name={['source', 'title']} label={t('source')}>
          <Input dir="auto" maxLength={AnalysisLimits.title} placeholder={t('paperRegisterCourtReport')} />
        </Form.Item>
        <Form.Item
          className={styles.wide}
          name={['source', 'url']}
          label={t('sourceURL')}
          rules={[{ type: 'url', message: t('enterAFullURLHttps') }]}
        >
          <Input inputMode="url" maxLength={AnalysisLimits.url} placeholder="https://" />
        </Form.Item>
        <Form.Item name={['source', 'publishedOn']} label={t('published')} {...day}>
          <DatePicker style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item name={['source', 'accessedAt']} label={t('accessed')} {...day}>
          <DatePicker style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item name={['source', 'attachmentId']} label={t('documentWithTheEvidence')}>
          <ClearableSelect options={files.map(({ id, name }) => ({ value: id, label: name }))} />
        </Form.Item>
        <Form.Item name={['source', 'page']} label={t('pageOfTheDocument')}>
          <InputNumber min={1} max={FileLimits.pages} precision={0} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item name="credibility" label={t('credibilityOfTheSource')}>
          <Select options={options(LEVELS)} />
        </Form.Item>
        <Form.Item className={styles.wide} name="excerpt" label={t('excerptVerbatim')}>
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
