import { Alert, Checkbox, Col, Form, Input, InputNumber, Radio, Row, Select } from 'antd';
import { formatDay, plural, toWords } from '@/shared/format';
import { useCall } from '@/shared/ui';
import { RequestLimits } from '../../../../contract/limits.ts';
import { PRIORITIES, RELATIONSHIP_TYPES } from '../../../../contract/words.ts';
import { CategoryChoice } from '../fields/category-choice.tsx';

const options = (values: readonly string[]) => values.map((value) => ({ value, label: toWords(value) }));

/** What is to be assessed, how deep, until when. */
export function ScopeStep() {
  const types = useCall('GET /reports/v1.0/reporttypes', {}, { quiet: true });
  const method = useCall('GET /reports/v1.0/ratings', {}, { quiet: true });
  const chosen = Form.useWatch('reportType');
  const offered = types.data?.Data.filter((type) => type.active) ?? [];
  const type = offered.find((entry) => entry.key === chosen);
  const industries = method.data?.Data.method.tables.find((table) => table.name === 'industry')?.rows ?? [];
  return (
    <>
      <Form.Item name="reportType" label="Report type" required>
        <Radio.Group vertical>
          {offered.map(({ key, title, level, slaDays }) => (
            <Radio key={key} value={key}>
              {title} <small>{`${toWords(level)}, ${plural(slaDays, 'business day')}`}</small>
            </Radio>
          ))}
        </Radio.Group>
      </Form.Item>
      {type && (
        <Alert
          type="info"
          style={{ marginBottom: 24 }}
          title={`If submitted now, the report is due on ${formatDay(type.dueIfSubmittedNow)}.`}
          description={
            type.requiredDocuments > 0 ? `It needs ${plural(type.requiredDocuments, 'document')}.` : undefined
          }
        />
      )}
      <Form.Item name="categories" label="Risks to assess" required>
        <CategoryChoice />
      </Form.Item>
      <Row gutter={16}>
        <Col xs={24} md={12}>
          <Form.Item name="relationshipType" label="Relationship" required>
            <Select showSearch options={options(RELATIONSHIP_TYPES)} />
          </Form.Item>
        </Col>
        <Col xs={24} md={12}>
          <Form.Item name="industry" label="Industry">
            <Select
              allowClear
              showSearch={{ optionFilterProp: 'label' }}
              options={industries.map(({ key, label }) => ({ value: key, label }))}
            />
          </Form.Item>
        </Col>
        <Col span={24}>
          <Form.Item name="purpose" label="Purpose of the relationship" required>
            <Input.TextArea
              dir="auto"
              autoSize={{ minRows: 2 }}
              maxLength={RequestLimits.purpose}
              showCount
            />
          </Form.Item>
        </Col>
        <Col span={24}>
          <Form.Item name="governmentTouchpoints" label="Dealings with public authorities on your behalf">
            <Input.TextArea dir="auto" autoSize={{ minRows: 2 }} maxLength={RequestLimits.purpose} />
          </Form.Item>
        </Col>
        <Col xs={12} md={6}>
          <Form.Item name="lookbackYears" label="Look-back period (years)">
            <InputNumber min={1} max={RequestLimits.lookbackYearsMax} precision={0} />
          </Form.Item>
        </Col>
        <Col xs={12} md={6}>
          <Form.Item name="priority" label="Priority">
            <Select options={options(PRIORITIES)} />
          </Form.Item>
        </Col>
        <Col xs={24} md={12}>
          <Form.Item name="subjectAware" valuePropName="checked" label="Knowledge">
            <Checkbox>The third party has been informed of this assessment</Checkbox>
          </Form.Item>
        </Col>
      </Row>
    </>
  );
}
