import { Link } from '@umijs/max';
import { Descriptions, Drawer, Table, Typography } from 'antd';
import { useEventSentence } from '@/shared/server-texts/event-sentence';
import { TimeText } from '@/shared/ui';
import { useActorNames, useWords } from '@/shared/words/use-words';
import type { audit } from '../../../contract/index.ts';
import { addressOfRequest, roleOf, say } from './audit-columns.tsx';
import { useTexts } from './texts/index.ts';

type Event = audit.AuditEvent;
type EventDetailProps = { event: Event | null; onClose: () => void };

/** One event whole: what changed, and its place in the chain. */
export function EventDetail({ event, onClose }: EventDetailProps) {
  const word = useWords();
  const sentence = useEventSentence();
  const actorOf = useActorNames();
  const t = useTexts();
  const address = event && addressOfRequest(event);
  const label = event && (event.objectLabel || word(event.objectType));
  return (
    <Drawer
      open={event !== null}
      onClose={onClose}
      size={560}
      title={
        event && t('actorDid', { actor: actorOf(event.actorName) || t('someone'), event: sentence(event) })
      }
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
                { title: t('field'), dataIndex: 'field', render: (field: string) => word(field) },
                { title: t('before'), dataIndex: 'before', render: say },
                { title: t('after'), dataIndex: 'after', render: say },
              ]}
              style={{ marginBottom: 24 }}
            />
          )}
          <Descriptions
            column={1}
            size="small"
            items={[
              { key: 'at', label: t('time'), children: <TimeText at={event.at} form="time" /> },
              {
                key: 'actor',
                label: t('actor'),
                children: event.actorId ? (
                  <FilterLink
                    filter="actor"
                    value={event.actorId}
                    text={event.actorName}
                    onChosen={onClose}
                  />
                ) : (
                  actorOf(event.actorName) || '–'
                ),
              },
              { key: 'role', label: t('role'), children: roleOf(event, t, word) },
              {
                key: 'object',
                label: t('object'),
                children: address ? <Link to={address}>{label}</Link> : label,
              },
              {
                key: 'objectId',
                label: t('objectId'),
                children: <Typography.Text copyable>{event.objectId}</Typography.Text>,
              },
              { key: 'client', label: t('client'), children: event.clientName || t('theFirm') },
              { key: 'from', label: 'IP', children: event.ip || '–' },
              {
                key: 'session',
                label: t('session'),
                children: event.sessionId ? (
                  <FilterLink filter="session" value={event.sessionId} onChosen={onClose} />
                ) : (
                  '–'
                ),
              },
              {
                key: 'http',
                label: t('requestId'),
                children: event.httpRequestId ? (
                  <FilterLink filter="search" value={event.httpRequestId} onChosen={onClose} />
                ) : (
                  '–'
                ),
              },
              { key: 'seq', label: t('numberInChain'), children: event.seq },
              {
                key: 'previous',
                label: t('previousHash'),
                children: (
                  <Typography.Text code copyable>
                    {event.previousHash}
                  </Typography.Text>
                ),
              },
              {
                key: 'hash',
                label: t('hash'),
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

type FilterLinkProps = { filter: string; value: string; text?: string; onChosen: () => void };

/** Leads to everything else of the same actor, session or call. */
const FilterLink = ({ filter, value, text = value, onChosen }: FilterLinkProps) => (
  <Link to={`/pages/audittrails?${new URLSearchParams({ [filter]: value })}`} onClick={onChosen}>
    {text}
  </Link>
);
