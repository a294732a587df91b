/** For a failure that the page can do without: whoever looks into the browser's console finds it there. */
export function logProblem(what: string, problem: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the console is the browser's log
  console.warn(what, problem);
}
