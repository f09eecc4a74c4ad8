import { Form, Modal } from 'antd';
import { useTexts } from '@/shared/texts/use-texts';
import {
  ErrorState,
  LeaveFields,
  type LeaveValues,
  leaveChange,
  leaveValues,
  SkeletonList,
  toast,
  useAct,
  useCall,
  useNewerValues,
} from '@/shared/ui';
import type { people } from '../../../../contract/index.ts';

/** From when until when one is away, and who takes the work over. */
export function MyLeave({ onClose }: { onClose: () => void }) {
  const { data, error, reload } = useCall('GET /security/v1.0/userdetails', { me: true }, { quiet: true });
  const me = data?.Data[0];
  if (me) return <LeaveForm me={me} onClose={onClose} onReload={reload} />;
  return (
    <Modal open footer={null} onCancel={onClose}>
      {error ? <ErrorState error={error} onRetry={reload} /> : <SkeletonList />}
    </Modal>
  );
}

type LeaveFormProps = { me: people.UserRow; onClose: () => void; onReload: () => void };

function LeaveForm({ me, onClose, onReload }: LeaveFormProps) {
  const t = useTexts();
  const [form] = Form.useForm<LeaveValues>();
  useNewerValues(form, me.version);
  const { act, busy, dialog, problem } = useAct('POST /security/v1.0/userdetails', {
    onReload,
    onDone: () => toast.success(t('leave.saved'), me.name),
  });
  const save = async (values: LeaveValues) => {
    const change = leaveChange(me, values);
    if (!change) return onClose();
    const done = await act({ action: 'availability', id: me.id, version: me.version, ...change });
    if (done) onClose();
  };
  const wrong = Object.values(problem?.fields ?? {})[0];
  return (
    <Modal
      open
      title={t('shell.leave')}
      okText={t('leave.save')}
      confirmLoading={busy}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form<LeaveValues>
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={save}
        initialValues={leaveValues(me)}
      >
        <LeaveFields user={me} />
        {wrong && <p role="alert">{wrong}</p>}
      </Form>
      {dialog}
    </Modal>
  );
}
