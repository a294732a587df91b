/** Logs a failure that the page can handle. */
export function logProblem(what: string, problem: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the console is the browser's log
  console.warn(what, problem);
}
