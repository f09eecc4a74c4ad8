export {
  type AlikeNames,
  type AskedName,
  agreementOf,
  alikeEntries,
  LEAST_SIMILARITY,
  MOST_BEARERS,
  type RankedEntry,
} from './alike-entries.ts';
export { type ClusterEntry, entryKey } from './cluster-entry.ts';
export { type Comparison, compareEntries } from './compare-entries.ts';
export { type EntryPair, findPairs } from './find-pairs.ts';
export { keepClusterIds, type NamedCluster } from './keep-cluster-ids.ts';
export type { LinkReason, LinkReasonCode, LinkReasonValues } from './link-reason.ts';
export { type Cluster, type ClusterOptions, type Link, linkKey, makeClusters } from './make-clusters.ts';
export { compareNamesOf, type NameAgreement } from './name-evidence.ts';
export { CLUSTER_METHOD_VERSION } from './points.ts';
