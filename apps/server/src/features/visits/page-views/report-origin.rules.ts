import { isHostOfSite } from "@citelens/crawlers";

interface OriginHeaders {
  readonly origin?: string | undefined;
  readonly referer?: string | undefined;
}

/** Names of a machine for itself: whoever develops a website there visits nothing. */
const ownMachine = /^(localhost|.*\.localhost|127\.[\d.]+|0\.0\.0\.0|\[.*\])$/;

/**
 * The origin of the page that reports, if it is one of the site's: its host or one below it, "www." and the port aside. Browsers
 * write these headers themselves, so no page can claim to be another one's.
 */
export function originWithin({ origin, referer }: OriginHeaders, siteHost: string): string | undefined {
  const page = URL.parse(origin ?? referer ?? "");
  if (!page || !/^https?:$/.test(page.protocol) || ownMachine.test(page.hostname)) return undefined;
  return isHostOfSite(page.hostname, siteHost) ? page.origin : undefined;
}
