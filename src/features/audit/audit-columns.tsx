import { Link } from '@umijs/max';
import { Button, Tag } from 'antd';
import { toWords } from '@/shared/format';
import { type DataColumn, TimeText } from '@/shared/ui';
import type { audit } from '../../../contract/index.ts';

type Event = audit.AuditEvent;

const objectTypes = [
  'request',
  'report',
  'user',
  'client',
  'watchlist',
  'session',
  'match',
  'finding',
  'file',
  'settings',
];

/** The link to the request an event is about, where there is one. */
export const addressOfRequest = (event: Event) =>
  event.requestId && event.clientId
    ? `/pages/requestanalysis?client=${event.clientId}&request=${event.requestId}`
    : null;

export function auditColumns(firm: boolean, onOpen: (event: Event) => void): DataColumn<Event>[] {
  const columns: DataColumn<Event>[] = [
    {
      key: 'at',
      title: 'Time',
      width: 160,
      sorter: true,
      render: (_, event) => <TimeText at={event.at} form="time" />,
      csv: (event) => event.at,
    },
    {
      key: 'actorName',
      title: 'Actor',
      width: 180,
      sorter: true,
      render: (_, event) => event.actorName || '–',
      csv: (event) => event.actorName,
    },
    {
      key: 'actorRole',
      title: 'Role',
      width: 110,
      render: (_, event) => toWords(event.actorRole),
      csv: (event) => event.actorRole,
    },
    {
      key: 'type',
      title: 'Action',
      width: 250,
      sorter: true,
      render: (_, event) => event.text,
      csv: (event) => `${event.type}: ${event.text}`,
    },
    {
      key: 'objectType',
      title: 'Object',
      width: 260,
      filters: objectTypes.map((type) => ({ text: toWords(type), value: type })),
      render: (_, event) => {
        const label = event.objectLabel || toWords(event.objectType);
        const address = addressOfRequest(event);
        return address ? <Link to={address}>{label}</Link> : label;
      },
      csv: (event) => `${event.objectType} ${event.objectId} ${event.objectLabel}`.trim(),
    },
    {
      key: 'changes',
      title: 'Change',
      width: 110,
      render: (_, event) =>
        event.changes.length > 0 ? (
          <Button type="link" size="small" onClick={() => onOpen(event)}>
            {`${event.changes.length} changed`}
          </Button>
        ) : (
          '–'
        ),
      csv: (event) =>
        event.changes
          .map(({ field, before, after }) => `${field}: ${say(before)} → ${say(after)}`)
          .join('; '),
    },
    {
      key: 'resultText',
      title: 'Result',
      width: 90,
      render: (_, event) => <Tag>{event.result === 'ok' ? 'Done' : 'Refused'}</Tag>,
      csv: (event) => event.result,
    },
    { key: 'ip', title: 'From', width: 120, dataIndex: 'ip' },
    { key: 'seq', title: 'No.', width: 80, align: 'right', dataIndex: 'seq' },
    {
      key: 'hash',
      title: 'Hash',
      width: 110,
      render: (_, event) => <code>{event.hash.slice(0, 10)}</code>,
      csv: (event) => event.hash,
    },
  ];
  if (firm) columns.splice(5, 0, { key: 'clientName', title: 'Client', width: 200, dataIndex: 'clientName' });
  return columns;
}

export const say = (value: unknown) =>
  value === null || value === undefined || value === ''
    ? '–'
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);
