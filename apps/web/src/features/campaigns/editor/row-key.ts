let last = 0;

/** A React key for a list row, unique within the page load. */
export function newRowKey(): string {
  last += 1;
  return `row-${last}`;
}
