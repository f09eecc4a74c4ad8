import { Button, InputNumber, Popover, Space } from 'antd';
import { useState } from 'react';
import { formatSimilarity } from '@/shared/format';
import { useAct } from '@/shared/ui';
import type { watchlists } from '../../../../contract/index.ts';
import { useTexts } from '../texts/index.ts';

/** The lowest similarity that raises a match against this list. */
export function ThresholdForm({ list }: { list: watchlists.Watchlist }) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  /** Null as long as the one that counts is shown: somebody else may change it meanwhile. */
  const [typed, setTyped] = useState<number | null>(null);
  const threshold = typed ?? list.threshold;
  const { act, busy, dialog } = useAct('POST /reports/v1.0/watchlists', {
    onDone: () => setOpen(false),
  });
  return (
    <>
      <Popover
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          setTyped(null);
        }}
        trigger="click"
        title={t('watchlists.minimumSimilarity')}
        content={
          <Space>
            <InputNumber
              aria-label={t('watchlists.threshold')}
              min={50}
              max={100}
              precision={1}
              suffix="%"
              value={threshold * 100}
              onChange={(percent) => setTyped(percent === null ? null : percent / 100)}
            />
            <Button
              type="primary"
              loading={busy}
              onClick={() => act({ action: 'threshold', watchlist: list.id, threshold })}
            >
              {t('save')}
            </Button>
          </Space>
        }
      >
        <Button size="small">
          {t('watchlists.thresholdOf', { value: formatSimilarity(list.threshold) })}
        </Button>
      </Popover>
      {dialog}
    </>
  );
}
