import { firstIndex } from "../halving.ts";

/** A run of the signs that begin and end code within a line. */
interface Run {
  readonly start: number;
  readonly end: number;
  readonly isEscaped: boolean;
}

/** Runs of a text that may begin and end code, each in reading order. */
export interface CodeRuns {
  readonly runs: readonly Run[];
  readonly startsByLength: ReadonlyMap<number, readonly number[]>;
  readonly emptyLines: readonly number[];
}

export function codeRunsOf(source: string): CodeRuns {
  const runs = [...source.matchAll(/(\\*)(`+)/g)].map(
    ({ index, 1: slashes = "", 2: { length } = "" }): Run => ({
      start: index + slashes.length,
      end: index + slashes.length + length,
      isEscaped: slashes.length % 2 === 1,
    }),
  );
  const sameLength = Map.groupBy(runs, ({ start, end }) => end - start);
  return {
    runs,
    startsByLength: new Map(
      [...sameLength].map(([length, same]) => [length, same.map(({ start }) => start)]),
    ),
    emptyLines: [...source.matchAll(/\n(?=[ \t]*\n)/g)].map(({ index }) => index),
  };
}

/** Where the code ends that begins at `at`, with as many signs as began it; undefined where the sign is text. */
export function codeEndAt({ runs, startsByLength, emptyLines }: CodeRuns, at: number): number | undefined {
  const run = runs[firstIndex(runs, ({ end }) => end > at)];
  if (!run || run.start > at || (run.isEscaped && run.start === at)) return undefined;

  const length = run.end - at;
  const starts = startsByLength.get(length) ?? [];
  const closing = starts[firstIndex(starts, (start) => start >= run.end)];
  const emptyLine =
    emptyLines[firstIndex(emptyLines, (start) => start >= run.end)] ?? Number.POSITIVE_INFINITY;
  return closing === undefined || closing > emptyLine ? undefined : closing + length;
}
