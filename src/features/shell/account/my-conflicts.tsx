import { Form, Modal, Select, Tag } from 'antd';
import { useTexts } from '@/shared/texts/use-texts';
import { ErrorState, SkeletonList, toast, useAct, useCall, useNewerValues } from '@/shared/ui';
import type { people } from '../../../../contract/index.ts';

/** The third parties one must not work on: what one declares, and what an administrator recorded. */
export function MyConflicts({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const { data, error, reload } = useCall('GET /security/v1.0/userdetails', { me: true }, { quiet: true });
  const me = data?.Data[0];
  if (me) return <ConflictsForm me={me} onClose={onClose} onReload={reload} />;
  return (
    <Modal open title={t('conflicts.title')} footer={null} onCancel={onClose}>
      {error ? <ErrorState error={error} onRetry={reload} /> : <SkeletonList />}
    </Modal>
  );
}

type ConflictsFormProps = { me: people.UserRow; onClose: () => void; onReload: () => void };

function ConflictsForm({ me, onClose, onReload }: ConflictsFormProps) {
  const t = useTexts();
  const [form] = Form.useForm<{ own: string[] }>();
  useNewerValues(form, me.version);
  const { act, busy, dialog, problem } = useAct('POST /security/v1.0/userdetails', {
    onReload,
    onDone: () => toast.success(t('conflicts.saved'), me.name),
  });
  const recorded = me.conflicts.filter((name) => !me.ownConflicts.includes(name));
  const save = async ({ own }: { own: string[] }) => {
    const conflicts = [...new Set([...recorded, ...own])];
    if (await act({ action: 'conflicts', id: me.id, version: me.version, conflicts })) onClose();
  };
  const wrong = Object.values(problem?.fields ?? {})[0];
  return (
    <Modal
      open
      title={t('conflicts.title')}
      okText={t('leave.save')}
      cancelText={t('factor.cancel')}
      confirmLoading={busy}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p>{t('conflicts.what')}</p>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={save}
        initialValues={{ own: me.ownConflicts }}
      >
        <Form.Item name="own" label={t('conflicts.own')} extra={t('conflicts.hint')}>
          <Select
            mode="tags"
            open={false}
            suffixIcon={null}
            tokenSeparators={[',']}
            maxCount={200 - recorded.length}
          />
        </Form.Item>
        {recorded.length > 0 && (
          <Form.Item label={t('conflicts.recorded')}>
            {recorded.map((name) => (
              <Tag key={name}>
                <bdi>{name}</bdi>
              </Tag>
            ))}
          </Form.Item>
        )}
        {wrong && <p role="alert">{wrong}</p>}
      </Form>
      {dialog}
    </Modal>
  );
}
