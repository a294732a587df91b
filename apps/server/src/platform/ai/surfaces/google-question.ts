const operators =
  "allinanchor|allintext|allintitle|allinurl|cache|define|definition|filetype|id|inanchor|info|intext|intitle|inurl|link|site";
const operator = new RegExp(`(?<![\\p{L}\\p{N}_])(${operators}):`, "giu");

/**
 * A question as people ask it, whatever it looks like to Google: a word such as `site:` would search for something else,
 * and costs five times as much. With a space before its colon it is a word again. Quotation marks and the like stay.
 */
export function withoutOperators(question: string): string {
  return question.replace(operator, "$1 :");
}
