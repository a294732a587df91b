import { closingsOf, picturesOf } from "./brackets.ts";
import { type CodeRuns, codeRunsOf } from "./code-runs.ts";

/** What of a text belongs together, each found in one pass when somebody first asks for it. */
export class Pairs {
  private readonly source: string;
  private foundClosings: ReadonlyMap<number, number> | undefined;
  private foundPictures: ReadonlyMap<number, number> | undefined;
  private foundCode: CodeRuns | undefined;

  constructor(source: string) {
    this.source = source;
  }

  get closings(): ReadonlyMap<number, number> {
    this.foundClosings ??= closingsOf(this.source);
    return this.foundClosings;
  }

  get pictures(): ReadonlyMap<number, number> {
    this.foundPictures ??= picturesOf(this.source);
    return this.foundPictures;
  }

  get code(): CodeRuns {
    this.foundCode ??= codeRunsOf(this.source);
    return this.foundCode;
  }
}
