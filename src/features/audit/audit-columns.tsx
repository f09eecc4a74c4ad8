import { Link } from '@umijs/max';
import { Button, Tag } from 'antd';
import { toWords } from '@/shared/format';
import { type DataColumn, TimeText } from '@/shared/ui';
import type { audit } from '../../../contract/index.ts';
import styles from './audit.module.css';

type Event = audit.AuditEvent;

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
      width: 170,
      sorter: true,
      render: (_, event) => (
        <>
          <TimeText at={event.at} form="time" />
          <div className={styles.quiet}>{`${event.at.slice(11, 19)} UTC`}</div>
        </>
      ),
      csv: (event) => event.at,
      kind: 'time',
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
      render: (_, event) => {
        const label = event.objectLabel || toWords(event.objectType);
        const address = addressOfRequest(event);
        return (
          <>
            {address ? <Link to={address}>{label}</Link> : label}
            <div className={styles.quiet}>{toWords(event.objectType)}</div>
          </>
        );
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
    { key: 'ipAddress', title: 'IP', width: 120, dataIndex: 'ip' },
    idColumn('sessionId', 'Session', (event) => event.sessionId),
    idColumn('httpRequestId', 'Request id', (event) => event.httpRequestId),
    { key: 'seq', title: 'No.', width: 80, align: 'right', dataIndex: 'seq' },
    {
      key: 'hash',
      title: 'Hash',
      width: 110,
      render: (_, event) => <code>{event.hash.slice(0, 10)}</code>,
      csv: (event) => event.hash,
    },
    exportedOnly('previousHash', 'Hash before', (event) => event.previousHash),
    exportedOnly('chain', 'Chain', (event) => event.chain),
    exportedOnly('id', 'Event id', (event) => event.id),
  ];
  if (firm) columns.splice(3, 0, { key: 'clientName', title: 'Client', width: 200, dataIndex: 'clientName' });
  return columns;
}

/** Its beginning, which is what people compare; the whole of it in the drawer and in the export. */
const idColumn = (key: string, title: string, of: (event: Event) => string | null): DataColumn<Event> => ({
  key,
  title,
  width: 110,
  render: (_, event) => <code>{of(event)?.slice(0, 8) || '–'}</code>,
  csv: (event) => of(event) ?? '',
});

const exportedOnly = (key: string, title: string, csv: (event: Event) => string): DataColumn<Event> => ({
  key,
  title,
  hideInTable: true,
  hideInSetting: true,
  csv,
});

export const say = (value: unknown) =>
  value === null || value === undefined || value === ''
    ? '–'
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);
