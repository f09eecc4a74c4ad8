import { Link } from '@umijs/max';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { formatBytes, plural } from '@/shared/format';
import { call } from '@/shared/http';
import { type DataColumn, DataTable, EmptyState, type ListQuery, RowCard, StatusChip } from '@/shared/ui';
import type { people } from '../../../../contract/index.ts';
import { ClientForm } from './client-form.tsx';

type Client = people.ClientRow;
const reads = 'GET /security/v1.0/clientdetails';
const load = (query: ListQuery, signal?: AbortSignal) => call(reads, query as never, { quiet: true, signal });

const storedOf = ({ bytes, maxMegabytes }: Client['storage']) =>
  `${formatBytes(bytes)} of ${formatBytes(maxMegabytes * 1024 * 1024)}`;

const ClientState = ({ client: { active } }: { client: Client }) => (
  <StatusChip status={active ? 'active' : 'disabled'} label={active ? 'Active' : 'Inactive'} />
);

const columnsOf = (onEdit: (client: Client) => void): DataColumn<Client>[] => [
  {
    key: 'name',
    title: 'Client',
    width: 220,
    sorter: true,
    render: (_, client) => <Link to={`/pages/client-overview-dashboard/${client.id}`}>{client.name}</Link>,
    csv: (client) => client.name,
  },
  { key: 'code', title: 'Code', width: 95, sorter: true, dataIndex: 'code' },
  {
    key: 'active',
    title: 'State',
    width: 100,
    render: (_, client) => <ClientState client={client} />,
    csv: (client) => client.active,
  },
  {
    key: 'modules',
    title: 'Licensed modules',
    width: 280,
    ellipsis: false,
    render: (_, client) => client.modules.join(', '),
    csv: (client) => client.modules.join('; '),
  },
  { key: 'users', title: 'Users', width: 80, align: 'right', dataIndex: 'users' },
  {
    key: 'storage',
    title: 'Stored files',
    width: 150,
    align: 'right',
    render: (_, { storage }) => storedOf(storage),
    csv: ({ storage }) => storage.bytes,
  },
  { key: 'openRequests', title: 'Open requests', width: 130, align: 'right', dataIndex: 'openRequests' },
  { key: 'thirdParties', title: 'Third parties', width: 120, align: 'right', dataIndex: 'thirdParties' },
  {
    key: 'act',
    title: 'Actions',
    width: 80,
    fixed: 'right',
    render: (_, client) => (
      <Button size="small" onClick={() => onEdit(client)} aria-label={`Edit ${client.name}`}>
        Edit
      </Button>
    ),
  },
];

/** Client organisations and the modules they are licensed for. */
export function ClientsTab() {
  const [changes, setChanges] = useState(0);
  const [editing, setEditing] = useState<Client | 'new' | null>(null);
  const columns = useMemo(() => columnsOf(setEditing), []);
  return (
    <>
      <DataTable<Client>
        name="clients"
        reads={reads}
        columns={columns}
        rowKey={(client) => client.id}
        load={load}
        reloadKey={changes}
        defaultSort="name"
        searchPlaceholder="Search client"
        toolbar={
          <Button type="primary" onClick={() => setEditing('new')}>
            New client
          </Button>
        }
        card={(client) => (
          <RowCard
            title={client.name}
            marks={<ClientState client={client} />}
            note={`${client.code} · ${plural(client.users, 'user')} · ${client.modules.join(', ')}`}
            action={
              <Button size="small" onClick={() => setEditing(client)} aria-label={`Edit ${client.name}`}>
                Edit
              </Button>
            }
          />
        )}
        empty={<EmptyState title="No clients yet" text="Create a client, then its users." />}
      />
      {editing && (
        <ClientForm
          client={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          onDone={() => {
            setEditing(null);
            setChanges((count) => count + 1);
          }}
        />
      )}
    </>
  );
}
