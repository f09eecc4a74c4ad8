import { App, Button, Descriptions, Space, Tag, Typography } from 'antd';
import { useState } from 'react';
import { ErrorState, Panel, SkeletonList, TimeText, toast, useAct, useCall } from '@/shared/ui';
import { useTexts } from '../texts/index.ts';
import { TokenDialog } from './token-dialog.tsx';

/** Whether an identity provider may keep the list of users, with the address and the token it needs. */
export function ScimTab() {
  const t = useTexts();
  const { modal } = App.useApp();
  const [token, setToken] = useState('');
  const { data, error, reload } = useCall('GET /security/v1.0/settings', { name: 'scim' }, { quiet: true });
  const { act, busy, dialog } = useAct('POST /security/v1.0/settings', {
    onDone: ({ Data }) => {
      setToken(Data.scim?.token ?? '');
      if (!Data.scim?.token) toast.success(t('scim.switchedOff'));
    },
    typed: () => false,
    onReload: reload,
  });
  if (error && !data) return <ErrorState error={error} onRetry={reload} />;
  const state = data?.Data.scim;
  if (!state) return <SkeletonList />;
  const { version, enabled, endpoint, changedBy } = state;
  const change = (action: 'on' | 'renew' | 'off') =>
    act({ version, setting: { name: 'scim', action } }).then(() => undefined);
  const ask = (title: string, content: string, okText: string, action: 'renew' | 'off') =>
    modal.confirm({ title, content, okText, onOk: () => change(action) });

  return (
    <>
      <Panel>
        <p style={{ marginTop: 0 }}>{t('scim.lead')}</p>
        <Descriptions
          column={1}
          style={{ marginBottom: 16 }}
          items={[
            {
              key: 'state',
              label: t('state'),
              children: <Tag>{enabled ? t('scim.on') : t('scim.off')}</Tag>,
            },
            {
              key: 'endpoint',
              label: t('scim.endpoint'),
              children: (
                <Typography.Text
                  code
                  copyable={{ text: endpoint, tooltips: [t('copyAddress'), t('copied')] }}
                >
                  {endpoint}
                </Typography.Text>
              ),
            },
            {
              key: 'used',
              label: t('scim.lastUsed'),
              children: state.lastUsedAt ? <TimeText at={state.lastUsedAt} /> : t('notYet'),
            },
            ...(changedBy
              ? [
                  {
                    key: 'changed',
                    label: t('scim.changed'),
                    children: (
                      <>
                        {t.rich('scim.changedBy', {
                          name: <bdi>{changedBy.name}</bdi>,
                          at: <TimeText at={state.changedAt} />,
                        })}
                      </>
                    ),
                  },
                ]
              : []),
          ]}
        />
        {enabled ? (
          <Space wrap>
            <Button
              loading={busy}
              onClick={() => ask(t('scim.renewAsk'), t('scim.renewText'), t('scim.renew'), 'renew')}
            >
              {t('scim.renew')}
            </Button>
            <Button
              danger
              loading={busy}
              onClick={() => ask(t('scim.offAsk'), t('scim.offText'), t('switchOff'), 'off')}
            >
              {t('switchOff')}
            </Button>
          </Space>
        ) : (
          <Button type="primary" loading={busy} onClick={() => change('on')}>
            {t('switchOn')}
          </Button>
        )}
      </Panel>
      {token && <TokenDialog token={token} endpoint={endpoint} onClose={() => setToken('')} />}
      {dialog}
    </>
  );
}
