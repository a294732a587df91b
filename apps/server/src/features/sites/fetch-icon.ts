import { FetchFailure } from "#platform/guarded-fetch/guarded-failure.ts";
import type { FetchedAnswer } from "#platform/guarded-fetch/guarded-fetch.ts";
import { NotAnImage, reencodeIcon } from "#platform/images/icon-image.ts";
import type { Tools } from "#platform/tools.ts";
import { readWebPage } from "#platform/web-page/web-page.ts";

const wholeMs = 12_000;
const pageMs = 6_000;
const iconMs = 5_000;
const iconBytesMax = 1_000_000;
const iconsTriedMax = 5;
const iconSizePx = 64;

/**
 * Looks for the icon of a host's site: those that its page names, the best first, then /favicon.ico. Gives a PNG of
 * 64 pixels, or nothing where the site does not answer in time or has no picture that can be shown. SVG is refused.
 */
export async function fetchIcon(tools: Tools, host: string): Promise<Buffer | undefined> {
  const signal = AbortSignal.timeout(wholeMs);
  for (const url of await iconUrls(tools, host, signal)) {
    try {
      const icon = await tools.web.get(url, {
        accept: "image/png,image/*;q=0.8",
        timeoutMs: iconMs,
        bytesMax: iconBytesMax,
        signal,
      });
      if (icon.status === 200) return await reencodeIcon(icon.body, iconSizePx);
    } catch (error) {
      if (!isSilence(error, signal)) throw error;
    }
  }
  return undefined;
}

async function iconUrls({ web }: Tools, host: string, signal: AbortSignal): Promise<readonly string[]> {
  for (const origin of [`https://${host}/`, `http://${host}/`]) {
    try {
      const page = await web.get(origin, { accept: "text/html,*/*;q=0.5", timeoutMs: pageMs, signal });
      return tried(iconsNamedBy(page));
    } catch (error) {
      if (error instanceof FetchFailure && error.reason === "too-large") return [`${origin}favicon.ico`];
      if (!isSilence(error, signal)) throw error;
    }
  }
  return [];
}

/** The last one, /favicon.ico, is tried however many the page names. */
function tried(urls: readonly string[]): readonly string[] {
  return urls.length <= iconsTriedMax ? urls : [...urls.slice(0, iconsTriedMax - 1), ...urls.slice(-1)];
}

function iconsNamedBy({ url, body, contentType, charset }: FetchedAnswer): readonly string[] {
  const html = contentType.includes("html") ? body : "";
  return readWebPage(html, url, charset).icons;
}

/** A site that cannot be had, and a file that is no picture, are no failures of ours. */
function isSilence(error: unknown, signal: AbortSignal): boolean {
  return error instanceof FetchFailure || error instanceof NotAnImage || signal.aborted;
}
