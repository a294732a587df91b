/**
 * A header of which a server wrote each blank as a plus. A plus of its own stands before an address in brackets or behind a blank,
 * as in "(+https://bot.example)".
 */
export function withBlanks(text: string): string {
  return text.includes("+") ? text.replace(/(?<![+(])\+|\+(?!https?:)/g, " ") : text;
}
