import { Literal } from '@/shared/texts/literal';
import { useTexts } from '@/shared/texts/use-texts';
import styles from './login.module.css';
import type { useRefusal } from './use-refusal.ts';

/** What the server said about the last try, announced at once. */
export function Refusal({ refusal }: { refusal: ReturnType<typeof useRefusal> }) {
  const t = useTexts();
  return (
    <div className={styles.refusal} id={refusal.id} role="alert">
      {refusal.message && <Literal>{refusal.message}</Literal>}
      {refusal.message && refusal.isMany && <p>{t('login.lockHint')}</p>}
    </div>
  );
}
