import { Button } from 'antd';
import { useSession } from '@/shared/session';
import type { Match } from '../../analysis.ts';
import type { Desk } from '../../desk/desk.ts';
import layout from '../../layout.module.css';
import { useTexts } from '../../texts/index.ts';
import { useConfirm } from './use-confirm.tsx';

/** The second pair of eyes on a false positive that was close. */
export function SecondPerson({ match, desk }: { match: Match; desk: Desk }) {
  const t = useTexts();
  const { Name } = useSession();
  const { confirm, busy, dialog } = useConfirm(desk);
  if (!match.needsSecondPerson) return null;
  const isOwn = match.disposedBy === Name;
  return (
    <div className={layout.row}>
      <span>{isOwn ? t('someoneElseMustConfirmYourDecision') : t('needsASecondPerson2')}</span>
      {desk.may.confirm && !isOwn && (
        <Button loading={busy} onClick={() => confirm([match.id])}>
          {t('confirmFalsePositive')}
        </Button>
      )}
      {dialog}
    </div>
  );
}
