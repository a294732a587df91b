/** Where a skeleton would promise the wrong shape: the frame itself, and the small pages that are there at once. */
export function EmptyPending(): null {
  return null;
}
