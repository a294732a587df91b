/** Which of the 128 ASCII codes a pattern for one character matches: far cheaper to ask than the pattern. */
export function charTable(pattern: RegExp): Uint8Array {
  return Uint8Array.from({ length: 128 }, (_, code) => (pattern.test(String.fromCharCode(code)) ? 1 : 0));
}
