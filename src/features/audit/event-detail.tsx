import { Link } from '@umijs/max';
import { Descriptions, Drawer, Table, Typography } from 'antd';
import { toWords } from '@/shared/format';
import { TimeText } from '@/shared/ui';
import type { audit } from '../../../contract/index.ts';
import { addressOfRequest, say } from './audit-columns.tsx';

type Event = audit.AuditEvent;
type EventDetailProps = { event: Event | null; onClose: () => void };

/** One event whole: what changed, and its place in the chain. */
export function EventDetail({ event, onClose }: EventDetailProps) {
  const address = event && addressOfRequest(event);
  return (
    <Drawer
      open={event !== null}
      onClose={onClose}
      size={560}
      title={event && `${event.actorName || 'Someone'} ${event.text}`}
    >
      {event && (
        <>
          {event.changes.length > 0 && (
            <Table
              size="small"
              pagination={false}
              rowKey="field"
              dataSource={event.changes}
              columns={[
                { title: 'Field', dataIndex: 'field', render: (field: string) => toWords(field) },
                { title: 'Before', dataIndex: 'before', render: say },
                { title: 'After', dataIndex: 'after', render: say },
              ]}
              style={{ marginBottom: 24 }}
            />
          )}
          <Descriptions
            column={1}
            size="small"
            items={[
              { key: 'at', label: 'Time', children: <TimeText at={event.at} form="time" /> },
              {
                key: 'actor',
                label: 'Actor',
                children: event.actorId ? (
                  <Only filter="actor" value={event.actorId} text={event.actorName} onChosen={onClose} />
                ) : (
                  event.actorName || '–'
                ),
              },
              { key: 'role', label: 'Role', children: toWords(event.actorRole) },
              {
                key: 'object',
                label: 'Object',
                children: address ? (
                  <Link to={address}>{event.objectLabel}</Link>
                ) : (
                  event.objectLabel || event.objectType
                ),
              },
              {
                key: 'objectId',
                label: 'Object id',
                children: <Typography.Text copyable>{event.objectId}</Typography.Text>,
              },
              { key: 'client', label: 'Client', children: event.clientName || 'The firm' },
              { key: 'from', label: 'IP', children: event.ip || '–' },
              {
                key: 'session',
                label: 'Session',
                children: event.sessionId ? (
                  <Only filter="session" value={event.sessionId} onChosen={onClose} />
                ) : (
                  '–'
                ),
              },
              {
                key: 'http',
                label: 'Request id',
                children: event.httpRequestId ? (
                  <Only filter="search" value={event.httpRequestId} onChosen={onClose} />
                ) : (
                  '–'
                ),
              },
              { key: 'seq', label: 'Number in chain', children: event.seq },
              {
                key: 'previous',
                label: 'Hash before',
                children: (
                  <Typography.Text code copyable>
                    {event.previousHash}
                  </Typography.Text>
                ),
              },
              {
                key: 'hash',
                label: 'Hash',
                children: (
                  <Typography.Text code copyable>
                    {event.hash}
                  </Typography.Text>
                ),
              },
            ]}
          />
        </>
      )}
    </Drawer>
  );
}

type OnlyProps = { filter: string; value: string; text?: string; onChosen: () => void };

/** Leads to everything else of the same actor, session or call. */
const Only = ({ filter, value, text = value, onChosen }: OnlyProps) => (
  <Link to={`/pages/audittrails?${new URLSearchParams({ [filter]: value })}`} onClick={onChosen}>
    {text}
  </Link>
);
