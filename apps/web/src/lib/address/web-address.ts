/** Whether the text is an absolute web address, as the server requires. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text.trim()) && URL.canParse(text.trim());
}
