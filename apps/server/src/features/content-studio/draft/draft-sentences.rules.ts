import { sentencesOf } from "@citelens/words";
import type { Draft, DraftBlock } from "./draft.rules.ts";

/** A sentence of a draft, and where it stands. */
export interface DraftSentence {
  readonly text: string;
  /** Word for word: of a row, its cells alone. */
  readonly said: string;
  /** Number of its section, counted from 0. */
  readonly section: number;
  /** Line of its block, from 1. */
  readonly line: number;
}

/** All sentences in their order: headings, and rows of tables with what their columns are called. Code has none. */
export function draftSentences(draft: Draft, language: string): readonly DraftSentence[] {
  return draft.sections.flatMap(({ heading, line, blocks }, section) => {
    const own = heading === "" ? [] : [{ text: heading, said: heading, section, line }];
    return [
      ...own,
      ...blocks.flatMap((block) =>
        blockSentences(block, language).map((sentence) => ({ ...sentence, section, line: block.line })),
      ),
    ];
  });
}

function blockSentences(
  block: DraftBlock,
  language: string,
): readonly Pick<DraftSentence, "text" | "said">[] {
  if (block.kind === "code") return [];
  if (block.kind !== "table") return sentencesOf(block.text, language).map((text) => ({ text, said: text }));
  return block.rows
    .map((row) => ({
      text: rowSentence(row, block.head),
      said: row.filter((cell) => cell !== "").join(" | "),
    }))
    .filter(({ text }) => text !== "");
}

/** "Plan: Team; Price: $49" */
function rowSentence(row: readonly string[], head: readonly string[]): string {
  return row
    .flatMap((cell, at) => {
      if (cell === "") return [];
      const column = head[at] ?? "";
      return [column === "" ? cell : `${column}: ${cell}`];
    })
    .join("; ");
}
