import type { SelectProps } from 'antd';
import { useCountryNames } from '../words/country-names.ts';
import { Failure } from './calls/failure.tsx';
import { useCall } from './calls/use-call.ts';
import { ClearableSelect } from './clearable-select.tsx';

/** Countries by name in the reader's language or in English, or by code. */
export function CountrySelect(props: SelectProps) {
  const countries = useCall('GET /reports/v1.0/countries', {});
  const { nameOf } = useCountryNames();
  return (
    <ClearableSelect
      loading={countries.loading}
      notFoundContent={countries.error ? <Failure of={countries} /> : undefined}
      showSearch={{ optionFilterProp: 'search', filterSort: nearestFirst }}
      options={countries.data?.Data.map(({ code, name }) => {
        const label = `${nameOf(code)} (${code})`;
        return { value: code, label, search: `${label} ${name}` };
      })}
      {...props}
    />
  );
}

/** "India" before "British Indian Ocean Territory": what begins with the typed text stands first. */
const nearestFirst: NonNullable<Exclude<SelectProps['showSearch'], boolean | undefined>['filterSort']> = (
  a,
  b,
  { searchValue },
) => position(a.search, searchValue) - position(b.search, searchValue);

const position = (label: unknown, text: string) =>
  String(label).toLowerCase().indexOf(text.trim().toLowerCase());
