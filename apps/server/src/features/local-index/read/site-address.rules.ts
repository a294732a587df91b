/** The one form of a host that people write in many ways: "https://www.Acorn.example/about" is acorn.example. */
export function hostOf(written: string): string {
  const url = URL.parse(/^https?:\/\//i.test(written) ? written : `https://${written}`);
  return (url?.host ?? "").replace(/^www\./, "");
}

/** Where a site may be, the likeliest first. */
export function originsOf(host: string): string[] {
  const usual = [`https://${host}`, `http://${host}`];
  return /[:[\]]/.test(host) ? usual : [...usual, `https://www.${host}`];
}

const files =
  /\.(?:pdf|jpe?g|png|gif|svg|webp|avif|ico|mp[34]|zip|gz|xml|json|css|js|txt|docx?|xlsx?|pptx?)$/i;
const dull =
  /\/(?:log-?in|sign-?in|sign-?up|register|cart|basket|checkout|account|wp-admin|wp-json|feed)(?:\/|$)/i;

/** Whether something to read may be there. */
export function isWorthReading(url: string): boolean {
  const path = URL.parse(url)?.pathname;
  return path !== undefined && !files.test(path) && !dull.test(path);
}
