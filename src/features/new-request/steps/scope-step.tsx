import { Alert, Checkbox, Col, Form, Input, InputNumber, Radio, Row, Select } from 'antd';
import { formatDay } from '@/shared/format';
import { useIndustryNames } from '@/shared/server-texts/reason-sentence';
import { CheckGroup, ClearableSelect, Failure, useCall } from '@/shared/ui';
import { useMasterTitles, useWords } from '@/shared/words/use-words';
import { RequestLimits } from '../../../../contract/limits.ts';
import { PRIORITIES, RELATIONSHIP_TYPES } from '../../../../contract/words.ts';
import { useTexts } from '../texts/index.ts';

type CategoryChoiceProps = { id?: string; value?: string[]; onChange?: (keys: string[]) => void };

/** What is to be assessed, how deep, until when. */
export function ScopeStep() {
  const word = useWords();
  const titleOf = useMasterTitles();
  const industryName = useIndustryNames();
  const t = useTexts();
  const options = (values: readonly string[]) => values.map((value) => ({ value, label: word(value) }));
  const types = useCall('GET /reports/v1.0/reporttypes', {}, { quiet: true });
  const method = useCall('GET /reports/v1.0/ratings', {}, { quiet: true });
  const chosen = Form.useWatch('reportType');
  const offered = types.data?.Data.filter((type) => type.active) ?? [];
  const type = offered.find((entry) => entry.key === chosen);
  const industries = method.data?.Data.method.tables.find((table) => table.name === 'industries')?.rows ?? [];
  return (
    <>
      <Failure of={types} />
      <Failure of={method} />
      <Form.Item name="reportType" label={word('reportType')} rules={[{ required: true }]}>
        <Radio.Group vertical>
          {offered.map(({ key, title, level, slaDays }) => (
            <Radio key={key} value={key}>
              <bdi>{titleOf(title)}</bdi>{' '}
              <small>{t('levelSlaDaysBusinessDays', { level: word(level), slaDays })}</small>
            </Radio>
          ))}
        </Radio.Group>
      </Form.Item>
      {type && (
        <Alert
          type="info"
          style={{ marginBottom: 24 }}
          title={t('ifSubmittedNowTheReportIs', { dueIfSubmittedNow: formatDay(type.dueIfSubmittedNow) })}
          description={
            type.requiredDocuments > 0
              ? t('itNeedsRequiredDocumentsDocuments', { requiredDocuments: type.requiredDocuments })
              : undefined
          }
        />
      )}
      <Form.Item name="categories" label={word('categories')} rules={[{ required: true }]}>
        <CategoryChoice />
      </Form.Item>
      <Row gutter={16}>
        <Col xs={24} md={12}>
          <Form.Item name="relationshipType" label={word('relationshipType')} rules={[{ required: true }]}>
            <Select showSearch={{ optionFilterProp: 'label' }} options={options(RELATIONSHIP_TYPES)} />
          </Form.Item>
        </Col>
        <Col xs={24} md={12}>
          <Form.Item name="industry" label={word('industry')}>
            <ClearableSelect
              showSearch={{ optionFilterProp: 'label' }}
              options={industries.map(({ key, label }) => ({ value: key, label: industryName(key, label) }))}
            />
          </Form.Item>
        </Col>
        <Col span={24}>
          <Form.Item name="purpose" label={word('purpose')} rules={[{ required: true, whitespace: true }]}>
            <Input.TextArea
              dir="auto"
              autoSize={{ minRows: 2 }}
              maxLength={RequestLimits.purpose}
              showCount
            />
          </Form.Item>
        </Col>
        <Col span={24}>
          <Form.Item name="governmentTouchpoints" label={word('governmentTouchpoints')}>
            <Input.TextArea dir="auto" autoSize={{ minRows: 2 }} maxLength={RequestLimits.purpose} />
          </Form.Item>
        </Col>
        <Col xs={12} md={6}>
          <Form.Item name="lookbackYears" label={word('lookbackYears')}>
            <InputNumber min={1} max={RequestLimits.lookbackYearsMax} precision={0} />
          </Form.Item>
        </Col>
        <Col xs={12} md={6}>
          <Form.Item name="priority" label={word('priority')}>
            <Select options={options(PRIORITIES)} />
          </Form.Item>
        </Col>
        <Col xs={24} md={12}>
          <Form.Item name="subjectAware" valuePropName="checked" label={word('subjectAware')}>
            <Checkbox>{t('theThirdPartyHasBeenInformed')}</Checkbox>
          </Form.Item>
        </Col>
      </Row>
    </>
  );
}

/** The risks to assess. */
function CategoryChoice({ id, value, onChange }: CategoryChoiceProps) {
  const categories = useCall('GET /reports/v1.0/categories', {}, { quiet: true });
  const titleOf = useMasterTitles();
  const offered = categories.data?.Data.filter((entry) => entry.active) ?? [];
  if (categories.error && !categories.data) return <Failure of={categories} />;
  return (
    <CheckGroup
      {...{ id }}
      value={value}
      onChange={onChange}
      options={offered.map(({ key, title }) => ({ value: key, label: <bdi>{titleOf(title)}</bdi> }))}
      style={{ gap: '8px 16px' }}
    />
  );
}
