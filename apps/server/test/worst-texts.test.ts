import { detectFormat, findFormat, formatNames } from "@citelens/access-log";
import { analyseAnswer, answerPreview, brandCandidates, prepareBrands } from "@citelens/answer-analysis";
import { classify, matchReferrer } from "@citelens/crawlers";
import { mendedRobots, parseRobots, verdictOf, withPolicy, withUsage } from "@citelens/robots";
import { readKeyDirectory, verifyAgent } from "@citelens/web-bot-auth";
import { sentencesOf, stems } from "@citelens/words";
import { expect, test } from "vitest";
import { pagePathOf } from "#features/visits/show/public.ts";
import { safeText } from "#platform/ai/ask/safe-reply.rules.ts";
import { visibleText } from "#platform/ai/ask/visible-text.ts";
import { readSitemap } from "#platform/web-page/read-sitemap.ts";
import { readWebPage } from "#platform/web-page/web-page.ts";
import { tooSlow } from "./growth.ts";

const page = "https://a.example/";
const named = {
  id: "1",
  name: "Acme",
  isClient: true,
  aliases: [{ text: "Gap", excludes: ["gap year"] }],
  domains: [],
};
const brands = prepareBrands([named]);
const closed = parseRobots("User-agent: *\nDisallow: /*a*a*a*b$\nAllow: /*1*,*%41");
const logs = formatNames.flatMap((name) => findFormat(name)?.openParser() ?? []);

const at = new Date("2026-11-20T10:00:00Z");
const directoryOf = () => ({ kind: "foreign" }) as const;
const signed = (text: string) => ({
  signature: `a=:AAAA:, ${text}`,
  signatureInput: `a=("@path");tag="web-bot-auth", ${text}`,
  signatureAgent: text,
  method: "GET",
  authorities: ["a.example"],
  target: "/",
});

/** Kind of text, what reads it, and as many characters as the longest has; a part of these where that takes long. */
const readers: [string, (text: string) => unknown, number][] = [
  ["sentences", (text) => sentencesOf(text, "en"), 100_000],
  ["stems", (text) => stems(text, "en"), 100_000],
  ["robots.txt", parseRobots, 200_000],
  [
    "a policy for robots.txt",
    (text) => withPolicy(text, { open: ["GPTBot"], closed: ["CCBot"], closedPaths: ["/a"] }),
    100_000,
  ],
  [
    "usage signals",
    (text) => {
      for (const key of ["Content-Signal", "Content-Usage"]) parseRobots(`User-agent: *\n${key}: a=(${text}`);
    },
    16_000,
  ],
  ["wishes for robots.txt", (text) => withUsage(text, { wishes: { search: true }, license: page }), 100_000],
  [
    "the faults of robots.txt",
    (text) =>
      mendedRobots(text, { codes: new Set(["unreadable-line", "misspelt-key"]), origin: page, asks: "?" }),
    100_000,
  ],
  ["a path against rules", (text) => verdictOf(closed, "a", `${page}${text}`), 8_192],
  [
    "a rule against a path",
    (text) => verdictOf(parseRobots(`User-agent: *\nDisallow: /${text}`), "a", `/${"a1".repeat(1_000)}`),
    8_192,
  ],
  ["an answer", (text) => analyseAnswer(text, [], brands), 50_000],
  ["the beginning of an answer", answerPreview, 8_000],
  ["names in an answer", (text) => brandCandidates(text, []), 50_000],
  [
    "a name in itself",
    (text) => analyseAnswer(text, [], prepareBrands([{ ...named, name: text.slice(0, 100) }])),
    20_000,
  ],
  ["a reply", (text) => safeText(text, { mayLink: () => false, visible: visibleText }), 60_000],
  ["a line of a log", (text) => logs.map((parse) => parse(text)), 60_000],
  ["the format of a log", (text) => detectFormat([text]), 60_000],
  ["a user agent", (text) => classify(text), 16_000],
  [
    "a referrer",
    (text) => matchReferrer({ referrer: `${page}${text}`, utmSource: text, siteHost: "b.example" }),
    8_000,
  ],
  ["a requested address", (text) => pagePathOf(`/?referrer=${text}&utm_source=${text}`), 8_192],
  ["keys of agents", (text) => readKeyDirectory(text), 60_000],
  ["headers of a signature", (text) => verifyAgent(signed(text), { at, directoryOf }), 16_000],
  ["a sitemap", (text) => readAll(text), 400_000],
  [
    "the XML of a sitemap",
    (text) => readAll(`<?xml version="1.0"?><urlset><url><loc>${page}${text}`),
    400_000,
  ],
  ["a page", (text) => readWebPage(text, page), 200_000],
  ["a paragraph", (text) => readWebPage(`<p class="${text}">${text}`, page), 200_000],
  ["JSON-LD", (text) => readWebPage(`<script type="application/ld+json">${text}</script>`, page), 200_000],
];

test.each(readers)(
  "no text makes reading %s take longer than it is long",
  async (_, reads, length) => {
    expect(await tooSlow(reads, length)).toEqual([]);
  },
  180_000,
);

async function readAll(text: string): Promise<void> {
  const bytes = Buffer.from(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / 65_536) }, (_, at) =>
    bytes.subarray(at * 65_536, (at + 1) * 65_536),
  );
  for await (const _ of readSitemap(pieces, { url: `${page}sitemap.xml` }));
}
