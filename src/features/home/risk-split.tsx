import { formatNumber, formatShare, listText } from '@/shared/format';
import { EmptyState, RiskChip } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import type { RatingBand } from '../../../contract/words.ts';
import type { Figures } from './figures.ts';
import styles from './home.module.css';
import { useTexts } from './texts/index.ts';

const bands = ['high', 'medium', 'low', 'unrated'] as const;

/** Third parties by risk: one bar, labelled directly, every part also a figure. */
export function RiskSplit({ split }: { split: Figures['thirdParties'] }) {
  const t = useTexts();
  const word = useWords();
  const total = bands.reduce((sum, band) => sum + split[band], 0);
  if (total === 0)
    return <EmptyState title={t('noThirdPartiesYet')} text={t('thirdPartiesAppearHereAsSoon')} />;
  return (
    <>
      <div
        className={styles.split}
        role="img"
        aria-label={listText(
          bands.map((band) => `${word(band === 'unrated' ? 'not_rated' : band)} ${split[band]}`),
          t.language,
        )}
      >
        {bands.map(
          (band) => split[band] > 0 && <span key={band} data-risk={band} style={{ flexGrow: split[band] }} />,
        )}
      </div>
      <table className={styles.table}>
        <tbody>
          {bands.map((band) => (
            <tr key={band}>
              <th scope="row">
                <RiskChip band={band === 'unrated' ? null : (band as RatingBand)} />
              </th>
              <td>{formatNumber(split[band])}</td>
              <td>{formatShare(split[band] / total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
