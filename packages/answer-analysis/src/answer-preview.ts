/** The beginning of an answer as plain text on one line, cut between words. */
export function answerPreview(source: string): string {
  const plain = source
    .slice(0, sourceMax)
    .replace(/^[ \t]*```.*$/gm, " ")
    .replace(/!?\[([^\]\n]*)\]\([^)\s]*(?:\s[^)]*)?\)/g, "$1")
    .replace(/<[/a-z!][^>\n]*>/gi, " ")
    .replace(/^[ \t|:-]+$/gm, " ")
    .replace(/^[ \t>]*(?:#{1,6}|[-*+])[ \t]+/gm, "")
    .replace(emphasis, "")
    .replace(/\\([!-/:-@[-`{-~])/g, "$1")
    .replace(/[\s|]+/g, " ")
    .trim();
  if (plain.length <= previewMax) return plain;

  const cut = plain.slice(0, previewMax).replace(/[\ud800-\udbff]$/, "");
  const lastSpace = cut.lastIndexOf(" ");
  return `${(lastSpace > previewMax / 2 ? cut.slice(0, lastSpace) : cut).replace(/[\s,;:.–—-]+$/, "")}…`;
}

/** A sign that is escaped or stands between spaces is text. */
const emphasis = /(?<!\\)(?:\*\*|__|~~|`|(?<![\p{L}\p{N}])[*_](?!\s|$)|(?<=\S)[*_](?![\p{L}\p{N}]))/gu;
const previewMax = 200;
const sourceMax = 4000;
