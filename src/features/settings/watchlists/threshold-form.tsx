import { Button, InputNumber, Popover, Space } from 'antd';
import { useState } from 'react';
import { useAct } from '@/shared/ui';
import type { watchlists } from '../../../../contract/index.ts';

/** The lowest similarity that raises a match against this list. */
export function ThresholdForm({ list, onChanged }: { list: watchlists.Watchlist; onChanged: () => void }) {
  const [open, setOpen] = useState(false);
  const [threshold, setThreshold] = useState(list.threshold);
  const { act, busy, dialog } = useAct('POST /reports/v1.0/watchlists', {
    onDone: () => {
      setOpen(false);
      onChanged();
    },
  });
  return (
    <>
      <Popover
        open={open}
        onOpenChange={setOpen}
        trigger="click"
        title="Minimum similarity for a match"
        content={
          <Space>
            <InputNumber
              aria-label="Threshold"
              min={0.5}
              max={1}
              step={0.01}
              value={threshold}
              onChange={(value) => setThreshold(value ?? list.threshold)}
            />
            <Button
              type="primary"
              loading={busy}
              onClick={() => act({ action: 'threshold', watchlist: list.id, threshold })}
            >
              Save
            </Button>
          </Space>
        }
      >
        <Button size="small">Threshold {list.threshold.toFixed(2)}</Button>
      </Popover>
      {dialog}
    </>
  );
}
