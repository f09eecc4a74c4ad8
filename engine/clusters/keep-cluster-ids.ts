/** A cluster with its id, by the keys of its entries. */
export type NamedCluster<Cluster> = { id: string; cluster: Cluster };

/**
 * Gives each cluster the id of the former one that it has most entries of, and a new one where there is none: entries
 * come and go with the versions of lists, and decisions must find their cluster again. A former cluster that fell apart
 * leaves its id to the largest part; where two became one, the one with more entries gives its id.
 */
export function keepClusterIds<Cluster extends { entries: readonly string[] }>(
  clusters: readonly Cluster[],
  former: ReadonlyMap<string, string>,
  newId: () => string,
): NamedCluster<Cluster>[] {
  const claims = clusters.flatMap((cluster) => {
    const counts = new Map<string, number>();
    for (const entry of cluster.entries) {
      const id = former.get(entry);
      if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    return [...counts].map(([id, count]) => ({ cluster, id, count }));
  });
  claims.sort(
    (one, other) =>
      other.count - one.count ||
      compare(one.id, other.id) ||
      compare(one.cluster.entries.join('\n'), other.cluster.entries.join('\n')),
  );
  const ids = new Map<Cluster, string>();
  const taken = new Set<string>();
  for (const { cluster, id } of claims) {
    if (ids.has(cluster) || taken.has(id)) continue;
    ids.set(cluster, id);
    taken.add(id);
  }
  return clusters.map((cluster) => ({ id: ids.get(cluster) ?? newId(), cluster }));
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
