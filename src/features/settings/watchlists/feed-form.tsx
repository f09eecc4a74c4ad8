import { Button, Form, Input, InputNumber } from 'antd';
import { TimeText, toast, useAct } from '@/shared/ui';
import type { watchlists } from '../../../../contract/index.ts';
import { FeedLimits } from '../../../../contract/limits.ts';
import { fieldErrors } from '../field-errors.ts';
import { FormDialog } from '../form-dialog.tsx';
import { AutoActivationFields, cautiousLimit } from './auto-activation-fields.tsx';
import styles from './watchlists.module.css';

type Values = { addresses: string; everyHours: number } & Pick<watchlists.Feed, 'activate' | 'removalLimit'>;
type FeedFormProps = { list: watchlists.Watchlist; onClose: () => void; onChanged: () => void };

/** Where a list is published and how often it is looked up there. */
export function FeedForm({ list, onClose, onChanged }: FeedFormProps) {
  const saving = useAct('POST /reports/v1.0/watchlists', { onDone: onChanged });
  const errors = fieldErrors(saving.problem);
  const save = ({ addresses, ...rest }: Values) =>
    saving.act({
      action: 'feed',
      watchlist: list.id,
      feed: { ...rest, addresses: addresses.split(/\s+/).filter((address) => address !== '') },
    });
  return (
    <FormDialog<Values>
      title={`Update ${list.name} automatically`}
      saving={saving}
      initialValues={{
        addresses: list.feed?.addresses.join('\n') ?? '',
        everyHours: list.feed?.everyHours ?? 24,
        activate: list.feed?.activate ?? false,
        removalLimit: list.feed?.removalLimit ?? cautiousLimit,
      }}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item
        name="addresses"
        label="Addresses"
        extra={`One per line, up to ${FeedLimits.addresses}: each file of the list, or a zip of them. https only, without a redirect.`}
        rules={[{ required: true, message: 'Enter the address of the list.' }]}
        {...errors('feed')}
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
      <Form.Item name="everyHours" label="Hours between updates" rules={[{ required: true }]}>
        <InputNumber min={FeedLimits.hoursMin} max={FeedLimits.hoursMax} precision={0} />
      </Form.Item>
      <AutoActivationFields />
    </FormDialog>
  );
}

type FeedLineProps = Pick<FeedFormProps, 'list' | 'onChanged'> & { onChange: () => void };

/** Where a list is updated from, when it was last, and what came of it. */
export function FeedLine({ list, onChange, onChanged }: FeedLineProps) {
  const { act, busy, dialog } = useAct('POST /reports/v1.0/watchlists', { onDone: onChanged });
  const { feed } = list;
  if (!feed)
    return (
      <div className={styles.feed}>
        <Button size="small" onClick={onChange}>
          Update automatically
        </Button>
      </div>
    );
  return (
    <div className={styles.feed}>
      <span>
        Fetched every {feed.everyHours} h from {feed.addresses.map((one) => new URL(one).host).join(', ')}
        {feed.checkedAt ? (
          <>
            , last <TimeText at={feed.checkedAt} />
          </>
        ) : (
          ', not yet'
        )}
        {feed.error && <span className={styles.failed}> · {feed.error}</span>}
      </span>
      <Button
        size="small"
        loading={busy}
        onClick={async () => {
          if (await act({ action: 'fetch', watchlist: list.id })) toast.success('The list is being fetched.');
        }}
      >
        Fetch now
      </Button>
      <Button size="small" disabled={busy} onClick={onChange}>
        Change
      </Button>
      <Button size="small" disabled={busy} onClick={() => act({ action: 'feed', watchlist: list.id })}>
        Stop
      </Button>
      {dialog}
    </div>
  );
}
