import { isUtf8 } from "node:buffer";
import type { FetchedAnswer, GetOptions, Hop } from "./fetched.ts";
import { type Asker, askOnce } from "./guarded-answer.ts";
import { wayCookies } from "./guarded-cookies.ts";
import { FetchFailure } from "./guarded-failure.ts";
import { guardedUrl } from "./guarded-url.ts";
import { fetched } from "./read-fetched.ts";

/** One address, and those that it leads to. */
interface RedirectInput {
  readonly asker: Asker;
  readonly signal: AbortSignal;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytesMax: number;
  readonly redirectsMax: number;
  readonly beforeHop: () => Promise<void>;
  readonly onBody: GetOptions["onBody"] | undefined;
}

/** Redirects are followed by hand: each one is an address that a stranger named, checked like the first. */
export async function follow(ask: RedirectInput, first: URL): Promise<FetchedAnswer> {
  const { asker, headers, signal, redirectsMax } = ask;
  const hops: Hop[] = [];
  const cookies = wayCookies();
  let url = first;
  while (hops.length <= redirectsMax) {
    const askedMs = performance.now();
    // Only who comes back to where it was needs them: nobody else is told that it was seen before.
    const cookie = hops.some((hop) => hop.url === url.href) ? cookies.of(url) : undefined;
    const answer = await askOnce(asker, url, { signal, headers: { ...headers, ...(cookie && { cookie }) } });
    const firstByteMs = Math.round(performance.now() - askedMs);
    const location = locationOf(answer.headers.location?.[0]);
    const isFollowed =
      location !== undefined && [301, 302, 303, 307, 308].includes(answer.status) && redirectsMax > 0;
    if (!isFollowed) return await fetched(ask, answer, { url: url.href, hops, firstByteMs });

    hops.push({ url: url.href, status: answer.status });
    cookies.keep(url, answer.headers["set-cookie"] ?? []);
    answer.end();
    url = guardedUrl(location, url);
    if (hops.length <= redirectsMax) await ask.beforeHop();
    signal.throwIfAborted();
  }
  throw new FetchFailure("redirects", `more than ${redirectsMax} redirects`);
}

/**
 * The address of a Location header as browsers read it: bytes that are UTF-8 are its letters, others stay the bytes that they are.
 * `value` holds a byte a character. Undefined where the header is empty, which leads nowhere.
 */
function locationOf(value: string | undefined): string | undefined {
  const written = value?.trim();
  if (!written) return undefined;

  const bytes = Buffer.from(written, "latin1");
  if (isUtf8(bytes)) return bytes.toString("utf8");
  return written.replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
}
