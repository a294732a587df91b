import { expect, test } from "vitest";
import { unsentAnswer } from "#platform/guarded-fetch/unsent-answer.ts";
import { tooSlow } from "#test/growth.ts";
import { readAnswer } from "./crawl/read-answer.ts";
import { challengeMark } from "./facts/challenge.rules.ts";
import { readLinkHeader } from "./facts/link-header.rules.ts";
import { simhash } from "./facts/text/simhash.rules.ts";

const url = "https://shop.example/oil";

function readPage(html: string): unknown {
  const body = Buffer.from(html);
  const answer = unsentAnswer({ url, status: 200, contentType: "text/html", charset: "utf-8", body });
  return readAnswer(answer, { parts: "kept" });
}

const readers: [string, (text: string) => unknown, number][] = [
  ["a page", (text) => readPage(`<html lang="en"><title>Oil</title><main><h1>Oil</h1>${text}`), 100_000],
  [
    "its head",
    (text) => readPage(`<html><title>${text}</title><meta name="author" content="${text}"><main>Oil`),
    50_000,
  ],
  [
    "its byline",
    (text) => readPage(`<main><h1>Oil</h1><p class="byline">By ${text}</p><time>${text}</time>`),
    50_000,
  ],
  [
    "what a page has in a shadow",
    (text) =>
      readPage(
        `<main><h1>Oil</h1><x-a><template shadowrootmode=open>${text}<slot></slot></template>${text}</x-a>`,
      ),
    50_000,
  ],
  [
    "its structured data",
    (text) =>
      readPage(
        `<script type="application/ld+json">${JSON.stringify({ "@context": { s: "https://schema.org/" }, "@type": "s:Article", "s:author": { "@id": text }, [text]: text })}</script>`,
      ),
    50_000,
  ],
  ["a Link header", readLinkHeader, 16_000],
  ["a challenge", (text) => challengeMark({ status: 403, headers: {} }, text), 16_000],
  ["its likeness", simhash, 100_000],
];

test.each(readers)(
  "no text makes reading %s take longer than it is long",
  async (_, reads, length) => {
    expect(await tooSlow(reads, length)).toEqual([]);
  },
  180_000,
);
