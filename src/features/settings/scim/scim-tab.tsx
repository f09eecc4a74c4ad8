import { App, Button, Descriptions, Space, Tag, Typography } from 'antd';
import { useState } from 'react';
import { ErrorState, SkeletonList, TimeText, toast, useAct, useCall } from '@/shared/ui';
import { TokenDialog } from './token-dialog.tsx';

const renewing = 'The token in use ends at once: give the new one to the identity provider.';
const ending =
  'The token ends at once, and the identity provider no longer reaches the users. They stay as they are.';

/** Whether an identity provider may keep the list of users, with the address and the token it needs. */
export function ScimTab() {
  const { modal } = App.useApp();
  const [token, setToken] = useState('');
  const { data, error, reload } = useCall('GET /security/v1.0/settings', { name: 'scim' }, { quiet: true });
  const { act, busy, dialog } = useAct('POST /security/v1.0/settings', {
    onDone: ({ Data }) => {
      setToken(Data.scim?.token ?? '');
      if (!Data.scim?.token) toast.success('SCIM switched off');
      reload();
    },
    onReload: reload,
  });
  if (error) return <ErrorState error={error} onRetry={reload} />;
  const state = data?.Data.scim;
  if (!state) return <SkeletonList />;
  const { version, enabled, endpoint, changedBy } = state;
  const change = (action: 'on' | 'renew' | 'off') =>
    act({ version, setting: { name: 'scim', action } }).then(() => undefined);
  const ask = (title: string, content: string, okText: string, action: 'renew' | 'off') =>
    modal.confirm({ title, content, okText, onOk: () => change(action) });

  return (
    <section aria-labelledby="scim-title">
      <h2 id="scim-title">Users from an identity provider (SCIM 2.0)</h2>
      <p>
        When this is on, your identity provider creates, changes and disables users automatically. Every act
        is in the audit trail by scim. The last administrator is out of its reach.
      </p>
      <Descriptions
        column={1}
        items={[
          { key: 'state', label: 'State', children: <Tag>{enabled ? 'on' : 'off'}</Tag> },
          {
            key: 'endpoint',
            label: 'Address for the provider',
            children: (
              <Typography.Text code copyable={{ text: endpoint, tooltips: ['Copy the address', 'Copied'] }}>
                {endpoint}
              </Typography.Text>
            ),
          },
          {
            key: 'used',
            label: 'Last used',
            children: state.lastUsedAt ? <TimeText at={state.lastUsedAt} /> : 'not yet',
          },
          ...(changedBy
            ? [
                {
                  key: 'changed',
                  label: 'Changed',
                  children: (
                    <>
                      {changedBy.name}, <TimeText at={state.changedAt} />
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
      {enabled ? (
        <Space wrap>
          <Button loading={busy} onClick={() => ask('Renew the token?', renewing, 'Renew token', 'renew')}>
            Renew token
          </Button>
          <Button danger loading={busy} onClick={() => ask('Switch SCIM off?', ending, 'Switch off', 'off')}>
            Switch off
          </Button>
        </Space>
      ) : (
        <Button type="primary" loading={busy} onClick={() => change('on')}>
          Switch on
        </Button>
      )}
      {token && <TokenDialog token={token} endpoint={endpoint} onClose={() => setToken('')} />}
      {dialog}
    </section>
  );
}
