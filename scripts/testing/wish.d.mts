export interface Wish {
  readonly mode: "gate" | "changed" | "deep" | "merge";
  readonly steps: readonly string[];
  readonly rooms: readonly string[] | undefined;
  /** As "1/4". */
  readonly shard: string | undefined;
  readonly record: boolean;
}

export function parseWish(args: readonly string[], allSteps: readonly string[]): Wish;
