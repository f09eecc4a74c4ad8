import { Button } from 'antd';
import type { RequestRow } from './request-row.ts';
import { useTexts } from './texts/index.ts';

type AllocateButtonProps = { row: RequestRow; onAllocate: (row: RequestRow) => void };

/** On a row or card of a request that waits for a drafter. */
export function AllocateButton({ row, onAllocate }: AllocateButtonProps) {
  const t = useTexts();
  return (
    <Button
      size="small"
      type="primary"
      onClick={() => onAllocate(row)}
      aria-label={t('allocateNumber', { number: row.number })}
    >
      {t('allocate')}
    </Button>
  );
}
