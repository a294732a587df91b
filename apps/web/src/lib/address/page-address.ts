const charactersMax = 2048;

/** The address of a page as somebody writes it, made whole; undefined where it cannot be one. */
export function pageAddressOf(text: string): string | undefined {
  const written = text.trim();
  if (written === "" || written.length > charactersMax || /\s/.test(written)) return undefined;

  const whole = /^https?:\/\//i.test(written) ? written : `https://${written}`;
  if (!URL.canParse(whole)) return undefined;

  const { hostname, username, password, href } = new URL(whole);
  return hostname.includes(".") && username === "" && password === "" ? href : undefined;
}
