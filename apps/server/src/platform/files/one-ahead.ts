/** The same items, each of which is made while the one before it is used. */
export async function* oneAhead<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  const all = items[Symbol.asyncIterator]();
  let next = all.next();
  try {
    for (;;) {
      const { done, value } = await next;
      if (done) return;
      next = all.next();
      next.catch(() => undefined); // it is thrown once it is this one's turn
      yield value;
    }
  } finally {
    await all.return?.();
  }
}
