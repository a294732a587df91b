import { Parser } from "htmlparser2";
import { htmlFacts } from "../apps/server/src/features/technical-audit/public.ts";
import { readWebPageParts } from "../apps/server/src/platform/web-page/web-page.ts";
import { fictionalWeb } from "./corpus/fictional-web.ts";
import { type BenchRow, median } from "./table.ts";

const pages = 48;
const rounds = 60;
const bodyCharacters = 9_000;

/**
 * Time of a processor for reading a page of about 16 kB: what an audit asks of it, beside the parser alone and beside what the local index
 * reads. All take turns on the same pages, so that a busy machine slows them alike; trust the ratios.
 */
export async function benchAuditFacts(): Promise<Partial<BenchRow>[]> {
  const site = sitePages();
  const contenders: readonly { readonly what: string; readonly read: (page: Page) => unknown }[] = [
    { what: "the parser alone", read: ({ html }) => parse(html) },
    {
      what: "as the local index reads it",
      read: (page) => readWebPageParts(page.html, { ...page, ...forIndex }),
    },
    { what: "what an audit asks", read: ({ html, url }) => htmlFacts(html, { url }) },
    { what: "both in one walk", read: ({ html, url }) => htmlFacts(html, { url, isKept: true }) },
  ];
  const times = measure(
    contenders.map(
      ({ read }) =>
        () =>
          site.map(read),
    ),
  );
  const [parserMs = Number.NaN, indexMs = Number.NaN, , bothMs = Number.NaN] = times;
  const kilobytes = site.reduce((sum, { html }) => sum + html.length, 0) / pages / 1_000;
  return [
    ...contenders.map(({ what }, index) => ({
      what: `a page of ${kilobytes.toFixed(1)} kB: ${what}`,
      value: `${(times[index] ?? Number.NaN).toFixed(3)} ms`,
      ceiling: `the parser, ${parserMs.toFixed(3)} ms`,
      ratio: ((times[index] ?? Number.NaN) / parserMs).toFixed(2),
      goal: index === 3 ? "< 0.8 ms" : "",
    })),
    {
      what: "what the audit adds to the walk of the local index",
      value: `${(bothMs - indexMs).toFixed(3)} ms`,
      ceiling: `the walk, ${indexMs.toFixed(3)} ms`,
      ratio: ((bothMs - indexMs) / indexMs).toFixed(2),
      goal: "<= 0.25 ms",
    },
  ];
}

export function sitePages(): Page[] {
  return Array.from({ length: pages }, (_, number) => pageOf(number));
}

interface Page {
  readonly url: string;
  readonly html: string;
}

const forIndex = { parts: ["prose", "links", "anchors"], visitors: [] } as const;

function parse(html: string): number {
  let events = 0;
  const parser = new Parser({
    onopentag: () => {
      events += 1;
    },
    onclosetag: () => {
      events += 1;
    },
    ontext: () => {
      events += 1;
    },
  });
  parser.write(html);
  parser.end();
  return events;
}

/** Milliseconds of the processor a page: the median of many passes over all pages. */
function measure(passes: readonly (() => unknown)[]): number[] {
  const samples = passes.map((): number[] => []);
  for (let round = -5; round < rounds; round += 1) {
    passes.forEach((pass, index) => {
      const before = process.cpuUsage();
      pass();
      const { user, system } = process.cpuUsage(before);
      if (round >= 0) samples[index]?.push((user + system) / 1_000 / pages);
    });
  }
  return samples.map(median);
}

/** A page as shops and magazines have them: a head with JSON-LD, a menu, a text with headings and pictures, a footer. */
function pageOf(number: number): Page {
  const url = `https://tea.example/guides/${number}`;
  const title = fictionalWeb[number % fictionalWeb.length]?.title ?? "";
  const links = (from: string, count: number): string =>
    Array.from(
      { length: count },
      (_, index) =>
        `<li class="item"><a class="link" href="/${from}/page-${index}">Page ${index} of ${from}</a></li>`,
    ).join("\n        ");
  const jsonLd = {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: title,
    datePublished: "2026-03-01",
    author: { "@type": "Person", name: "Ada Leaf" },
    publisher: { "@type": "Organization", name: "Tea House" },
  };
  const html = `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>${title}</title>
  <meta name="description" content="All that is to be known of ${title}">
  <meta property="og:title" content="${title}"><meta property="og:image" content="/og.png">
  <meta name="robots" content="index, follow">
  <link rel="canonical" href="${url}">
  <link rel="stylesheet" href="/style.css"><link rel="icon" href="/icon.png">
  <script type="application/ld+json">${JSON.stringify(jsonLd)}</script>
  <script src="/app.js" defer></script>
</head>
<body class="page">
  <header class="site"><a href="/"><img src="/logo.png" alt="Tea House"></a>
    <nav class="menu"><ul>
        ${links("products", 20)}
    </ul></nav></header>
  <main class="content"><article>
    <h1>${title}</h1>
    <p class="meta">By <a rel="author" href="/authors/ada">Ada Leaf</a> · <time datetime="2026-03-01">March 1, 2026</time></p>
${bodyOf(number)}
  </article></main>
  <footer class="foot"><ul>
        ${links("about", 16)}
    </ul><p>© 2026 Tea House</p></footer>
</body></html>`;
  return { url, html };
}

function bodyOf(number: number): string {
  const parts: string[] = [];
  let characters = 0;
  for (let index = number; characters < bodyCharacters; index += 1) {
    const { title = "", text = "" } = fictionalWeb[index % fictionalWeb.length] ?? {};
    parts.push(
      `    <h2 id="part-${index}">What is ${title}?</h2>`,
      `    <img src="/pictures/${index}.png" alt="${title}" width="600" height="400">`,
    );
    for (const line of text.split("\n").filter((one) => !one.startsWith("# "))) {
      const linked = line.replace(/ (\w{6,}) /, ` <a href="/words/$1">$1</a> `);
      parts.push(`    <p class="text">${linked.replace(/ (\w{7,}) /, " <strong>$1</strong> ")}</p>`);
    }
    characters = parts.reduce((sum, part) => sum + part.length, 0);
  }
  return parts.join("\n");
}

if (import.meta.main) console.table(await benchAuditFacts());
