/**
 * The user agent of a rendering browser: what scripts look for in one, with our own name in it, as search engines do.
 * `own` is "Mozilla/5.0 (compatible; Name/1.0; …)", `version` the browser's.
 */
export function renderingAgent(own: string, version: string): string {
  const [, comment = own] = /\((compatible; [^()]{1,200})\)/.exec(own) ?? [];
  const major = version.split(".")[0] || "0";
  return `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; ${comment}) Chrome/${major}.0.0.0 Safari/537.36`;
}
