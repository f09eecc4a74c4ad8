import { Link } from '@umijs/max';
import { formatMonth, formatNumber } from '@/shared/format';
import type { Figures } from './figures.ts';
import { type Translate, useTexts } from './texts/index.ts';
import styles from './tiles.module.css';
import type { Trends } from './trends/trend-figures.ts';

type Month = Trends['months'][number];

/** The tiles that have a past by month. */
const byMonth: Record<string, (month: Month) => number> = {
  open: ({ open }) => open,
  released: ({ inTime, late }) => inTime + late,
};

/** Big figures, each a link to the list it counts; with the months, some show how they came to be. */
export function Tiles({ tiles, months }: { tiles: Figures['tiles']; months?: Month[] }) {
  const t = useTexts();
  const [before, now] = months?.slice(-2).map(({ open }) => open) ?? [];
  const grown = (now ?? 0) - (before ?? 0);
  return (
    <ul className={styles.tiles}>
      {tiles.map((tile) => {
        const past = byMonth[tile.key] && months?.map(byMonth[tile.key] as (month: Month) => number);
        const figure = (
          <>
            <span className={styles.figure}>
              {formatNumber(tile.value)}
              {tile.unit && <small> {tile.unit}</small>}
              {past && <Sparkline values={past} />}
            </span>
            <span className={styles.tileLabel}>{labelOf(tile, t)}</span>
            {tile.delta !== undefined && tile.delta !== 0 && (
              <span className={styles.delta}>
                {t('deltaVsPrevious30Days', { delta: signed(tile.delta) })}
              </span>
            )}
            {tile.key === 'open' && grown !== 0 && (
              <span className={styles.delta}>
                {t('deltaSinceEndOf', {
                  delta: signed(grown),
                  month: formatMonth(months?.at(-2)?.month ?? ''),
                })}
              </span>
            )}
          </>
        );
        return (
          <li key={tile.key} className={styles.tile}>
            {tile.href ? <Link to={tile.href}>{figure}</Link> : figure}
          </li>
        );
      })}
    </ul>
  );
}

const signed = (delta: number) => `${delta > 0 ? '+' : '−'}${formatNumber(Math.abs(delta))}`;

/** A line of the months without axes: the chart below has the figures. It runs in the direction of reading. */
function Sparkline({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values);
  const points = values.map(
    (value, place) => [(place / Math.max(1, values.length - 1)) * 68 + 2, 20 - (value / most) * 16] as const,
  );
  const [x, y] = points.at(-1) ?? [0, 0];
  return (
    <svg className={styles.sparkline} viewBox="0 0 72 24" aria-hidden="true">
      <polyline points={points.map((point) => point.join()).join(' ')} />
      <circle cx={x} cy={y} r="2" />
    </svg>
  );
}

/** A tile of a newer server speaks for itself. */
function labelOf({ key, label }: { key: string; label: string }, t: Translate) {
  const id = `tile.${key}`;
  return t.has(id) ? t(id) : label;
}
