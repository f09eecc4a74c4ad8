import { Form, Input, Select, Switch } from 'antd';
import { useAct } from '@/shared/ui';
import type { newsFeeds } from '../../../../contract/index.ts';
import { NewsLimits } from '../../../../contract/limits.ts';
import { fieldErrors } from '../field-errors.ts';
import { FormDialog } from '../form-dialog.tsx';
import { useTexts } from '../texts/index.ts';
import { FeedTrial } from './feed-trial.tsx';
import { INTERVALS, intervalText } from './intervals.ts';

type Values = Pick<newsFeeds.NewsFeed, 'name' | 'address' | 'everyMinutes' | 'active'>;
type NewsFormProps = { feed: newsFeeds.NewsFeed | null; onClose: () => void; onDone: () => void };

/** Where a feed is, what it is called here, and how often it is read. */
export function NewsForm({ feed, onClose, onDone }: NewsFormProps) {
  const t = useTexts();
  const saving = useAct('POST /security/v1.0/newsfeeds', { onDone, onReload: onDone });
  const errors = fieldErrors(saving.problem, 'feed.');
  const save = ({ name, address, everyMinutes, active }: Values) =>
    saving.act({
      ...(feed ? { action: 'change', id: feed.id } : { action: 'create' }),
      feed: { name: name.trim(), address: address.trim(), everyMinutes, active },
    });
  const intervals = [...new Set([...INTERVALS, feed?.everyMinutes ?? 60])].sort((a, b) => a - b);
  return (
    <FormDialog<Values>
      title={feed ? t('news.changeFeed') : t('news.new')}
      initialValues={feed ?? { everyMinutes: 60, active: true }}
      saving={saving}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={t('name')}
        rules={[{ required: true, whitespace: true, max: NewsLimits.name }]}
        {...errors('name')}
      >
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="address"
        label={t('address')}
        extra={t('news.addressNote')}
        rules={[{ required: true, whitespace: true, max: NewsLimits.address }]}
        {...errors('address')}
      >
        <Input placeholder="https://news.example.com/feed.xml" inputMode="url" autoComplete="off" />
      </Form.Item>
      <Form.Item noStyle dependencies={['address']}>
        {({ getFieldValue }) => <FeedTrial address={String(getFieldValue('address') ?? '').trim()} />}
      </Form.Item>
      <Form.Item name="everyMinutes" label={t('news.interval')}>
        <Select options={intervals.map((value) => ({ value, label: intervalText(value, t) }))} />
      </Form.Item>
      <Form.Item name="active" label={t('active')} valuePropName="checked">
        <Switch />
      </Form.Item>
    </FormDialog>
  );
}
