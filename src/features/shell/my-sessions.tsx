import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTexts } from '@/shared/texts/use-texts';
import { SessionList } from '@/shared/ui';

/** Where one is signed in, to end what one does not recognise. */
export function MySessions() {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button block onClick={() => setOpen(true)}>
        {t('shell.sessions')}
      </Button>
      <Modal
        open={open}
        title={t('shell.sessions')}
        footer={null}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <SessionList />
      </Modal>
    </>
  );
}
