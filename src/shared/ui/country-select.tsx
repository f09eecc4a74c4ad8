import { Select, type SelectProps } from 'antd';
import { Failure } from './calls/failure.tsx';
import { useCall } from './calls/use-call.ts';

/** Countries by name or code. */
export function CountrySelect(props: SelectProps) {
  const countries = useCall('GET /reports/v1.0/countries', {});
  return (
    <Select
      allowClear
      loading={countries.loading}
      notFoundContent={countries.error ? <Failure of={countries} /> : undefined}
      showSearch={{ optionFilterProp: 'label', filterSort: nearestFirst }}
      options={countries.data?.Data.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))}
      {...props}
    />
  );
}

/** "India" before "British Indian Ocean Territory": what begins with the typed text stands first. */
const nearestFirst: NonNullable<Exclude<SelectProps['showSearch'], boolean | undefined>['filterSort']> = (
  a,
  b,
  { searchValue },
) => position(a.label, searchValue) - position(b.label, searchValue);

const position = (label: unknown, text: string) =>
  String(label).toLowerCase().indexOf(text.trim().toLowerCase());
