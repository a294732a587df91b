import { wordCount } from "@citelens/words";
import type { DraftSection } from "../draft/draft.rules.ts";

/** As long as the passages of the local index. */
const passageWordsMax = 120;

export function sectionText({ blocks }: DraftSection): string {
  return blocks.map(({ text }) => text).join("\n");
}

/** A section in passages of whole blocks, each with the heading; a longer block is one of its own. */
export function sectionPassages(section: DraftSection): readonly string[] {
  const passages: string[][] = [];
  let words = 0;
  for (const { text } of section.blocks) {
    const more = wordCount(text);
    const last = passages.at(-1);
    if (last && words + more <= passageWordsMax) {
      last.push(text);
      words += more;
      continue;
    }
    passages.push([text]);
    words = more;
  }
  return passages.map((texts) => [section.heading, ...texts].join("\n"));
}
