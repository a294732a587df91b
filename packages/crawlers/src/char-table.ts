/** Table of the 128 ASCII codes that a pattern for one character matches: far cheaper to ask than the pattern. */
export function charTable(pattern: RegExp): Uint8Array {
  return Uint8Array.from({ length: 128 }, (_, code) => (pattern.test(String.fromCharCode(code)) ? 1 : 0));
}

/** Whether a table has the character at a place of a text; never beyond the text's end nor beyond ASCII. */
export function hasCharAt(table: Uint8Array, text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  // Reading a table outside its bounds is many times slower than this comparison, which is false for NaN too.
  return code < 128 && table[code] === 1;
}
