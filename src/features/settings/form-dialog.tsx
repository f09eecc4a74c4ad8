import { App, Form, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { useUnsavedGuard } from '@/shared/ui';
import { useTexts } from './texts/index.ts';

type FormDialogProps<Values> = {
  title: ReactNode;
  okText?: string;
  /** Of a form with groups, whose fields stand side by side. */
  isWide?: boolean;
  initialValues: Partial<Values>;
  /** What `useAct` answered. */
  saving: { busy: boolean; dialog: ReactNode };
  onSave: (values: Values) => unknown;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
};

/** The dialog of every form of Settings; what was typed into it is not thrown away without a question. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const t = useTexts();
  const {
    title,
    okText = t('save'),
    isWide = false,
    initialValues,
    saving,
    onSave,
    onClose,
    children,
  } = props;
  const { modal } = App.useApp();
  const [form] = Form.useForm<Values>();
  const [touched, setTouched] = useState(false);
  useUnsavedGuard(touched);
  const close = () => {
    if (!touched) return onClose();
    modal.confirm({
      title: t('closeUnsaved'),
      content: t('closeUnsavedText'),
      okText: t('closeUnsavedYes'),
      cancelText: t('keepEditing'),
      autoFocusButton: 'cancel',
      onOk: onClose,
    });
  };
  return (
    <Modal
      open
      title={title}
      {...(isWide && { width: 760 })}
      okText={okText}
      confirmLoading={saving.busy}
      onOk={form.submit}
      onCancel={close}
      mask={{ closable: false }}
    >
      <Form<Values>
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={onSave}
        onValuesChange={() => setTouched(true)}
        initialValues={initialValues}
      >
        {children}
      </Form>
      {saving.dialog}
    </Modal>
  );
}
