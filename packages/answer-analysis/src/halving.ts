/** The index of the first of ordered things for which something holds that holds for all behind it; else their number. */
export function firstIndex<T>(things: readonly T[], holds: (thing: T) => boolean): number {
  let [low, high] = [0, things.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const thing = things[middle];
    if (thing !== undefined && holds(thing)) high = middle;
    else low = middle + 1;
  }
  return low;
}
