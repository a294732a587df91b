/** Markdown as the paragraphs of a plain letter: marks go, links keep their address. */
export function plainText(markdown: string): string[] {
  return markdown
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .replace(/!\[([^\]]*)\]\([^)]*\)/g, "$1")
        .replace(/\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g, "$1 ($2)")
        .replace(/^\s{0,3}(#{1,6}|>)\s*/gm, "")
        .replace(/^\s*[-*+]\s+/gm, "• ")
        .replace(/(\*\*|__|`|~~)/g, "")
        .replace(/(^|\W)[*_](\S(?:[^*_\n]*\S)?)[*_](?=\W|$)/g, "$1$2")
        .replace(/\s*\n\s*/g, " ")
        .trim(),
    )
    .filter((paragraph) => paragraph !== "");
}
