import { Link } from '@umijs/max';
import { Panel, RiskChip, ScrollRegion, TimeText } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import type { thirdPartyProfiles } from '../../../../contract/index.ts';
import { useTexts } from '../texts/index.ts';
import styles from './profile.module.css';

type Ratings = thirdPartyProfiles.ThirdPartyProfile['ratings'];

const HEIGHT = { high: 12, medium: 42, low: 72 } as const;

/** Ratings over time as steps, and the same as a table. */
export function RatingHistory({ ratings }: { ratings: Ratings }) {
  const t = useTexts();
  return (
    <Panel title={t('riskHistory')}>
      {ratings.length === 0 ? (
        <p className={styles.text}>{t('noRatingYet')}</p>
      ) : (
        <>
          {ratings.length > 1 && <Steps ratings={ratings} />}
          <ScrollRegion label={t('riskHistory')}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{t('since')}</th>
                  <th scope="col">{t('risk')}</th>
                  <th scope="col">{t('setBy')}</th>
                </tr>
              </thead>
              <tbody>
                {[...ratings].reverse().map((one) => (
                  <tr key={`${one.at} ${one.rating}`}>
                    <td>
                      <TimeText at={one.at} form="day" />
                    </td>
                    <td>
                      <RiskChip band={one.rating} score={one.score} basis={one.basis} />
                    </td>
                    <td>
                      {one.request ? (
                        <Link to={`/pages/requestanalysis/${one.request.id}`}>
                          {t.rich('reportOfRequest', {
                            number: <bdi className={styles.whole}>{one.request.number}</bdi>,
                            version: one.reportVersion ?? 1,
                          })}
                        </Link>
                      ) : (
                        t('overrideExpired')
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollRegion>
        </>
      )}
    </Panel>
  );
}

/** The table says the same; the steps run in the direction of reading. */
function Steps({ ratings }: { ratings: Ratings }) {
  const word = useWords();
  const first = Date.parse(ratings[0]?.at ?? '');
  const span = Math.max(1, Date.parse(ratings.at(-1)?.at ?? '') - first);
  const x = (at: string) => 8 + ((Date.parse(at) - first) / span) * 252;
  const path = ratings.map(({ at, rating }, place) =>
    place === 0 ? `M${x(at)} ${HEIGHT[rating]}` : `H${x(at)}V${HEIGHT[rating]}`,
  );
  return (
    <div className={styles.chart} aria-hidden="true">
      <ul className={styles.bands}>
        {(['high', 'medium', 'low'] as const).map((band) => (
          <li key={band}>{word(band)}</li>
        ))}
      </ul>
      <svg className={styles.line} viewBox="0 0 300 84" preserveAspectRatio="none" aria-hidden="true">
        {Object.values(HEIGHT).map((y) => (
          <line key={y} x1="0" x2="300" y1={y} y2={y} />
        ))}
        <path d={`${path.join('')}H292`} />
      </svg>
    </div>
  );
}
