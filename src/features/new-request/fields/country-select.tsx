import { Select, type SelectProps } from 'antd';
import { useCall } from '@/shared/ui';

/** Countries by name or code. */
export function CountrySelect(props: SelectProps) {
  const { data, loading } = useCall('GET /reports/v1.0/countries', {}, { quiet: true });
  return (
    <Select
      allowClear
      loading={loading}
      showSearch={{ optionFilterProp: 'label' }}
      options={data?.Data.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))}
      {...props}
    />
  );
}
