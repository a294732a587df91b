/** Markdown as it is written for people: a blank at the end of a line, which a writer of Markdown has to escape, says nothing. */
export function tidyMarkdown(markdown: string): string {
  return markdown.replace(/(?:&#x20;)+$/gm, "").trim();
}
