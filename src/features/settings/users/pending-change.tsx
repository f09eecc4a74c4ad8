import { useAct } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import type { people } from '../../../../contract/index.ts';
import { ChangeToConfirm } from '../change-to-confirm.tsx';
import { useTexts } from '../texts/index.ts';

type User = people.UserRow;
type PendingChangeProps = {
  user: User & { pending: NonNullable<User['pending']> };
  onClose: () => void;
  onDone: (user: User, invitation?: string) => void;
  onStale: () => void;
};

/** A change to how a person of the firm signs in. */
export function PendingChange({ user, onClose, onDone, onStale }: PendingChangeProps) {
  const t = useTexts();
  const word = useWords();
  const { pending } = user;
  const deciding = useAct('POST /security/v1.0/userdetails', {
    onDone: ({ Data, invitation }) => onDone(Data, invitation),
    typed: () => false,
    onReload: onStale,
  });
  return (
    <ChangeToConfirm
      title={t('users.changeToSignIn', { name: user.name })}
      what={pending.action === 'change' ? t('users.newSignInDetails') : t(`userAct.${pending.action}`)}
      pending={pending}
      changes={pending.changes.map(({ field, before, after }) => ({
        field: word(field),
        before: String(before),
        after: String(after),
      }))}
      advice={t('users.mayConfirm')}
      deciding={deciding}
      onConfirm={() => deciding.act({ action: 'confirm_change', id: user.id, askedAt: pending.askedAt })}
      onWithdraw={() => deciding.act({ action: 'withdraw_change', id: user.id })}
      onClose={onClose}
    />
  );
}
