/** One key per opening of a form, so that a double click or a lost response does nothing twice. */
export function newActKey(what: string): string {
  return `${what} ${performance.timeOrigin + performance.now()} ${Math.random()}`.slice(-100);
}
