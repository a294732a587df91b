/** Whether the text is an absolute web address, as the server requires. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text.trim()) && URL.canParse(text.trim());
}

/** A host with a dot and a name at its end, and what may follow it; nothing that has a scheme or a user. */
const withoutScheme = /^[^\s/:?#@]+\.(xn--[\w-]+|\p{L}{2,})\.?(:\d+)?([/?#]\S*)?$/iu;

/** The address that somebody means who writes "example.com": https://example.com. Anything else stays as it is. */
export function completeAddress(text: string): string {
  const typed = text.trim();
  const completed = `https://${typed}`;
  return withoutScheme.test(typed) && URL.canParse(completed) ? completed : typed;
}

/** How a form takes a field for a web address: completed, and shown so once the field is left. */
export const addressField = {
  setValueAs: completeAddress,
  onBlur: ({ target }: { readonly target: { value: string } }): void => {
    target.value = completeAddress(target.value);
  },
} as const;
