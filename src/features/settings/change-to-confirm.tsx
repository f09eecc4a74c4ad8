import { Button, Modal, Space, Table } from 'antd';
import type { ReactNode } from 'react';
import { TimeText } from '@/shared/ui';
import { useTexts } from './texts/index.ts';

type Change = { field: string; before: string; after: string };
type ChangeToConfirmProps = {
  title: string;
  /** What was asked for, in a few words. */
  what: string;
  pending: { askedBy: { name: string }; askedAt: string; mayConfirm: boolean };
  changes: Change[];
  /** What to check before confirming. */
  advice: string;
  /** What `useAct` answered. */
  deciding: { busy: boolean; dialog: ReactNode };
  onConfirm: () => void;
  onWithdraw: () => void;
  onClose: () => void;
};

/** What another administrator asked for, to be confirmed or withdrawn. */
export function ChangeToConfirm(props: ChangeToConfirmProps) {
  const t = useTexts();
  const { title, what, pending, changes, advice, deciding, onConfirm, onWithdraw, onClose } = props;
  return (
    <Modal
      open
      title={title}
      onCancel={onClose}
      footer={
        <Space wrap>
          <Button loading={deciding.busy} onClick={onWithdraw}>
            {t('change.withdraw')}
          </Button>
          <Button type="primary" loading={deciding.busy} disabled={!pending.mayConfirm} onClick={onConfirm}>
            {t('change.confirm')}
          </Button>
        </Space>
      }
    >
      <p>
        {t.rich('change.askedFor', {
          name: <bdi>{pending.askedBy.name}</bdi>,
          at: <TimeText at={pending.askedAt} />,
          what: <strong>{what}</strong>,
        })}
      </p>
      {changes.length > 0 && (
        <Table
          size="small"
          tableLayout="fixed"
          pagination={false}
          rowKey="field"
          dataSource={changes}
          columns={[
            { title: t('change.field'), dataIndex: 'field' },
            { title: t('before'), dataIndex: 'before', render: asWritten },
            { title: t('after'), dataIndex: 'after', render: asWritten },
          ]}
          style={{ marginBottom: 16 }}
        />
      )}
      <p>{pending.mayConfirm ? advice : t('change.anotherConfirms')}</p>
      {deciding.dialog}
    </Modal>
  );
}

const asWritten = (text: string) => <bdi style={{ overflowWrap: 'anywhere' }}>{text}</bdi>;
