import type { SitePreview } from "@citelens/contract/workspaces/sites";
import { FetchFailure } from "#platform/guarded-fetch/guarded-failure.ts";
import type { FetchedAnswer } from "#platform/guarded-fetch/guarded-fetch.ts";
import type { Tools } from "#platform/tools.ts";
import { readWebPage } from "#platform/web-page/web-page.ts";
import { faviconPath } from "./favicon-path.ts";

const answerWithinMs = 8_000;

/** A site's statement about itself; none of one that is slow, gone or inside this network, without saying which. */
export async function previewSite(tools: Tools, url: string): Promise<SitePreview> {
  const page = await reached(tools, url);
  if (!page) return { url, title: null, site_name: null, description: null, favicon: null };

  const { title, siteName, description } = wordsOf(page);
  return {
    url: page.url,
    title: title ?? null,
    site_name: siteName ?? null,
    description: description ?? null,
    favicon: faviconPath(tools, url),
  };
}

async function reached({ web }: Tools, url: string): Promise<FetchedAnswer | undefined> {
  try {
    return await web.get(url, { accept: "text/html,*/*;q=0.5", timeoutMs: answerWithinMs });
  } catch (error) {
    if (error instanceof FetchFailure) return undefined;
    throw error;
  }
}

/** An error page speaks of the error, and a file of another kind has no words. */
function wordsOf({
  status,
  contentType,
  body,
  url,
  charset,
}: FetchedAnswer): Partial<ReturnType<typeof readWebPage>> {
  const isPage = status === 200 && (contentType === "" || contentType.includes("html"));
  return isPage ? readWebPage(body, url, charset) : {};
}
