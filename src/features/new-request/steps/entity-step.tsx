import { Col, Form, Input, Radio, Row, Select } from 'antd';
import { CountrySelect, IdentifierChecks, useCall } from '@/shared/ui';
import { RequestLimits } from '../../../../contract/limits.ts';
import { Identifiers } from '../fields/identifiers.tsx';
import { NameTags } from '../fields/name-tags.tsx';
import { Ownership } from '../fields/ownership.tsx';
import { partialDateRule } from '../fields/partial-date.ts';
import { Principals } from '../fields/principals.tsx';
import { NearMatches } from '../near-matches.tsx';
import { useNameCheck } from '../use-name-check.ts';

/** Who is to be assessed: names, identifiers, places, people behind it. */
export function EntityStep() {
  const types = useCall('GET /reports/v1.0/entitytypes', {}, { quiet: true });
  const type = Form.useWatch('entityType');
  const check = useNameCheck();
  const isPerson = type === 'individual';
  const offered = types.data?.Data.filter((entry) => entry.active) ?? [];
  return (
    <>
      <Form.Item name="entityType" label="Type">
        <Radio.Group
          options={offered.map(({ key, title }) => ({ value: key, label: title }))}
          optionType="button"
        />
      </Form.Item>
      <Form.Item
        name="legalName"
        label={isPerson ? 'Full name' : 'Legal name'}
        required
        rules={[{ max: RequestLimits.legalName }]}
      >
        <Input dir="auto" autoComplete="off" maxLength={RequestLimits.legalName} />
      </Form.Item>
      <NearMatches check={check} />
      <Row gutter={16}>
        <Col xs={24} md={12}>
          <Form.Item name="nativeName" label="Name in its own script">
            <Input dir="auto" autoComplete="off" />
          </Form.Item>
        </Col>
        <Col xs={24} md={12}>
          <Form.Item
            name={isPerson ? 'nationality' : 'countryOfIncorporation'}
            label={countryLabel(type)}
            required
          >
            <CountrySelect />
          </Form.Item>
        </Col>
        <Col xs={24} md={12}>
          <Form.Item
            name="aliases"
            label="Also known as"
            extra="Enter or comma after each name; a pasted list is split at its commas."
          >
            <NameTags />
          </Form.Item>
        </Col>
        <Col xs={24} md={12}>
          <Form.Item name="formerNames" label="Formerly">
            <NameTags />
          </Form.Item>
        </Col>
        <Col xs={24} md={12}>
          <Form.Item name="countriesOfOperation" label="Countries of operation">
            <CountrySelect mode="multiple" />
          </Form.Item>
        </Col>
        <Col xs={24} md={12}>
          {isPerson ? (
            <Form.Item
              name="bornOn"
              label="Born"
              rules={[partialDateRule]}
              extra="As far as known: year, month or day."
            >
              <Input placeholder="1970 or 1970-05-12" />
            </Form.Item>
          ) : (
            <Form.Item
              name="incorporatedOn"
              label={type === 'vessel' ? 'Built' : 'Incorporated'}
              rules={[partialDateRule]}
              extra="As far as known: year, month or day."
            >
              <Input placeholder="2009 or 2009-06-11" />
            </Form.Item>
          )}
        </Col>
        {isPerson && (
          <Col xs={24} md={12}>
            <Form.Item name="gender" label="Gender">
              <Select
                allowClear
                options={[
                  { value: 'female', label: 'Female' },
                  { value: 'male', label: 'Male' },
                ]}
              />
            </Form.Item>
          </Col>
        )}
        <Col xs={24} md={12}>
          <Form.Item name="website" label="Website">
            <Input inputMode="url" placeholder="www.example.com" />
          </Form.Item>
        </Col>
        <Col span={24}>
          <Form.Item name="address" label="Address">
            <Input.TextArea dir="auto" autoSize={{ minRows: 2 }} maxLength={RequestLimits.address} />
          </Form.Item>
        </Col>
      </Row>
      <Identifiers />
      <IdentifierChecks checks={check.identifiers} register={check.register} />
      <Principals />
      <Ownership />
    </>
  );
}

const countryLabel = (type: string | undefined) =>
  type === 'individual' ? 'Nationality' : type === 'vessel' ? 'Flag' : 'Country of incorporation';
