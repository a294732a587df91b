import type { Instances } from "#platform/instances/instances.ts";

/** So many instances of each role, which come and go with nobody. */
export function instancesOf(live: number): Instances {
  return { live: () => live, beat: async () => undefined, leave: async () => undefined };
}
