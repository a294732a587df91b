/**
 * Renders nothing, where a skeleton would have the wrong shape: for the layout, and for small pages that load
 * at once.
 */
export function EmptyPending(): null {
  return null;
}
