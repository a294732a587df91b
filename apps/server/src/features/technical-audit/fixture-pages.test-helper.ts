import { type FixturePage, fixtureText, recentDay } from "./fixture-site.test-helper.ts";

/** Every check of pages that HTML alone can bring about: a page that fails it, and pages that only just do not. */
export function fixturePages(origin: string): readonly FixturePage[] {
  return [...access(origin), ...head(origin), ...text(), ...trust(origin), ...links(origin), ...speed()];
}

const old = "2023-02-01";
const future = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);

function access(origin: string): FixturePage[] {
  return [
    { path: "/gone", answer: 404, fails: ["status"], isInSitemap: false },
    { path: "/broken", answer: 500, fails: ["status"], isInSitemap: false },
    { path: "/unlinked-404", answer: 404, isLinked: false, isInSitemap: true, fails: ["status"] },
    {
      path: "/hop",
      answer: { status: 301, headers: { location: `${origin}/hop-again` } },
      fails: ["redirects"],
      isInSitemap: false,
    },
    {
      path: "/hop-again",
      answer: { status: 301, headers: { location: `${origin}/plain` } },
      isLinked: false,
      isInSitemap: false,
    },
    { path: "/plain" },
    {
      path: "/canonical-of-nobody",
      canonical: `${origin}/nobody-links-here`,
      fails: ["canonical"],
    },
    { path: "/noindex", head: '<meta name="robots" content="noindex, follow">', fails: ["noindex"] },
    { path: "/noindex-header", headers: { "x-robots-tag": "noindex" }, fails: ["noindex"] },
    {
      path: "/noindex-for-one",
      headers: { "x-robots-tag": "googlebot: noindex" },
      fails: ["noindex"],
    },
    {
      path: "/noindex-on-purpose",
      head: '<meta name="robots" content="noindex">',
      canonical: null,
      isInSitemap: false,
    },
    { path: "/nosnippet", head: '<meta name="robots" content="nosnippet">', fails: ["no-snippet"] },
    { path: "/max-snippet-0", head: '<meta name="robots" content="max-snippet:0">', fails: ["no-snippet"] },
    { path: "/max-snippet", head: '<meta name="robots" content="max-snippet:50, max-image-preview:large">' },
    {
      path: "/data-nosnippet",
      words: 130,
      body: `<div data-nosnippet>${fixtureText(130, 70)}</div>`,
      fails: ["no-snippet"],
    },
    { path: "/data-nosnippet-few", words: 200, body: `<div data-nosnippet>${fixtureText(40, 71)}</div>` },
    {
      path: "/challenge",
      answer: {
        status: 403,
        headers: { "cf-mitigated": "challenge" },
        body: "<title>Just a moment...</title>",
      },
      fails: ["challenge"],
      isInSitemap: false,
    },
    {
      path: "/shell",
      html: `<!doctype html><html lang="en"><head><title>An app that scripts fill up</title><meta name="description" content="A page that says nothing until a browser has run its scripts, which agents do not."><link rel="canonical" href="${origin}/shell"><meta property="og:title" content="a"><meta property="og:description" content="a"><meta property="og:image" content="a"><meta name="twitter:card" content="summary"></head><body><div id="root"></div><script type="module" src="/app.js"></script></body></html>`,
      fails: ["js-text"],
    },
  ];
}

