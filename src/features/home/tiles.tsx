import { Link } from '@umijs/max';
import { formatNumber } from '@/shared/format';
import type { Figures } from './figures.ts';
import styles from './home.module.css';
import { type Translate, useTexts } from './texts/index.ts';

/** Big figures, each a link to the list it counts. */
export function Tiles({ tiles }: { tiles: Figures['tiles'] }) {
  const t = useTexts();
  return (
    <ul className={styles.tiles}>
      {tiles.map((tile) => {
        const figure = (
          <>
            <span className={styles.figure}>
              {formatNumber(tile.value)}
              {tile.unit && <small> {tile.unit}</small>}
            </span>
            <span className={styles.tileLabel}>{labelOf(tile, t)}</span>
            {tile.delta !== undefined && tile.delta !== 0 && (
              <span className={styles.delta}>
                {t('deltaVsPrevious30Days', {
                  delta: `${tile.delta > 0 ? '+' : '−'}${Math.abs(tile.delta)}`,
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

/** A tile of a newer server speaks for itself. */
function labelOf({ key, label }: { key: string; label: string }, t: Translate) {
  const id = `tile.${key}`;
  return t.has(id) ? t(id) : label;
}
