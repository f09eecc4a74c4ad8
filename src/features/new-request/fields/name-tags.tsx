import { Select } from 'antd';
import { RequestLimits } from '../../../../contract/limits.ts';

type NameTagsProps = { id?: string; value?: string[]; onChange?: (names: string[]) => void };

/** Names as tags: trimmed, none twice, split where a pasted text has commas. */
export function NameTags({ id, value = [], onChange }: NameTagsProps) {
  const change = (names: string[]) => {
    const trimmed = names.map((name) => name.trim().slice(0, RequestLimits.alias)).filter(Boolean);
    onChange?.([...new Set(trimmed)].slice(0, RequestLimits.aliases));
  };
  return (
    <Select
      id={id}
      mode="tags"
      open={false}
      suffixIcon={null}
      tokenSeparators={[',']}
      value={value}
      onChange={change}
    />
  );
}
