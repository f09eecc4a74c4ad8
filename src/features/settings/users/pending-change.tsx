import { Button, Modal, Space, Table } from 'antd';
import { toWords } from '@/shared/format';
import { TimeText, useAct } from '@/shared/ui';
import type { people } from '../../../../contract/index.ts';
import { userActs } from './user-acts.ts';

type User = people.UserRow;
type PendingChangeProps = {
  user: User & { pending: NonNullable<User['pending']> };
  onClose: () => void;
  onDone: (user: User, invitation?: string) => void;
  onStale: () => void;
};

/** What another administrator asked for, to be confirmed or withdrawn. */
export function PendingChange({ user, onClose, onDone, onStale }: PendingChangeProps) {
  const { pending } = user;
  const deciding = useAct('POST /security/v1.0/userdetails', {
    onDone: ({ Data, invitation }) => onDone(Data, invitation),
    onReload: onStale,
  });
  const decide = (action: 'confirm_change' | 'withdraw_change') => deciding.act({ action, id: user.id });
  return (
    <Modal
      open
      title={`Change to how ${user.name} signs in`}
      onCancel={onClose}
      footer={
        <Space wrap>
          <Button loading={deciding.busy} onClick={() => decide('withdraw_change')}>
            Withdraw
          </Button>
          <Button
            type="primary"
            loading={deciding.busy}
            disabled={!pending.mayConfirm}
            onClick={() => decide('confirm_change')}
          >
            Confirm
          </Button>
        </Space>
      }
    >
      <p>
        {pending.askedBy.name} asked for this <TimeText at={pending.askedAt} />:{' '}
        <strong>
          {pending.action === 'change' ? 'New sign-in details' : userActs[pending.action].label}
        </strong>
      </p>
      {pending.changes.length > 0 && (
        <Table
          size="small"
          pagination={false}
          rowKey="field"
          dataSource={pending.changes}
          columns={[
            { title: 'Field', dataIndex: 'field', render: (field: string) => toWords(field) },
            { title: 'Before', dataIndex: 'before', render: String },
            { title: 'After', dataIndex: 'after', render: String },
          ]}
          style={{ marginBottom: 16 }}
        />
      )}
      <p>
        {pending.mayConfirm
          ? 'Ask the person by another way, such as by phone, before you confirm.'
          : 'Another administrator has to confirm this: not the one who asked, and not one whose account is less than a day old or was reset today.'}
      </p>
      {deciding.dialog}
    </Modal>
  );
}
