import { Link } from '@umijs/max';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import { plural } from '@/shared/format';
import { call } from '@/shared/http';
import { type DataColumn, DataTable, EmptyState, type ListQuery, RowCard } from '@/shared/ui';
import type { people } from '../../../../contract/index.ts';
import { ClientForm } from './client-form.tsx';

type Client = people.ClientRow;
const load = (query: ListQuery) => call('GET /security/v1.0/clientdetails', query as never, { quiet: true });

/** Client organisations and the modules they are licensed for. */
export function ClientsTab() {
  const [changes, setChanges] = useState(0);
  const [editing, setEditing] = useState<Client | 'new' | null>(null);
  const columns: DataColumn<Client>[] = [
    {
      key: 'name',
      title: 'Client',
      width: 240,
      sorter: true,
      render: (_, client) => <Link to={`/pages/client-overview-dashboard/${client.id}`}>{client.name}</Link>,
      csv: (client) => client.name,
    },
    { key: 'code', title: 'Code', width: 110, sorter: true, dataIndex: 'code' },
    {
      key: 'active',
      title: 'State',
      width: 100,
      render: (_, client) => <Tag>{client.active ? 'Active' : 'Inactive'}</Tag>,
      csv: (client) => client.active,
    },
    {
      key: 'modules',
      title: 'Licensed modules',
      width: 420,
      render: (_, client) => client.modules.map((module) => <Tag key={module}>{module}</Tag>),
      csv: (client) => client.modules.join('; '),
    },
    { key: 'users', title: 'Users', width: 90, align: 'right', dataIndex: 'users' },
    { key: 'openRequests', title: 'Open requests', width: 130, align: 'right', dataIndex: 'openRequests' },
    { key: 'thirdParties', title: 'Third parties', width: 130, align: 'right', dataIndex: 'thirdParties' },
    {
      key: 'act',
      title: 'Actions',
      width: 80,
      fixed: 'right',
      render: (_, client) => (
        <Button size="small" onClick={() => setEditing(client)} aria-label={`Edit ${client.name}`}>
          Edit
        </Button>
      ),
    },
  ];
  return (
    <>
      <DataTable<Client>
        name="clients"
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
            marks={<Tag>{client.active ? 'Active' : 'Inactive'}</Tag>}
            note={`${client.code} · ${plural(client.users, 'user')}`}
            action={
              <Button size="small" onClick={() => setEditing(client)} aria-label={`Edit ${client.name}`}>
                Edit
              </Button>
            }
          />
        )}
        empty={<EmptyState title="No client yet" text="Create a client, then its users." />}
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
