import { Button, Space } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { formatBytes, listText } from '@/shared/format';
import { type DataColumn, DataTable, EmptyState, RowCard, readList, StatusChip, TwoLines } from '@/shared/ui';
import type { clients } from '../../../../contract/index.ts';
import type { ModuleTitle } from '../../../../contract/words.ts';
import { type Translate, useTexts } from '../texts/index.ts';
import { ClientForm } from './client-form.tsx';
import { ProviderChange } from './provider-change.tsx';

type Client = clients.ClientRow;
const list = readList('GET /security/v1.0/clientdetails');

const storedOf = ({ bytes, maxMegabytes }: Client['storage'], t: Translate) =>
  t('clients.storedOf', { used: formatBytes(bytes), limit: formatBytes(maxMegabytes * 1024 * 1024) });
const modulesOf = ({ modules }: Client, t: Translate) =>
  listText(
    modules.map((title) => t(`module.${title as ModuleTitle}`)),
    t.language,
  );

function ClientState({ client, onDecided }: { client: Client; onDecided: () => void }) {
  const t = useTexts();
  const { active } = client;
  return (
    <Space wrap size={4}>
      <StatusChip status={active ? 'active' : 'disabled'} label={active ? t('active') : t('inactive')} />
      <ProviderChange client={client} onDecided={onDecided} />
    </Space>
  );
}

const columnsOf = (
  onEdit: (client: Client) => void,
  onDecided: () => void,
  t: Translate,
): DataColumn<Client>[] => [
  {
    key: 'name',
    title: t('client'),
    width: 220,
    ellipsis: false,
    sorter: true,
    render: (_, client) => (
      <TwoLines text={client.name} to={`/pages/client-overview-dashboard/${client.id}`} />
    ),
    csv: (client) => client.name,
  },
  {
    key: 'active',
    title: t('state'),
    width: 130,
    ellipsis: false,
    render: (_, client) => <ClientState client={client} onDecided={onDecided} />,
    csv: (client) => client.active,
  },
  {
    key: 'modules',
    title: t('clients.modules'),
    width: 230,
    ellipsis: false,
    render: (_, client) => modulesOf(client, t),
    csv: (client) => client.modules.join('; '),
  },
  { key: 'users', title: t('clients.users'), width: 80, align: 'right', dataIndex: 'users' },
  {
    key: 'storage',
    title: t('clients.storedFiles'),
    width: 150,
    align: 'right',
    render: (_, { storage }) => storedOf(storage, t),
    csv: ({ storage }) => storage.bytes,
  },
  { key: 'code', title: t('clients.code'), width: 95, sorter: true, dataIndex: 'code' },
  { key: 'openRequests', title: t('openRequests'), width: 130, align: 'right', dataIndex: 'openRequests' },
  {
    key: 'thirdParties',
    title: t('clients.thirdParties'),
    width: 120,
    align: 'right',
    dataIndex: 'thirdParties',
  },
  {
    key: 'act',
    title: t('actions'),
    width: 80,
    fixed: 'right',
    render: (_, client) => (
      <Button size="small" onClick={() => onEdit(client)} aria-label={t('editNamed', { name: client.name })}>
        {t('edit')}
      </Button>
    ),
  },
];

/** Client organisations and the modules they are licensed for. */
export function ClientsTab() {
  const t = useTexts();
  const [changes, setChanges] = useState(0);
  const [editing, setEditing] = useState<Client | 'new' | null>(null);
  const reload = useCallback(() => setChanges((count) => count + 1), []);
  const columns = useMemo(() => columnsOf(setEditing, reload, t), [reload, t]);
  return (
    <>
      <DataTable<Client>
        name="clients"
        {...list}
        fitted
        columns={columns}
        rowKey={(client) => client.id}
        reloadKey={changes}
        defaultSort="name"
        searchPlaceholder={t('clients.search')}
        toolbar={
          <Button type="primary" onClick={() => setEditing('new')}>
            {t('clients.new')}
          </Button>
        }
        card={(client) => (
          <RowCard
            title={client.name}
            marks={<ClientState client={client} onDecided={reload} />}
            note={t('clients.rowNote', {
              code: client.code,
              users: client.users,
              modules: modulesOf(client, t),
            })}
            action={
              <Button
                size="small"
                onClick={() => setEditing(client)}
                aria-label={t('editNamed', { name: client.name })}
              >
                {t('edit')}
              </Button>
            }
          />
        )}
        empty={<EmptyState title={t('clients.none')} text={t('clients.noneText')} />}
      />
      {editing && (
        <ClientForm
          client={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          onDone={() => {
            setEditing(null);
            reload();
          }}
        />
      )}
    </>
  );
}
