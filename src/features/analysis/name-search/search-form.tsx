import { Button, Form, Input, Select } from 'antd';
import type { ApiProblem } from '@/shared/http';
import { CountrySelect } from '@/shared/ui';
import type { RequestOf } from '../../../../contract/index.ts';
import { RequestLimits } from '../../../../contract/limits.ts';
import { useTexts } from '../texts/index.ts';
import styles from './name-search.module.css';

export type SearchedSubject = Extract<
  RequestOf<'POST /reports/v1.0/screenings'>,
  { subject: unknown }
>['subject'];
type Values = {
  name: string;
  type: SearchedSubject['type'];
  born?: string;
  countries?: string[];
  identifier?: string;
};
type SearchFormProps = {
  /** What the form begins with. */
  name?: string | undefined;
  busy: boolean;
  problem: ApiProblem | null;
  onSearch: (subject: SearchedSubject) => void;
};

const types = [
  { value: 'unknown', label: 'any' },
  { value: 'person', label: 'person' },
  { value: 'organisation', label: 'organisation' },
  { value: 'vessel', label: 'vessel' },
] as const satisfies { value: SearchedSubject['type']; label: string }[];

/** A name, and whatever can tell its bearer from others of that name. */
export function SearchForm({ name, busy, problem, onSearch }: SearchFormProps) {
  const t = useTexts();
  const search = ({ name, type, born, countries, identifier }: Values) =>
    onSearch({
      name: name.trim(),
      type,
      ...(born?.trim() && { born: born.trim() }),
      ...(countries?.length && { countries }),
      ...(identifier?.trim() && { identifiers: [{ value: identifier.trim() }] }),
    });
  return (
    <Form<Values>
      layout="vertical"
      requiredMark={false}
      initialValues={{ name, type: 'unknown' }}
      onFinish={search}
      className={styles.form ?? ''}
    >
      <Form.Item
        name="name"
        label={t('name')}
        className={styles.name ?? ''}
        rules={[{ required: true, whitespace: true, max: RequestLimits.legalName }]}
        {...(problem && problem.status < 409 && { validateStatus: 'error' as const, help: problem.message })}
      >
        <Input autoComplete="off" allowClear />
      </Form.Item>
      <Form.Item name="type" label={t('type')}>
        <Select options={types.map(({ value, label }) => ({ value, label: t(label) }))} />
      </Form.Item>
      <Form.Item
        name="born"
        label={t('bornOrIncorporated')}
        rules={[{ pattern: /^\d{4}(-\d{2}){0,2}$/, message: t('write1970197005Or1970') }]}
      >
        <Input placeholder="1970-05-12" autoComplete="off" />
      </Form.Item>
      <Form.Item name="countries" label={t('countries')}>
        <CountrySelect mode="multiple" maxTagCount="responsive" />
      </Form.Item>
      <Form.Item name="identifier" label={t('identifier')} rules={[{ max: RequestLimits.identifier }]}>
        <Input placeholder={t('passportLEIIMO')} autoComplete="off" />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={busy}>
        {t('search')}
      </Button>
    </Form>
  );
}
