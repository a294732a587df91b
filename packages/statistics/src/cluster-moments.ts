import type { Counts } from "./counts.ts";

/** All that the topic's interval takes of clusters of answers; sums of disjoint clusters are added one by one. */
export interface ClusterMoments {
  /** Clusters with answers. */
  readonly clusters: number;
  readonly hits: number;
  readonly total: number;
  /** Sums over the clusters of hits squared, hits times answers, and answers squared. */
  readonly hits_squared: number;
  readonly hits_by_total: number;
  readonly total_squared: number;
  /** How many clusters have any hit, and any miss. */
  readonly with_hits: number;
  readonly with_misses: number;
}

const none: ClusterMoments = {
  clusters: 0,
  hits: 0,
  total: 0,
  hits_squared: 0,
  hits_by_total: 0,
  total_squared: 0,
  with_hits: 0,
  with_misses: 0,
};

export function clusterMoments(clusters: readonly Counts[]): ClusterMoments {
  return addMoments(
    clusters
      .filter(({ total }) => total > 0)
      .map(({ hits, total }) => ({
        clusters: 1,
        hits,
        total,
        hits_squared: hits * hits,
        hits_by_total: hits * total,
        total_squared: total * total,
        with_hits: hits > 0 ? 1 : 0,
        with_misses: hits < total ? 1 : 0,
      })),
  );
}

export function addMoments(parts: readonly ClusterMoments[]): ClusterMoments {
  return parts.reduce(
    (one, other) => ({
      clusters: one.clusters + other.clusters,
      hits: one.hits + other.hits,
      total: one.total + other.total,
      hits_squared: one.hits_squared + other.hits_squared,
      hits_by_total: one.hits_by_total + other.hits_by_total,
      total_squared: one.total_squared + other.total_squared,
      with_hits: one.with_hits + other.with_hits,
      with_misses: one.with_misses + other.with_misses,
    }),
    none,
  );
}
