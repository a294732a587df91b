import type { SitePreview } from "@citelens/contract/workspaces/sites";

/** The API's limit. */
const nameCharactersMax = 100;

/** A suggested workspace name: the site's name, else its page title. */
export function suggestedName({
  site_name,
  title,
}: Pick<SitePreview, "site_name" | "title">): string | undefined {
  const name = site_name?.trim() || title?.trim();
  return name ? [...name].slice(0, nameCharactersMax).join("").trim() : undefined;
}

/** Whether a URL is complete enough to preview: a host with a dot, and no unfinished port. */
export function isWorthPreviewing(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && /[^.]\.[^.]/.test(url.hostname);
}
