/** Under which name robots.txt speaks to us, and what every request of ours to a site of others says. */
export const ownAgent = {
  token: "Citelens",
  userAgent: "Mozilla/5.0 (compatible; Citelens/1.0)",
} as const;

/** The same with the address of the page on which an installation says who asks. */
export function ownUserAgent(publicUrl: string): string {
  return `Mozilla/5.0 (compatible; Citelens/1.0; +${publicUrl.replace(/\/+$/, "")}/bot)`;
}

/** Whether a request was one of ours: our name, or that of an agent of ours behind it, with a version, as a word of its own. */
export function isOwnAgent(userAgent: string): boolean {
  return /(?:^|[\s;(])Citelens(?:-[A-Za-z]+)?\/\d/.test(userAgent);
}