function head(origin: string): FixturePage[] {
  return [
    { path: "/title-none", title: null, fails: ["title"] },
    { path: "/title-14", title: "Fourteen chars", fails: ["title"] },
    { path: "/title-15", title: "Fifteen letters" },
    { path: "/title-70", title: `${"A".repeat(35)} ${"b".repeat(34)}` },
    { path: "/title-71", title: `${"A".repeat(35)} ${"b".repeat(35)}`, fails: ["title"] },
    { path: "/title-shared-a", title: "One title of two pages", fails: ["title"] },
    { path: "/title-shared-b", title: "One title of two pages", fails: ["title"] },
    { path: "/description-none", description: null, fails: ["description"] },
    { path: "/description-49", description: "D".repeat(49), fails: ["description"] },
    { path: "/description-50", description: "E".repeat(50) },
    { path: "/description-161", description: "F".repeat(161), fails: ["description"] },
    { path: "/canonical-none", canonical: null, fails: ["canonical"] },
    { path: "/canonical-relative", canonical: "/canonical-relative", fails: ["canonical"] },
    {
      path: "/canonical-two",
      head: `<link rel="canonical" href="${origin}/plain">`,
      fails: ["canonical"],
    },
    { path: "/canonical-gone", canonical: `${origin}/gone`, fails: ["canonical"] },
    {
      path: "/canonical-in-header",
      canonical: null,
      headers: {
        link: `</app.css>; rel=preload; as=style, <${origin}/canonical-in-header>; rel="canonical"`,
      },
    },
    {
      path: "/canonical-other-in-header",
      headers: { link: `<${origin}/plain>; rel="canonical"` },
      fails: ["canonical"],
    },
    { path: "/lang-none", lang: null, fails: ["lang"] },
    { path: "/h1-none", h1: null, body: "<h2>Only a second</h2><p>And a line.</p>", fails: ["headings"] },
    { path: "/h1-two", body: "<h1>Another main heading</h1><p>And a line.</p>", fails: ["headings"] },
    {
      path: "/h-skipped",
      body: "<h2>Second</h2><p>Line.</p><h4>Fourth</h4><p>Line.</p>",
      fails: ["headings"],
    },
    {
      path: "/h-back",
      body: "<h2>Second</h2><p>Line.</p><h3>Third</h3><p>Line.</p><h2>Second</h2><p>Line.</p>",
    },
    {
      path: "/hreflang-bad",
      head: `<link rel="alternate" hreflang="en_UK" href="${origin}/hreflang-bad"><link rel="alternate" hreflang="de" href="${origin}/plain">`,
      fails: ["hreflang"],
    },
    { path: "/hreflang-en", head: pair(origin) },
    { path: "/hreflang-de", lang: "de", head: pair(origin) },
    { path: "/hreflang-header-en", headers: headerPair(origin) },
    { path: "/hreflang-header-de", lang: "de", headers: headerPair(origin) },
    {
      path: "/hreflang-header-bad",
      headers: { link: `<${origin}/hreflang-header-de>; rel="alternate"; hreflang="de"` },
      fails: ["hreflang"],
    },
  ];
}

function pair(origin: string): string {
  return `<link rel="alternate" hreflang="en-GB" href="${origin}/hreflang-en"><link rel="alternate" hreflang="de" href="${origin}/hreflang-de">`;
}

function headerPair(origin: string): Readonly<Record<string, string>> {
  const [en, de] = [`<${origin}/hreflang-header-en>`, `<${origin}/hreflang-header-de>`];
  return { link: `${en}; rel="alternate"; hreflang="en", ${de}; rel="alternate"; hreflang="de"` };
}

function text(): FixturePage[] {
  const question = "<h2>How long does an oak desk last?</h2>";
  const answer =
    "<p>An oak desk lasts about forty years where it is oiled twice a year and stands away from heaters, and longer in a dry room.</p>";
  return [
    { path: "/thin-100", words: 100, fails: ["thin"] },
    { path: "/thin-160", words: 160 },
    { path: "/contact", words: 60 },
    {
      path: "/boxed",
      words: 60,
      body: '<iframe src="https://forms.example/form" title="The order form"></iframe>',
      fails: ["boxed-text", "thin"],
    },
    { path: "/hidden", body: `<div hidden>${fixtureText(160, 72)}</div>`, fails: ["hidden-text"] },
    { path: "/hidden-few", body: `<div hidden>${fixtureText(30, 73)}</div>` },
    { path: "/twin-a", seed: 500, h1: "Oak and its twins", fails: ["duplicate"] },
    { path: "/twin-b", seed: 500, h1: "Oak and its twins", fails: ["duplicate"] },
    { path: "/question-answered", body: question + answer },
    {
      path: "/question-open",
      body: `${question}${fixtureText(120, 74)}`.replace("</p>\n<p>", " "),
      fails: ["answer-first"],
    },
    {
      path: "/long-section",
      body: `<h2>A long section</h2>${fixtureText(420, 75)}`,
      fails: ["long-sections"],
    },
    {
      path: "/short-sections",
      words: 120,
      body: `<h2>One</h2>${fixtureText(250, 76)}<h2>Two</h2>${fixtureText(250, 77)}`,
    },
    { path: "/guides/without-facts", fails: ["few-facts"] },
    {
      path: "/guides/with-facts",
      body: "<p>The board is 120 cm long and 3 cm thick, weighs 14 kg, costs 149 euros and dries in 24 hours at 20 °C.</p>",
    },
  ];
}

