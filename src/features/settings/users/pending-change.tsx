import { Button, Modal, Space, Table } from 'antd';
import { TimeText, useAct } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import type { people } from '../../../../contract/index.ts';
import { useTexts } from '../texts/index.ts';

type User = people.UserRow;
type PendingChangeProps = {
  user: User & { pending: NonNullable<User['pending']> };
  onClose: () => void;
  onDone: (user: User, invitation?: string) => void;
  onStale: () => void;
};

/** What another administrator asked for, to be confirmed or withdrawn. */
export function PendingChange({ user, onClose, onDone, onStale }: PendingChangeProps) {
  const t = useTexts();
  const word = useWords();
  const { pending } = user;
  const deciding = useAct('POST /security/v1.0/userdetails', {
    onDone: ({ Data, invitation }) => onDone(Data, invitation),
    onReload: onStale,
  });
  const decide = (action: 'confirm_change' | 'withdraw_change') => deciding.act({ action, id: user.id });
  return (
    <Modal
      open
      title={t('users.changeToSignIn', { name: user.name })}
      onCancel={onClose}
      footer={
        <Space wrap>
          <Button loading={deciding.busy} onClick={() => decide('withdraw_change')}>
            {t('users.withdraw')}
          </Button>
          <Button
            type="primary"
            loading={deciding.busy}
            disabled={!pending.mayConfirm}
            onClick={() => decide('confirm_change')}
          >
            {t('users.confirm')}
          </Button>
        </Space>
      }
    >
      <p>
        {t.rich('users.askedFor', {
          name: <bdi>{pending.askedBy.name}</bdi>,
          at: <TimeText at={pending.askedAt} />,
          what: (
            <strong>
              {pending.action === 'change' ? t('users.newSignInDetails') : t(`userAct.${pending.action}`)}
            </strong>
          ),
        })}
      </p>
      {pending.changes.length > 0 && (
        <Table
          size="small"
          tableLayout="fixed"
          pagination={false}
          rowKey="field"
          dataSource={pending.changes}
          columns={[
            { title: t('users.field'), dataIndex: 'field', render: (field: string) => word(field) },
            { title: t('before'), dataIndex: 'before', render: String },
            { title: t('after'), dataIndex: 'after', render: String },
          ]}
          style={{ marginBottom: 16 }}
        />
      )}
      <p>{pending.mayConfirm ? t('users.mayConfirm') : t('users.anotherConfirms')}</p>
      {deciding.dialog}
    </Modal>
  );
}
