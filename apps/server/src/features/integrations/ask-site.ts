import type { Probe } from "#features/visits/probes/public.ts";
import { FetchFailure, type FetchFailureReason } from "#platform/guarded-fetch/guarded-failure.ts";
import type { Tools } from "#platform/tools.ts";
import { webPageCharacters } from "#platform/web-page/web-page-characters.ts";
import type { SiteAnswer } from "./check-integration.rules.ts";
import { siteTagIn } from "./site-tag.ts";

const timeoutMs = 7_000;

const reasons: Readonly<Record<FetchFailureReason, string>> = {
  scheme: "the address is not one of the web",
  credentials: "the address holds a password",
  port: "the port is not one of the web",
  address: "the address is not a public one",
  dns: "there is no such host",
  redirects: "the site redirects without end",
  timeout: "the server did not answer in time",
  "too-large": "the page is too large",
  certificate: "its certificate has expired or is not valid",
  unreachable: "the server could not be reached",
};

/** Asks for the site's page past its caches, as the probe. */
export async function askSite(
  tools: Pick<Tools, "web">,
  siteUrl: string,
  { userAgent, nonce }: Probe,
): Promise<SiteAnswer> {
  const asked = new URL(siteUrl);
  asked.searchParams.set("citelens-check", nonce);
  try {
    const got = await tools.web.get(asked.href, { accept: "text/html", userAgent, timeoutMs });
    const { url, status, contentType, body, charset } = got;
    const isPage =
      contentType === "" || contentType === "text/html" || contentType === "application/xhtml+xml";
    const tag = isPage ? siteTagIn(webPageCharacters(body, charset)) : ({ kind: "none" } as const);
    return { kind: "answered", url: withoutNonce(url), status, isPage, tag };
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    return { kind: "unreachable", url: siteUrl, reason: reasons[error.reason] };
  }
}

function withoutNonce(answered: string): string {
  const url = new URL(answered);
  url.searchParams.delete("citelens-check");
  return url.href;
}
