import { Form, InputNumber, Select, Switch } from 'antd';
import { useAct } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import type { masterLists, RequestOf } from '../../../../contract/index.ts';
import { REPORT_LEVELS } from '../../../../contract/words.ts';
import { fieldErrors } from '../field-errors.ts';
import { FormDialog } from '../form-dialog.tsx';
import { useTexts } from '../texts/index.ts';
import { sectionTitle } from './section-title.ts';
import { TitleAndKey } from './title-and-key.tsx';

type Values = RequestOf<'POST /reports/v1.0/reporttypes'>;
type ReportTypeFormProps = {
  type: masterLists.ReportType | null;
  /** Keys of the sections that may be required. */
  sections: readonly string[];
  onClose: () => void;
  onDone: () => void;
};

const starting: Partial<Values> = {
  active: true,
  level: 'standard',
  slaDays: 10,
  requiredDocuments: 0,
  requiredSections: ['summary'],
};

export function ReportTypeForm({ type, sections, onClose, onDone }: ReportTypeFormProps) {
  const t = useTexts();
  const word = useWords();
  const saving = useAct('POST /reports/v1.0/reporttypes', { onDone, onReload: onDone });
  const errors = fieldErrors(saving.problem);
  return (
    <FormDialog<Values>
      title={type ? <bdi>{type.title}</bdi> : t('masters.newReportType')}
      initialValues={type ?? starting}
      saving={saving}
      onSave={(values) => saving.act({ ...values, ...(type && { key: type.key, version: type.version }) })}
      onClose={onClose}
    >
      <TitleAndKey isNew={!type} errors={errors} />
      <Form.Item name="level" label={t('masters.level')}>
        <Select options={REPORT_LEVELS.map((value) => ({ value, label: word(value) }))} />
      </Form.Item>
      <Form.Item name="slaDays" label={t('masters.daysPromised')} rules={[{ required: true }]}>
        <InputNumber min={1} max={90} precision={0} />
      </Form.Item>
      <Form.Item name="requiredDocuments" label={t('masters.requiredDocuments')} rules={[{ required: true }]}>
        <InputNumber min={0} max={20} precision={0} />
      </Form.Item>
      <Form.Item name="requiredSections" label={t('masters.requiredSections')}>
        <Select
          mode="multiple"
          options={sections.map((value) => ({ value, label: sectionTitle(value, t, word) }))}
        />
      </Form.Item>
      <Form.Item name="active" label={t('masters.offeredInForms')} valuePropName="checked">
        <Switch />
      </Form.Item>
    </FormDialog>
  );
}
