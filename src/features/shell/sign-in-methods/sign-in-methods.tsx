import { Modal } from 'antd';
import { useTexts } from '@/shared/texts/use-texts';
import { ErrorState, SkeletonList, useCall } from '@/shared/ui';
import { Authenticator } from './authenticator.tsx';
import { Passkeys } from './passkeys.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** What one has besides the password, to sign in with. */
export function SignInMethods({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const { data, error, reload } = useCall('GET /security/v1.0/signinmethods', {}, { quiet: true });
  return (
    <Modal
      open
      title={t('shell.signInMethods')}
      footer={null}
      onCancel={onClose}
      mask={{ closable: false }}
      closable={{ 'aria-label': t('terms.close') }}
    >
      {data && (
        <>
          <Authenticator methods={data.Data} />
          <Passkeys methods={data.Data} />
          <RecoveryCodes methods={data.Data} />
        </>
      )}
      {!data && (error ? <ErrorState error={error} onRetry={reload} /> : <SkeletonList rows={3} />)}
    </Modal>
  );
}
