import { readFileSync } from "node:fs";
import { z } from "zod";

/** Time that a run of the gate may take on two quiet cores, in seconds. */
const budget = z.object({
  run: z.number(),
  steps: z.record(z.string(), z.number()),
  /** Any file of tests. */
  file: z.number(),
  /** Files that may take longer, each with its reason. */
  files: z.record(z.string(), z.object({ seconds: z.number(), why: z.string().min(20) })),
});
export type Budget = z.output<typeof budget>;

interface TimeTaken {
  readonly seconds: number;
  readonly steps: readonly { readonly name: string; readonly seconds: number }[];
  readonly files: ReadonlyMap<string, number>;
}

export function readBudget(): Budget {
  return budget.parse(JSON.parse(readFileSync(new URL("budget.json", import.meta.url), "utf8")));
}

/** Sentences on what took longer than it may, a sentence each. Time fails no run: a busy machine says nothing about the tests. */
export function overBudget(may: Budget, took: TimeTaken): string[] {
  return [
    ...(took.seconds > may.run ? [sentence("The run", took.seconds, may.run)] : []),
    ...took.steps.flatMap(({ name, seconds }) => {
      const most = may.steps[name];
      return most !== undefined && seconds > most ? [sentence(`The step ${name}`, seconds, most)] : [];
    }),
    ...[...took.files].flatMap(([file, seconds]) => {
      const most = may.files[file]?.seconds ?? may.file;
      return seconds > most ? [sentence(file, seconds, most)] : [];
    }),
  ];
}

function sentence(what: string, seconds: number, most: number): string {
  return `${what} took ${seconds.toFixed(0)} s, ${(seconds - most).toFixed(0)} more than its budget of ${most}.`;
}
