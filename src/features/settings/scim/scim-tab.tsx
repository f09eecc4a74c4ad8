import { App, Button, Descriptions, Space, Tag, Typography } from 'antd';
import { useState } from 'react';
import { ErrorState, Panel, SkeletonList, TimeText, toast, useAct, useCall } from '@/shared/ui';
import type { AnswerOf } from '../../../../contract/index.ts';
import { useTexts } from '../texts/index.ts';
import { TokenDialog } from './token-dialog.tsx';

type Scim = NonNullable<AnswerOf<'GET /security/v1.0/settings'>['Data']['scim']>;
type Action = 'on' | 'renew' | 'off';

/** Whether an identity provider may keep the list of users, with the address and the token it needs. */
export function ScimTab() {
  const t = useTexts();
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
  const scim = data?.Data.scim;
  if (!scim) return <SkeletonList />;
  const { version, enabled, endpoint } = scim;
  const change = (action: Action) =>
    act({ version, setting: { name: 'scim', action } }).then(() => undefined);

  return (
    <>
      <Panel>
        <p style={{ marginTop: 0 }}>{t('scim.lead')}</p>
        <ScimDetails scim={scim} />
        {enabled ? (
          <TokenButtons busy={busy} onChange={change} />
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

function ScimDetails({ scim: { enabled, endpoint, lastUsedAt, changedBy, changedAt } }: { scim: Scim }) {
  const t = useTexts();
  const items = [
    {
      key: 'state',
      label: t('state'),
      children: <Tag>{enabled ? t('scim.on') : t('scim.off')}</Tag>,
    },
    {
      key: 'endpoint',
      label: t('scim.endpoint'),
      children: (
        <Typography.Text code copyable={{ text: endpoint, tooltips: [t('copyAddress'), t('copied')] }}>
          {endpoint}
        </Typography.Text>
      ),
    },
    {
      key: 'used',
      label: t('scim.lastUsed'),
      children: lastUsedAt ? <TimeText at={lastUsedAt} /> : t('notYet'),
    },
  ];
  if (changedBy)
    items.push({
      key: 'changed',
      label: t('scim.changed'),
      children: (
        <>
          {t.rich('scim.changedBy', {
            name: <bdi>{changedBy.name}</bdi>,
            at: <TimeText at={changedAt} />,
          })}
        </>
      ),
    });
  return <Descriptions column={1} style={{ marginBottom: 16 }} items={items} />;
}

type TokenButtonsProps = { busy: boolean; onChange: (action: Action) => Promise<void> };

/** What ends the token in use is asked first. */
function TokenButtons({ busy, onChange }: TokenButtonsProps) {
  const t = useTexts();
  const { modal } = App.useApp();
  const ask = (title: string, content: string, okText: string, action: 'renew' | 'off') =>
    modal.confirm({ title, content, okText, onOk: () => onChange(action) });
  const renew = () => ask(t('scim.renewAsk'), t('scim.renewText'), t('scim.renew'), 'renew');
  const switchOff = () => ask(t('scim.offAsk'), t('scim.offText'), t('switchOff'), 'off');
  return (
    <Space wrap>
      <Button loading={busy} onClick={renew}>
        {t('scim.renew')}
      </Button>
      <Button danger loading={busy} onClick={switchOff}>
        {t('switchOff')}
      </Button>
    </Space>
  );
}
