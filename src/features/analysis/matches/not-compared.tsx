import type { matches } from '../../../../contract/index.ts';
import layout from '../layout.module.css';

/** Under every screening: which names were not compared with the lists, or not as a whole, and why. */
export function NotCompared({ names }: { names: readonly matches.NotCompared[] }) {
  if (names.length === 0) return <p className={layout.small}>Every name was compared with every entry.</p>;
  return (
    <div>
      <p className={layout.prose}>
        <strong>Not fully compared:</strong>
      </p>
      <ul aria-label="Names that were not fully compared">
        {names.map(({ name, reason }) => (
          <li key={`${name} ${reason}`}>
            <bdi>{name}</bdi>: {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}
