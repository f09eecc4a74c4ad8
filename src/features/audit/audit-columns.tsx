import { Link } from '@umijs/max';
import { Button, Tag } from 'antd';
import { apart, type DataColumn, TimeText } from '@/shared/ui';
import type { ToWord } from '@/shared/words/use-words';
import type { audit } from '../../../contract/index.ts';
import styles from './audit.module.css';
import type { Translate } from './texts/index.ts';

type Event = audit.AuditEvent;

/** The link to the request an event is about, where there is one. */
export const addressOfRequest = (event: Event) =>
  event.requestId && event.clientId
    ? `/pages/requestanalysis?client=${event.clientId}&request=${event.requestId}`
    : null;

/** A refused sign-in has no role. */
export const roleOf = ({ actorRole }: Event, t: Translate, word: ToWord) =>
  actorRole === 'anonymous' ? t('notSignedIn') : word(actorRole);

export function auditColumns(
  firm: boolean,
  onOpen: (event: Event) => void,
  t: Translate,
  word: ToWord,
  sentence: (event: Event) => string,
  actorOf: (name: string) => string,
): DataColumn<Event>[] {
  const columns: DataColumn<Event>[] = [
    {
      key: 'at',
      title: t('time'),
      width: 150,
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
      title: t('actor'),
      width: 140,
      sorter: true,
      render: (_, event) => actorOf(event.actorName) || '–',
      csv: (event) => event.actorName,
    },
    {
      key: 'type',
      title: t('action'),
      width: 200,
      ellipsis: false,
      sorter: true,
      render: (_, event) => sentence(event),
      csv: (event) => `${event.type}: ${event.text}`,
    },
    {
      key: 'objectType',
      title: t('object'),
      width: 200,
      ellipsis: false,
      render: (_, event) => {
        const kind = word(event.objectType);
        const label = event.objectLabel || kind;
        const address = addressOfRequest(event);
        return (
          <>
            {apart(address ? <Link to={address}>{label}</Link> : label)}
            {label !== kind && <div className={styles.quiet}>{kind}</div>}
          </>
        );
      },
      csv: (event) => `${event.objectType} ${event.objectId} ${event.objectLabel}`.trim(),
    },
    {
      key: 'changes',
      title: t('change'),
      width: 100,
      render: (_, event) =>
        event.changes.length > 0 ? (
          <Button type="link" size="small" style={{ paddingInline: 0 }} onClick={() => onOpen(event)}>
            {t('changesChanged', { changes: event.changes.length })}
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
      title: t('result'),
      width: 85,
      render: (_, event) => <Tag>{event.result === 'ok' ? t('done') : t('refused')}</Tag>,
      csv: (event) => event.result,
    },
    {
      key: 'actorRole',
      title: t('role'),
      width: 100,
      render: (_, event) => roleOf(event, t, word),
      csv: (event) => event.actorRole,
    },
    { key: 'ipAddress', title: 'IP', width: 120, dataIndex: 'ip' },
    idColumn('sessionId', t('session'), (event) => event.sessionId),
    idColumn('httpRequestId', t('requestId'), (event) => event.httpRequestId),
    { key: 'seq', title: t('no'), width: 80, align: 'right', dataIndex: 'seq' },
    {
      key: 'hash',
      title: t('hash'),
      width: 110,
      render: (_, event) => <code>{event.hash.slice(0, 10)}</code>,
      csv: (event) => event.hash,
    },
    exportedOnly('previousHash', t('previousHash'), (event) => event.previousHash),
    exportedOnly('chain', t('chain'), (event) => event.chain),
    exportedOnly('id', t('eventId'), (event) => event.id),
  ];
  if (firm)
    columns.splice(6, 0, {
      key: 'clientName',
      title: t('client'),
      width: 140,
      dataIndex: 'clientName',
      render: apart,
    });
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
