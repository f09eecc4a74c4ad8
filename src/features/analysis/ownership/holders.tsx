import { formatPercent } from '@/shared/format';
import { useOwnerRemarks } from '@/shared/server-texts/section-title';
import { ScrollRegion } from '@/shared/ui';
import type { Working } from '../analysis.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
import styles from './ownership.module.css';

type HoldersProps = { holders: Working['ownership']['holders'] };

/** Every owner with the share that reaches the third party, the largest first. */
export function Holders({ holders }: HoldersProps) {
  const t = useTexts();
  const remark = useOwnerRemarks();
  const sorted = [...holders].sort((a, b) => b.effectivePct - a.effectivePct);
  return (
    <ScrollRegion label={t('holders')}>
      <table className={`${layout.table} ${layout.broad}`}>
        <thead>
          <tr>
            <th scope="col">{t('holder')}</th>
            <th scope="col" className={layout.number}>
              {t('effective')}
            </th>
            <td />
            <th scope="col" className={layout.number}>
              {t('layer')}
            </th>
            <th scope="col">{t('flags')}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ name, effectivePct, layers, flags }) => (
            <tr key={name}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td className={layout.number}>{formatPercent(effectivePct.toFixed(2))}</td>
              <td aria-hidden="true">
                <span className={styles.bar}>
                  <span style={{ inlineSize: `${Math.min(100, effectivePct)}%` }} />
                </span>
              </td>
              <td className={layout.number}>{layers}</td>
              <td>
                <span className={layout.row} style={{ gap: 4 }}>
                  {flags.map((flag) => (
                    <span key={flag} className={layout.tag}>
                      {remark(flag)}
                    </span>
                  ))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
