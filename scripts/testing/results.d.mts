/** The parts of the reports of Vitest and Playwright that are counted. */
interface RunCounts {
  readonly unit?: {
    readonly numPassedTests: number;
    readonly numFailedTests: number;
    readonly numPendingTests: number;
    readonly numTodoTests: number;
  };
  readonly browser?: {
    readonly expected: number;
    readonly flaky: number;
    readonly unexpected: number;
    readonly skipped: number;
  };
}

export interface TestSum {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Of the passed. */
  readonly retried: number;
}

export function sumOf(runs: readonly RunCounts[]): TestSum;
