import type { Draft } from "../draft/draft.rules.ts";
import type { OldSection } from "../gather/outline.rules.ts";

/** A text in its sections, each with its heading as it is written; text before the first heading is a section without one. */
export function splitSections(markdown: string, { sections }: Draft): OldSection[] {
  const lines = markdown.split("\n");
  return sections
    .map(({ heading, level, line }, at) => {
      const next = sections[at + 1]?.line ?? lines.length + 1;
      return {
        heading,
        level,
        markdown: lines
          .slice(line - 1, next - 1)
          .join("\n")
          .trim(),
      };
    })
    .filter(({ markdown: own }) => own !== "");
}

/** Passages of a text as rules compare them: a section each, with its heading. */
export function passagesOfText({ sections }: Draft): { readonly heading: string; readonly text: string }[] {
  return sections.map(({ heading, blocks }) => ({
    heading,
    text: blocks.map(({ text }) => text).join("\n"),
  }));
}
