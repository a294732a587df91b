/** Work for each key one at a time: anyone who asks while it is under way gets its answer too. */
export function sharedWork<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  return (key, work) => {
    const shared = underWay.get(key);
    if (shared !== undefined) return shared;

    const own = work().finally(() => underWay.delete(key));
    underWay.set(key, own);
    return own;
  };
}
