let last = 0;

/** A key for a row of a list, used once in this page load. */
export function newRowKey(): string {
  last += 1;
  return `row-${last}`;
}
