import { Select, Typography } from 'antd';
import { useState } from 'react';
import { listText } from '@/shared/format';
import { RequestLimits } from '../../../../contract/limits.ts';
import { useTexts } from '../texts/index.ts';
import { fitNames } from './fit-names.ts';

type NameTagsProps = { id?: string; value?: string[]; onChange?: (names: string[]) => void };

const { alias: LENGTH, aliases: MOST } = RequestLimits;

/** Names as tags: trimmed, none twice, split where a pasted text has commas. A name that does not fit is told of. */
export function NameTags({ id, value = [], onChange }: NameTagsProps) {
  const t = useTexts();
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const change = (typed: string[]) => {
    const { kept, leftOut } = fitNames(typed);
    setLeftOut(leftOut);
    onChange?.(kept);
  };
  return (
    <>
      <Select
        id={id}
        mode="tags"
        open={false}
        suffixIcon={null}
        tokenSeparators={[',']}
        value={value}
        onChange={change}
      />
      {value.length > 0 && (
        <Typography.Text type="secondary">
          {t('valueOfMOSTNamesUpTo', { value: value.length, mOST: MOST, lENGTH: LENGTH })}
        </Typography.Text>
      )}
      {leftOut.length > 0 && (
        <div role="alert">
          <Typography.Text type="danger">
            {t.rich('namesNotAdded', {
              count: leftOut.length,
              names: <bdi>{listText(leftOut, t.language)}</bdi>,
            })}
          </Typography.Text>
        </div>
      )}
    </>
  );
}
