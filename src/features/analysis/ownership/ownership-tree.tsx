import { useTexts } from '../texts/index.ts';
import styles from './ownership.module.css';
import type { OwnerNode } from './tree.ts';

/** Who owns whom, from the third party up to its last owners. */
export function OwnershipTree({ root }: { root: OwnerNode }) {
  const t = useTexts();
  return (
    <ul className={styles.tree} aria-label={t('ownershipFromTheThirdPartyUp')}>
      <Node node={root} isRoot />
    </ul>
  );
}

function Node({ node, isRoot = false }: { node: OwnerNode; isRoot?: boolean }) {
  const t = useTexts();
  return (
    <li className={isRoot ? styles.root : undefined}>
      <span className={styles.party}>
        <bdi>{node.name}</bdi>
        {node.pct !== null && <span className={styles.share}>{t('holdsPct', { pct: node.pct })}</span>}
        {node.isRepeated && <span className={styles.share}>{t('againTheChainClosesHere')}</span>}
      </span>
      {node.owners.length > 0 && (
        <ul>
          {node.owners.map((owner) => (
            <Node key={`${owner.name}-${owner.pct}`} node={owner} />
          ))}
        </ul>
      )}
    </li>
  );
}
