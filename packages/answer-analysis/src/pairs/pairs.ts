import { closingsOf, picturesOf } from "./brackets.ts";
import { codeBlocksOf, isWithin } from "./code-blocks.ts";
import { type CodeRuns, codeRunsOf } from "./code-runs.ts";
import { pictureLabelsOf } from "./references.ts";

/** Parts of a text that belong together, each found in one pass when somebody first asks for it. */
export class Pairs {
  private readonly source: string;
  private foundClosings: ReadonlyMap<number, number> | undefined;
  private foundPictures: ReadonlyMap<number, number> | undefined;
  private foundCode: CodeRuns | undefined;
  private foundBlocks: ReturnType<typeof codeBlocksOf> | undefined;
  private foundLabels: ReadonlySet<string> | undefined;

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

  isInCodeBlock(at: number): boolean {
    this.foundBlocks ??= codeBlocksOf(this.source);
    return isWithin(this.foundBlocks, at);
  }

  /** Labels of the definitions that pictures alone refer to. */
  get pictureLabels(): ReadonlySet<string> {
    this.foundLabels ??= pictureLabelsOf(this.source);
    return this.foundLabels;
  }
}
