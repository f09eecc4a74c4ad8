import { Select, type SelectProps } from 'antd';
import { useCall } from './calls/use-call.ts';

/** Countries by name or code. */
export function CountrySelect(props: SelectProps) {
  const { data, loading } = useCall('GET /reports/v1.0/countries', {}, { quiet: true });
  return (
    <Select
      allowClear
      loading={loading}
      showSearch={{ optionFilterProp: 'label', filterSort: nearestFirst }}
      options={data?.Data.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))}
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
