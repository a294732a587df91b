import { indexedPageOf, type ReadPage } from "#features/local-index/indexed-page/public.ts";
import { FetchFailure } from "#platform/guarded-fetch/guarded-failure.ts";
import type { FetchedAnswer } from "#platform/guarded-fetch/guarded-fetch.ts";
import { webPageCharacters } from "#platform/web-page/web-page-characters.ts";
import { challengeMark } from "../facts/challenge.rules.ts";
import { withoutFragment } from "../facts/page-hash.rules.ts";
import { htmlFacts } from "../facts/read-facts.ts";
import { type FetchFacts, keptHeaders, type PageFacts } from "../store/page-facts.rules.ts";

export interface ReadAnswer {
  readonly facts: PageFacts;
  /** To pages of the same site. */
  readonly links: readonly string[];
  /** Addresses of itself and of versions that the page names: nobody else may link to them. */
  readonly named: readonly string[];
  /** For the local index, where that was wanted. */
  readonly kept: ReadPage | undefined;
}

export interface ReadOptions {
  /** The facts alone, or what the local index keeps as well, which costs more. */
  readonly parts: "facts" | "kept";
}

/** Answer that was fetched, as a thread gets it: its body is a plain array of bytes there. */
export type SentFetch = Omit<FetchedAnswer, "body"> & { readonly body: Uint8Array };

export function received({ body, ...fetched }: SentFetch): FetchedAnswer {
  return { ...fetched, body: Buffer.from(body.buffer, body.byteOffset, body.byteLength) };
}

/** As much of a page as its challenge marks are looked for in. */
const startCharacters = 40_000;

/** Reading of an answer for an audit: of HTML that came with success, one walk reads everything. */
export function readAnswer(fetched: FetchedAnswer, { parts }: ReadOptions): ReadAnswer {
  const { status, contentType, url, charset } = fetched;
  const isHtml = /^$|html/.test(contentType);
  const characters = isHtml ? webPageCharacters(fetched.body, charset) : "";
  const challenge = challengeMark(fetched, characters.slice(0, startCharacters));
  const fetch = { ...fetchFacts(url, fetched), challenge };
  if (!isHtml || status < 200 || status > 299 || challenge !== null)
    return { facts: { fetch, html: null }, links: [], named: [], kept: undefined };

  const isKept = parts === "kept";
  const { facts, page } = htmlFacts(characters, { url, linkHeader: fetched.headers.link, isKept });
  return {
    facts: { fetch, html: facts },
    links: page.links,
    named: [...facts.canonicals, ...facts.hreflangs].flatMap(({ url: one }) => one ?? []),
    kept: isKept ? indexedPageOf(url, page) : undefined,
  };
}

/** The facts of an address that nobody answered for. */
export function failedFacts(url: string, failure: FetchFailure): PageFacts {
  return { fetch: fetchFacts(url, failure), html: null };
}

/** How an address was answered, without looking into the page. */
export function fetchFacts(url: string, got: FetchedAnswer | FetchFailure): FetchFacts {
  if (got instanceof FetchFailure)
    return { ...nothing, url, failure: got.reason, contentType: got.contentType };
  const { status, contentType, hops, firstByteMs, sentBytes, body } = got;
  return {
    ...nothing,
    url: withoutFragment(got.url),
    status,
    contentType,
    hops,
    firstByteMs,
    sentBytes,
    bytes: body.byteLength,
    headers: Object.fromEntries(
      keptHeaders.flatMap((name) => {
        const value = got.headers[name];
        return value === undefined ? [] : [[name, value.slice(0, headerCharactersMax)]];
      }),
    ),
  };
}

const headerCharactersMax = 1_000;

const nothing = {
  status: null,
  failure: null,
  contentType: "",
  hops: [],
  firstByteMs: 0,
  sentBytes: 0,
  bytes: 0,
  headers: {},
  challenge: null,
} as const;
