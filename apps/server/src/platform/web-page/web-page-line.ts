/** Text on one line: runs of white space and control characters become a space, halves of characters U+FFFD. */
export function oneLine(text: string, charactersMax: number): string {
  const collapsed = text.replace(/[\s\p{Cc}]+/gu, " ").trim();
  return collapsed.slice(0, charactersMax).toWellFormed().trimEnd();
}