function trust(origin: string): FixturePage[] {
  const facts =
    "<p>The board is 120 cm long and 3 cm thick, weighs 14 kg, costs 149 euros and dries in 24 hours at 20 °C.</p>";
  const ld = (json: object | string) =>
    `<script type="application/ld+json">${typeof json === "string" ? json : JSON.stringify({ "@context": "https://schema.org", ...json })}</script>`;
  const article = (path: string, more: object = {}) => ({
    "@type": "Article",
    headline: `What the workshop knows of ${path}`,
    author: { "@type": "Person", name: "Ada Joiner" },
    datePublished: recentDay,
    dateModified: recentDay,
    image: `${origin}/desk.png`,
    publisher: { "@type": "Organization", name: "Workshop" },
    ...more,
  });
  return [
    { path: "/guides/no-date", body: facts, byline: "By Ada Joiner", fails: ["no-date"] },
    {
      path: "/guides/stale",
      body: facts,
      byline: `By Ada Joiner, <time datetime="${old}">${old}</time>`,
      lastmod: old,
      fails: ["stale"],
    },
    {
      path: "/date-in-the-future",
      byline: `By Ada Joiner, <time datetime="${future}">${future}</time>`,
      fails: ["date-false"],
    },
    {
      path: "/blog/no-author",
      byline: `<time datetime="${recentDay}">${recentDay}</time>`,
      fails: ["no-author"],
    },
    { path: "/blog/author" },
    { path: "/ld-broken", head: ld('{"@type": "Organization", "name": "Workshop",}'), fails: ["ld-broken"] },
    {
      path: "/ld-incomplete",
      head: ld({ "@type": "Event", name: "What the workshop knows of /ld-incomplete" }),
      fails: ["ld-incomplete"],
    },
    { path: "/blog/ld-whole", head: ld(article("/blog/ld-whole")) },
    {
      path: "/blog/ld-untrue",
      head: ld(article("/blog/ld-untrue", { headline: "A headline that stands nowhere" })),
      fails: ["ld-untrue"],
    },
  ];
}

function links(origin: string): FixturePage[] {
  return [
    { path: "/orphan", isLinked: false, fails: ["orphan"] },
    { path: "/linking", body: '<p><a href="/linked-only-here">A page of its own</a></p>' },
    { path: "/linked-only-here", isLinked: false, isInSitemap: false },
    {
      path: "/vague",
      body: Array.from(
        { length: 6 },
        () => '<p><a href="/plain">here</a> <a href="/linking">read more</a></p>',
      ).join(""),
      fails: ["vague-links"],
    },
    {
      path: "/no-alt",
      body: Array.from({ length: 5 }, (_, at) => `<img src="${origin}/${at}.png">`).join(""),
      fails: ["alt"],
    },
    {
      path: "/alt-80",
      body: Array.from(
        { length: 5 },
        (_, at) => `<img src="${origin}/${at}.png"${at === 0 ? "" : ' alt="A desk of oak"'}>`,
      ).join(""),
    },
    { path: "/chain-1", body: '<p><a href="/chain-2">The second link of the chain</a></p>' },
    {
      path: "/chain-2",
      isLinked: false,
      isInSitemap: false,
      body: '<p><a href="/chain-3">The third link of the chain</a></p>',
    },
    {
      path: "/chain-3",
      isLinked: false,
      isInSitemap: false,
      body: '<p><a href="/chain-4">The fourth link of the chain</a></p>',
    },
    { path: "/chain-4", isLinked: false, isInSitemap: false, fails: ["deep"] },
  ];
}

function speed(): FixturePage[] {
  return [
    {
      path: "/heavy",
      body: `<script>/*${"x".repeat(1_050_000)}*/</script>`,
      fails: ["heavy"],
    },
    {
      path: "/heaviest",
      body: `<script>/*${"x".repeat(2_050_000)}*/</script>`,
      fails: ["heavy"],
    },
    { path: "/no-validators", headers: { etag: "" }, fails: ["no-validators"] },
    {
      path: "/uncompressed",
      body: `<script>/*${"y".repeat(12_000)}*/</script>`,
      headers: { "content-encoding": "" },
      fails: ["uncompressed"],
    },
  ];
}
