import { App, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { downloadClient } from '@/shared/http';
import { ClientSelect, EmptyState, Panel, TimeText, toast, useAct } from '@/shared/ui';
import { fieldErrors } from '../field-errors.ts';
import { FormDialog } from '../form-dialog.tsx';
import { useTexts } from '../texts/index.ts';
import type { RetentionState } from './client-rules.ts';
import styles from './retention.module.css';

type Departure = RetentionState['departures'][number];
type DeparturesProps = { departures: readonly Departure[]; onDownloaded: () => void };

/** Clients that leave: everything is downloaded, a second administrator confirms, then it is erased. */
export function Departures({ departures, onDownloaded }: DeparturesProps) {
  const t = useTexts();
  const [asking, setAsking] = useState(false);
  const ask = (
    <Button danger onClick={() => setAsking(true)}>
      {t('retention.leave')}
    </Button>
  );
  return (
    <Panel title={t('retention.departures')}>
      <p>{t('retention.departuresNote')}</p>
      {departures.length === 0 && (
        <EmptyState title={t('retention.noDepartures')} text={t('retention.noDeparturesText')} action={ask} />
      )}
      <ul className={styles.list}>
        {departures.map((departure) => (
          <DepartureLine key={departure.client.id} departure={departure} onDownloaded={onDownloaded} />
        ))}
      </ul>
      {departures.length > 0 && ask}
      {asking && <LeaveForm onClose={() => setAsking(false)} />}
    </Panel>
  );
}

type DepartureLineProps = { departure: Departure; onDownloaded: () => void };

function DepartureLine({ departure, onDownloaded }: DepartureLineProps) {
  const t = useTexts();
  const { modal } = App.useApp();
  const [loading, setLoading] = useState(false);
  const { client, requestedBy, requestedAt, exportedAt, confirmedBy, erasedAt, mayConfirm } = departure;
  const { act, busy, dialog } = useAct('POST /security/v1.0/retention');
  const download = async () => {
    setLoading(true);
    await downloadClient(client.id, `${client.name}.zip`);
    setLoading(false);
    onDownloaded();
  };
  const confirm = () =>
    modal.confirm({
      title: t('retention.askErase', { name: client.name }),
      content: t('retention.askEraseText'),
      okText: t('retention.erase'),
      okButtonProps: { danger: true },
      autoFocusButton: 'cancel',
      onOk: () => void act({ action: 'confirm_departure', client: client.id }),
    });
  return (
    <li>
      <p>
        <strong>
          <bdi>{client.name}</bdi>
        </strong>
      </p>
      <p className={styles.note}>
        {t.rich('retention.requestedBy', {
          name: <bdi>{requestedBy.name}</bdi>,
          at: <TimeText at={requestedAt} />,
        })}
      </p>
      {exportedAt && (
        <p className={styles.note}>{t.rich('retention.exported', { at: <TimeText at={exportedAt} /> })}</p>
      )}
      {confirmedBy && (
        <p className={styles.note}>
          {t.rich('retention.confirmedBy', { name: <bdi>{confirmedBy.name}</bdi> })}
        </p>
      )}
      {erasedAt && <p>{t.rich('retention.erased', { at: <TimeText at={erasedAt} /> })}</p>}
      {confirmedBy && !erasedAt && <p>{t('retention.erasing')}</p>}
      {!confirmedBy && (
        <div className={styles.acts}>
          <Button loading={loading} onClick={download}>
            {t('retention.download')}
          </Button>
          {mayConfirm && (
            <Button danger disabled={!exportedAt || busy} onClick={confirm}>
              {t('retention.erase')}
            </Button>
          )}
          <Button disabled={busy} onClick={() => act({ action: 'withdraw_departure', client: client.id })}>
            {t('retention.withdraw')}
          </Button>
          {!mayConfirm && <span className={styles.note}>{t('retention.needsSecond')}</span>}
        </div>
      )}
      {dialog}
    </li>
  );
}

function LeaveForm({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const saving = useAct('POST /security/v1.0/retention', {
    onDone: () => {
      toast.success(t('retention.requested'));
      onClose();
    },
  });
  const errors = fieldErrors(saving.problem);
  return (
    <FormDialog<{ client: string; confirm: string }>
      title={t('retention.leave')}
      okText={t('retention.request')}
      initialValues={{}}
      saving={saving}
      onSave={(values) => saving.act({ action: 'request_departure', ...values })}
      onClose={onClose}
    >
      <p>{t('retention.leaveNote')}</p>
      <Form.Item
        name="client"
        label={t('client')}
        rules={[{ required: true, message: t('retention.chooseClient') }]}
        {...errors('client')}
      >
        <ClientSelect />
      </Form.Item>
      <Form.Item
        name="confirm"
        label={t('retention.typeName')}
        rules={[{ required: true, message: t('retention.typeNameMissing') }]}
        {...errors('confirm')}
      >
        <Input autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}
