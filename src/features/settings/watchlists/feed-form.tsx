import { Button, Form, Input, InputNumber } from 'antd';
import { listText } from '@/shared/format';
import { useStoredSentence } from '@/shared/server-texts/stored-sentence';
import { TimeText, toast, useAct } from '@/shared/ui';
import type { watchlists } from '../../../../contract/index.ts';
import { FeedLimits } from '../../../../contract/limits.ts';
import { fieldErrors } from '../field-errors.ts';
import { FormDialog } from '../form-dialog.tsx';
import { type Translate, useTexts } from '../texts/index.ts';
import { AutoActivationFields, cautiousLimit } from './auto-activation-fields.tsx';
import styles from './watchlists.module.css';

type Values = { addresses: string; everyHours: number } & Pick<watchlists.Feed, 'activate' | 'removalLimit'>;
type FeedFormProps = { list: watchlists.Watchlist; onClose: () => void };

/** Where a list is published and how often it is looked up there. */
export function FeedForm({ list, onClose }: FeedFormProps) {
  const t = useTexts();
  const saving = useAct('POST /reports/v1.0/watchlists', { onDone: onClose });
  const errors = fieldErrors(saving.problem);
  const save = ({ addresses, ...rest }: Values) =>
    saving.act({
      action: 'feed',
      watchlist: list.id,
      feed: { ...rest, addresses: addresses.split(/\s+/).filter((address) => address !== '') },
    });
  return (
    <FormDialog<Values>
      title={t('watchlists.updateNamed', { name: list.name })}
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
        label={t('watchlists.addresses')}
        extra={t('watchlists.addressesNote', { max: FeedLimits.addresses })}
        rules={[{ required: true, message: t('watchlists.addressMissing') }]}
        {...errors('feed')}
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
      <Form.Item name="everyHours" label={t('watchlists.hoursBetween')} rules={[{ required: true }]}>
        <InputNumber min={FeedLimits.hoursMin} max={FeedLimits.hoursMax} precision={0} />
      </Form.Item>
      <AutoActivationFields />
    </FormDialog>
  );
}

const hostsOf = ({ addresses }: watchlists.Feed, t: Translate) =>
  listText(
    addresses.map((one) => new URL(one).host),
    t.language,
  );

type FeedLineProps = { list: watchlists.Watchlist; onChange: () => void };

/** Where a list is updated from, when it was last, and what came of it. */
export function FeedLine({ list, onChange }: FeedLineProps) {
  const t = useTexts();
  const stored = useStoredSentence();
  const { act, busy, dialog } = useAct('POST /reports/v1.0/watchlists');
  const { feed } = list;
  if (!feed)
    return (
      <div className={styles.feed}>
        <Button size="small" onClick={onChange}>
          {t('watchlists.updateAutomatically')}
        </Button>
      </div>
    );
  return (
    <div className={styles.feed}>
      <span>
        {feed.checkedAt
          ? t.rich('watchlists.fetched', {
              hours: feed.everyHours,
              hosts: hostsOf(feed, t),
              at: <TimeText at={feed.checkedAt} />,
            })
          : t('watchlists.notFetched', { hours: feed.everyHours, hosts: hostsOf(feed, t) })}
        {feed.error && <span className={styles.failed}> · {stored(feed.error)}</span>}
      </span>
      <Button
        size="small"
        loading={busy}
        onClick={async () => {
          if (await act({ action: 'fetch', watchlist: list.id })) toast.success(t('watchlists.fetching'));
        }}
      >
        {t('watchlists.fetchNow')}
      </Button>
      <Button size="small" disabled={busy} onClick={onChange}>
        {t('change')}
      </Button>
      <Button size="small" disabled={busy} onClick={() => act({ action: 'feed', watchlist: list.id })}>
        {t('watchlists.stop')}
      </Button>
      {dialog}
    </div>
  );
}
