import { useTexts } from '../texts/index.ts';

/** That only the oldest are listed, where there are more. */
export function ShownOf({ shown, total }: { shown: number; total: number }) {
  const t = useTexts();
  return total > shown ? <p>{t('showingOldestShownOfTotal', { shown, total })}</p> : null;
}
