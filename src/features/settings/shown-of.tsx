import { useTexts } from './texts/index.ts';

type ShownOfProps = { which: 'first' | 'newest'; shown: number; total: number };

/** How many of the rows are listed, where there are more. */
export function ShownOf({ which, shown, total }: ShownOfProps) {
  const t = useTexts();
  return total > shown ? <p>{t(`shownOf.${which}`, { shown, total })}</p> : null;
}
