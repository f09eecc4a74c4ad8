import { Link } from '@umijs/max';
import { formatNumber } from '@/shared/format';
import type { Figures } from './figures.ts';
import styles from './home.module.css';

/** Big figures, each a link to the list it counts. */
export function Tiles({ tiles }: { tiles: Figures['tiles'] }) {
  return (
    <ul className={styles.tiles}>
      {tiles.map((tile) => {
        const figure = (
          <>
            <span className={styles.figure}>
              {formatNumber(tile.value)}
              {tile.unit && <small> {tile.unit}</small>}
            </span>
            <span className={styles.tileLabel}>{tile.label}</span>
            {tile.delta !== undefined && tile.delta !== 0 && (
              <span
                className={styles.delta}
              >{`${tile.delta > 0 ? '+' : '−'}${Math.abs(tile.delta)} vs previous 30 days`}</span>
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
