import { Reasons } from '@/shared/server-texts/reason-sentence';
import type { matches } from '../../../../contract/index.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';

/** Under every screening: which names were not compared with the lists, or not as a whole, and why. */
export function NotCompared({ names }: { names: readonly matches.NotCompared[] }) {
  const t = useTexts();
  if (names.length === 0) return <p className={layout.small}>{t('everyNameWasComparedWithEvery')}</p>;
  return (
    <div>
      <p className={layout.prose}>
        <strong>{t('notFullyCompared')}</strong>
      </p>
      <ul aria-label={t('namesThatWereNotFullyCompared')}>
        {names.map(({ name, reason, reasons }) => (
          <li key={`${name} ${reason}`}>
            <bdi>{name}</bdi>: <Reasons reasons={reasons} english={reason} />
          </li>
        ))}
      </ul>
    </div>
  );
}
