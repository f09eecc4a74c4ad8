import { Button, Col, Form, Input, Radio, Row } from 'antd';
import { useEffect } from 'react';
import { ClearableSelect, CountrySelect, Failure, IdentifierChecks, useCall } from '@/shared/ui';
import { partialDateRule } from '@/shared/ui/partial-date';
import { useMasterTitles, useWords } from '@/shared/words/use-words';
import { RequestLimits } from '../../../../contract/limits.ts';
import { Identifiers } from '../fields/identifiers.tsx';
import { NameTags } from '../fields/name-tags.tsx';
import { Principals } from '../fields/principals.tsx';
import { NearMatches, similarTo } from '../names/near-matches.tsx';
import { useNameCheck } from '../names/use-name-check.ts';
import { useRegisteredCompany } from '../names/use-registered-company.ts';
import { OwnershipField } from '../ownership/ownership-field.tsx';
import { useTexts } from '../texts/index.ts';

type EntityStepProps = {
  /** After the register has filled in fields. */
  onFilled?: () => void;
  /** How many names resemble the one that was typed. */
  onSimilar?: (count: number) => void;
};

/** Who is to be assessed: names, identifiers, places, people behind it. */
export function EntityStep({ onFilled = () => {}, onSimilar }: EntityStepProps) {
  const t = useTexts();
  const word = useWords();
  const titleOf = useMasterTitles();
  const types = useCall('GET /reports/v1.0/entitytypes', {}, { quiet: true });
  const type = Form.useWatch('entityType');
  const check = useNameCheck();
  const similar = similarTo(check).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the number changes
  useEffect(() => onSimilar?.(similar), [similar]);
  const fillIn = useRegisteredCompany(onFilled);
  const isPerson = type === 'individual';
  const offered = types.data?.Data.filter((entry) => entry.active) ?? [];
  return (
    <>
      <Failure of={types} />
      <Form.Item name="entityType" label={word('entityType')}>
        <Radio.Group
          options={offered.map(({ key, title }) => ({ value: key, label: <bdi>{titleOf(title)}</bdi> }))}
          optionType="button"
        />
      </Form.Item>
      <Form.Item
        name="legalName"
        label={word(isPerson ? 'fullName' : 'legalName')}
        rules={[{ required: true, whitespace: true }, { max: RequestLimits.legalName }]}
      >
        <Input dir="auto" autoComplete="off" maxLength={RequestLimits.legalName} />
      </Form.Item>
      <NearMatches check={check} onUse={fillIn} />
      <Row gutter={16}>
        <Col xs={24} md={12}>
          <Form.Item name="nativeName" label={word('nativeName')}>
            <Input dir="auto" autoComplete="off" />
          </Form.Item>
        </Col>
        <Col xs={24} md={12}>
          <Form.Item
            name={isPerson ? 'nationality' : 'countryOfIncorporation'}
            label={word(countryField(type))}
            rules={[{ required: true }]}
          >
            <CountrySelect />
          </Form.Item>
        </Col>
        <Col xs={24} md={12}>
          <Form.Item name="aliases" label={word('aliases')} extra={t('pressEnterOrTypeAComma')}>
            <NameTags />
          </Form.Item>
        </Col>
        <Col xs={24} md={12}>
          <Form.Item name="formerNames" label={word('formerNames')}>
            <NameTags />
          </Form.Item>
        </Col>
        <Col xs={24} md={12}>
          <Form.Item name="countriesOfOperation" label={word('countriesOfOperation')}>
            <CountrySelect mode="multiple" />
          </Form.Item>
        </Col>
        <Col xs={24} md={12}>
          {isPerson ? (
            <Form.Item
              name="bornOn"
              label={word('bornOn')}
              rules={[{ ...partialDateRule, message: t('useYyyyYyyyMmOrYyyy') }]}
              extra={t('asFarAsKnownYearMonth')}
            >
              <Input placeholder={t('1970Or19700512')} />
            </Form.Item>
          ) : (
            <Form.Item
              name="incorporatedOn"
              label={word(type === 'vessel' ? 'builtOn' : 'incorporatedOn')}
              rules={[{ ...partialDateRule, message: t('useYyyyYyyyMmOrYyyy') }]}
              extra={t('asFarAsKnownYearMonth')}
            >
              <Input placeholder={t('2009Or20090611')} />
            </Form.Item>
          )}
        </Col>
        {isPerson && (
          <Col xs={24} md={12}>
            <Form.Item name="gender" label={word('gender')}>
              <ClearableSelect
                options={[
                  { value: 'female', label: word('female') },
                  { value: 'male', label: word('male') },
                ]}
              />
            </Form.Item>
          </Col>
        )}
        <Col xs={24} md={12}>
          <Form.Item name="website" label={word('website')}>
            <Input inputMode="url" placeholder={'www.example.com'} />
          </Form.Item>
        </Col>
        <Col span={24}>
          <Form.Item name="address" label={word('address')}>
            <Input.TextArea dir="auto" autoSize={{ minRows: 2 }} maxLength={RequestLimits.address} />
          </Form.Item>
        </Col>
      </Row>
      <Identifiers />
      <IdentifierChecks
        checks={check.identifiers}
        register={check.register}
        actionOf={({ registered }) =>
          registered && (
            <Button size="small" onClick={() => fillIn(registered)}>
              {t('fillInFromRegister')}
            </Button>
          )
        }
      />
      <Principals />
      {!isPerson && (
        <Form.Item name="ownership">
          <OwnershipField />
        </Form.Item>
      )}
    </>
  );
}

const countryField = (type: string | undefined) =>
  type === 'individual' ? 'nationality' : type === 'vessel' ? 'flag' : 'countryOfIncorporation';
