export {
  type AlikeNames,
  agreementOf,
  alikeEntries,
  LEAST_SIMILARITY,
  MOST_BEARERS,
} from './alike-entries.ts';
export { type ClusterEntry, entryKey } from './cluster-entry.ts';
export { compareEntries } from './compare-entries.ts';
export { type EntryPair, findPairs } from './find-pairs.ts';
export { keepClusterIds, type NamedCluster } from './keep-cluster-ids.ts';
export type { LinkReason } from './link-reason.ts';
export { type Cluster, linkKey, makeClusters } from './make-clusters.ts';
export { compareNamesOf } from './name-evidence.ts';
export { CLUSTER_METHOD_VERSION } from './points.ts';
