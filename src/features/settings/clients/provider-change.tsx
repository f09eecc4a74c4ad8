import { Button } from 'antd';
import { useState } from 'react';
import { toast, useAct } from '@/shared/ui';
import type { clients } from '../../../../contract/index.ts';
import { ChangeToConfirm } from '../change-to-confirm.tsx';
import { type Translate, useTexts } from '../texts/index.ts';

type Client = clients.ClientRow;
type ProviderChangeProps = { client: Client; onDecided: () => void };

/** Opens what another administrator asked for, where something of this client waits. */
export function ProviderChange({ client, onDecided }: ProviderChangeProps) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const decided = () => {
    setOpen(false);
    onDecided();
  };
  const deciding = useAct('POST /security/v1.0/clientproviders', {
    onDone: () => {
      toast.success(t('done'), client.name);
      decided();
    },
    typed: () => false,
    onReload: decided,
  });
  const { id, version, pending } = client;
  if (!pending) return null;
  return (
    <>
      <Button
        size="small"
        onClick={() => setOpen(true)}
        aria-label={t('clients.reviewChangeNamed', { name: client.name })}
      >
        {t('change.review')}
      </Button>
      {isOpen && (
        <ChangeToConfirm
          title={t('clients.changeToSignIn', { name: client.name })}
          what={t('clients.identityProvider')}
          pending={pending}
          changes={changesOf(client, pending, t)}
          advice={t('clients.mayConfirm')}
          deciding={deciding}
          onConfirm={() => deciding.act({ action: 'confirm', id, version })}
          onWithdraw={() => deciding.act({ action: 'withdraw', id, version })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function changesOf(
  { provider, access }: Client,
  { provider: next, newSecret, ownProviderOnly }: NonNullable<Client['pending']>,
  t: Translate,
) {
  const yesOrNo = (value: boolean) => (value ? t('yes') : t('no'));
  const changes = [
    { field: t('clients.issuer'), before: provider?.issuer ?? '–', after: next.issuer },
    { field: t('clients.oidcClientId'), before: provider?.oidcClientId ?? '–', after: next.oidcClientId },
    {
      field: t('clients.ownProviderOnly'),
      before: yesOrNo(access?.ownProviderOnly === true),
      after: yesOrNo(ownProviderOnly),
    },
  ].filter(({ before, after }) => before !== after);
  const secret = {
    field: t('clients.oidcSecret'),
    before: provider ? t('clients.secretStored') : '–',
    after: t('clients.secretNew'),
  };
  return newSecret ? [...changes, secret] : changes;
}
