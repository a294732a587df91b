import fc from "fast-check";
import { expect, test } from "vitest";
import type { HtmlFacts } from "../store/page-facts.rules.ts";
import { pageHash } from "./page-hash.rules.ts";
import { htmlFacts } from "./read-facts.ts";

const url = "https://tea.example/guides/green";

function factsOf(html: string, at = url): HtmlFacts {
  return htmlFacts(html, { url: at }).facts;
}

const words = (count: number, word = "leaf"): string => Array.from({ length: count }, () => word).join(" ");

test.each<[string, string, Partial<HtmlFacts>]>([
  ["the language", '<html lang="de-AT">', { lang: "de-AT" }],
  ["no language", "<html>", { lang: null }],
  [
    "each title outside of pictures, and its line",
    "<title>One </title>\n<svg><title>No</title></svg><title>\nTwo</title>",
    {
      titles: [
        { line: 1, text: "One" },
        { line: 2, text: "Two" },
      ],
    },
  ],
  ["an empty title", "<title> </title>", { titles: [{ line: 1, text: "" }] }],
  [
    "the first description",
    "\n<meta name=Description content=' All  of tea '><meta name=description content=x>",
    { description: { line: 2, text: "All of tea" } },
  ],
  [
    "no description",
    "<meta name=description content=' '><meta property='og:description' content=x>",
    { description: null, social: ["og:description"] },
  ],
  [
    "what is for networks",
    "<meta property='og:title' content=a><meta name='twitter:card' content=b><meta name='og:locale' content=c>",
    { social: ["og:title", "twitter:card"] },
  ],
  [
    "canonicals as they are written and in full",
    "<link rel=canonical href=/a>\n<link rel='CANONICAL nofollow' href='mailto:x'>",
    {
      canonicals: [
        { line: 1, href: "/a", url: "https://tea.example/a" },
        { line: 2, href: "mailto:x", url: null },
      ],
    },
  ],
  ["no canonical", "<link rel=stylesheet href=/a><a rel=canonical href=/b>x</a>", { canonicals: [] }],
  [
    "what is said to robots, all of them and by name",
    "<meta name=ROBOTS content='NoIndex, follow'><meta name=GPTBot content=noindex><meta name=googlebot content=nosnippet>",
    {
      robots: [
        { line: 1, agent: "robots", content: "noindex, follow" },
        { line: 1, agent: "gptbot", content: "noindex" },
        { line: 1, agent: "googlebot", content: "nosnippet" },
      ],
    },
  ],
  [
    "what is not said to robots",
    "<meta name=msapplication-config content=none><meta name=theme content=all><meta name=robots>",
    { robots: [] },
  ],
  [
    "other languages",
    "<link rel=alternate hreflang=de href=/de><link rel=alternate hreflang=x-default href='ftp://a'><link rel=alternate type=rss href=/feed><link rel=stylesheet hreflang=fr href=/x>",
    {
      hreflangs: [
        { line: 1, code: "de", href: "/de", url: "https://tea.example/de" },
        { line: 1, code: "x-default", href: "ftp://a", url: null },
      ],
    },
  ],
  [
    "where a refresh leads",
    "<meta http-equiv=Refresh content='0; URL=/new'>",
    { refresh: { line: 1, url: "https://tea.example/new" } },
  ],
  ["a refresh of the page itself", `<meta http-equiv=refresh content='30; url=${url}'>`, { refresh: null }],
  ["a refresh that leads nowhere", "<meta http-equiv=refresh content=30>", { refresh: null }],
  [
    "addresses by their base",
    "<base target=_top><base href='/b/'><base href='/x/'><link rel=canonical href=c>",
    { canonicals: [{ line: 1, href: "c", url: "https://tea.example/b/c" }] },
  ],
])("reads of the head %s", (_, html, facts) => {
  expect(factsOf(html)).toMatchObject(facts);
});

test.each<[string, string, HtmlFacts["headings"]]>([
  [
    "of all levels with their lines",
    "<h1>A</h1>\n<h3>B <b>c</b></h3>",
    [
      { line: 1, level: 1, text: "A" },
      { line: 2, level: 3, text: "B c" },
    ],
  ],
  ["that are a picture", "<h1><img alt='Tea House'></h1>", [{ line: 1, level: 1, text: "Tea House" }]],
  ["that are a button", "<h2><button>Is it tea?</button></h2>", [{ line: 1, level: 2, text: "Is it tea?" }]],
  ["in the head of the site", "<header><h1>A</h1></header>", [{ line: 1, level: 1, text: "A" }]],
  ["not of menus and footers", "<nav><h2>Menu</h2></nav><footer><h4>Imprint</h4></footer>", []],
  ["not those that are hidden or empty", "<h1 hidden>A</h1><h2 style='display:none'>B</h2><h2></h2>", []],
])("reads headings %s", (_, html, headings) => {
  expect(factsOf(html).headings).toEqual(headings);
});

test.each<[string, string, readonly [main: number, hidden: number, nosnippet: number]]>([
  [
    "the marked main part",
    `<div>around</div><main><p>${words(60)}</p></main><footer>end</footer>`,
    [60, 0, 0],
  ],
  ["everything where none is marked", "<div>one two</div><p>three</p>", [3, 0, 0]],
  [
    "everything where the marked part is next to empty",
    `<main>Load</main><div>${words(9)}</div>`,
    [10, 0, 0],
  ],
  [
    "not what stands around",
    "<nav>a</nav><header>b</header><aside>c</aside><footer>d</footer><button>e</button><div role=navigation>f</div><p>g</p>",
    [1, 0, 0],
  ],
  [
    "not what nobody reads",
    "<script>a b</script><style>c</style><template>d</template><noscript>e</noscript><svg>f</svg><select><option>g</select><p>h</p>",
    [1, 0, 0],
  ],
  [
    "apart what is hidden",
    "<p>a</p><p hidden>b c</p><p style='color: red; display : none'>d</p><p style='visibility:hidden'>e</p><i aria-hidden=true>f</i>",
    [1, 5, 0],
  ],
  ["a hidden part of a line", "<p>a <span hidden>b c</span> d</p>", [2, 2, 0]],
  [
    "as seen what only folds",
    "<details><summary>a</summary>b</details><div hidden=until-found>c</div><p style='display:block'>d</p><p aria-hidden=false>e</p>",
    [5, 0, 0],
  ],
  [
    "also what is kept out of snippets",
    "<p>a</p><div data-nosnippet>b <b>c</b></div><p>d <span data-nosnippet>e</span></p>",
    [5, 0, 3],
  ],
  ["Chinese by two characters a word", "<p>绿茶很好喝</p>", [3, 0, 0]],
])("counts words: %s", (_, html, [mainWords, hiddenWords, nosnippetWords]) => {
  expect(factsOf(html)).toMatchObject({ mainWords, hiddenWords, nosnippetWords });
});

test("begins the lead with the first line that is a sentence", () => {
  const { lead } = factsOf(
    `<h1>Tea</h1><p>March 2026</p><p>${"Green tea is a drink of leaves. ".repeat(20)}</p>`,
  );

  expect(lead.startsWith("Green tea is")).toBe(true);
  expect(lead.length).toBeLessThanOrEqual(300);
});

test("finds sections that are too long, the longest first", () => {
  const facts = factsOf(
    `<p>${words(10)}</p><h2>Short</h2><p>${words(300)}</p>\n<h2>Long</h2><p>${words(200)}</p><ul><li>${words(101)}</ul>\n<h2>Longer</h2><p>${words(400)}</p>`,
  );

  expect(facts.longSections).toEqual([
    { line: 3, heading: "Longer", words: 400 },
    { line: 2, heading: "Long", words: 301 },
  ]);
  expect(facts.longSectionWords).toBe(701);
});

test("finds questions with their answers, and facts that can be quoted", () => {
  const facts = factsOf(
    "<h2>What does tea cost?</h2>\n<p>Tea costs 5 € for 100 g.</p><h2>Leaves</h2><p>Many.</p>",
  );

  expect(facts.questions).toEqual([{ line: 1, text: "What does tea cost?", answerWords: 6, stemShare: 1 }]);
  expect(facts.factCount).toBe(2);
});

test("gives nearly the same page nearly the same hash, whatever stands around it", () => {
  const text = Array.from({ length: 300 }, (_, index) => `word${index % 97}x${index % 31}`).join(" ");
  const [one, other] = [
    `<nav>a b c</nav><main><p>${text}</p></main>`,
    `<main><h1></h1><div>${text}</div></main><footer>d</footer>`,
  ];

  expect(factsOf(one).simhash).toBe(factsOf(other).simhash);
});

test("names pages of the same site by their hashes, each once, and gives their addresses", () => {
  const { facts, page } = htmlFacts(
    "<a href=/a#x>A</a>\n<a href='/a?utm_source=y'>A</a><a href=b>B</a><a href='https://www.tea.example/c'>C</a>\n<a href=https://other.example/>O</a><a href=#top>T</a><a href=mailto:a@b.example>M</a><a>N</a><area href='//tea.example/d'><a href=/e.PDF>P</a>",
    { url },
  );

  const urls = [
    "https://tea.example/a",
    "https://tea.example/guides/b",
    "https://www.tea.example/c",
    "https://tea.example/d",
    "https://tea.example/e.PDF",
  ];
  expect(page.links).toEqual(urls);
  expect(facts.links.map(({ hash }) => hash)).toEqual(urls.map(pageHash));
  expect(facts.links.map(({ line }) => line)).toEqual([1, 2, 2, 3, 3]);
  expect(facts).toMatchObject({ linkCount: 7, pdfLinkCount: 1 });
});

test("reads no links of a template, and those behind it", () => {
  const { facts, page } = htmlFacts(
    "<a href=/a>A</a><template><div><a href=/b>here</a><template><a href=/c>C</a></template></div><a href=/d>D</a></template><a href=/e>here</a>",
    { url },
  );

  expect(page.links).toEqual(["https://tea.example/a", "https://tea.example/e"]);
  expect(facts).toMatchObject({ linkCount: 2, vagueLinkCount: 1 });
});

test("reads links of the same words anew on another page", () => {
  const html = "<a href=b>B</a><a href=/b>B</a>";

  expect(htmlFacts(html, { url: "https://tea.example/x/" }).page.links).toEqual([
    "https://tea.example/x/b",
    "https://tea.example/b",
  ]);
  expect(htmlFacts(html, { url: "https://tea.example/y/" }).page.links).toEqual([
    "https://tea.example/y/b",
    "https://tea.example/b",
  ]);
  expect(htmlFacts(html, { url: "http://tea.example/y/" }).page.links).toEqual([
    "http://tea.example/y/b",
    "http://tea.example/b",
  ]);
});

test.each<[string, number]>([
  ["<a href=/a>here</a>", 1],
  ["<a href=/a>Read more »</a>", 1],
  ["<a href=/a>\n Mehr erfahren </a>", 1],
  ["<a href=/a>En savoir plus…</a>", 1],
  ["<a href=/a>Más información</a>", 1],
  ["<a href=/a>Lees meer</a>", 1],
  ["<a href=/a>Read more about green tea</a>", 0],
  ["<a href=/a aria-label='Read more about green tea'>Read more</a>", 0],
  ["<a href=/a>Read more<span> about tea</span></a>", 0],
  ["<a href=/a>Here we are</a>", 0],
  ["<a href=/a><img alt=Tea></a>", 0],
  ["<a>here</a>", 0],
])("says of the links of %s how many say nothing: %i", (html, count) => {
  expect(factsOf(html).vagueLinkCount).toBe(count);
});

test.each<[string, string, Partial<HtmlFacts>]>([
  [
    "pictures without a text",
    "<img src=a><img src=b alt=x>\n<img src=c>",
    { imageCount: 3, imagesWithoutAlt: 2, imageWithoutAlt: { line: 1, src: "a" } },
  ],
  [
    "pictures that say nothing, or are named otherwise",
    "<img src=a alt=''><img src=b role=presentation><img src=c aria-label=x>",
    { imageCount: 3, imagesWithoutAlt: 0, imageWithoutAlt: null },
  ],
  [
    "no points that count, and none for those without scripts",
    "<img width=1 height=1 src=a><noscript><img src=b></noscript>",
    { imageCount: 0, imagesWithoutAlt: 0 },
  ],
  [
    "frames",
    "<iframe src=/a></iframe><iframe src=/b width=0></iframe><noscript><iframe src=/c></iframe></noscript>",
    { iframeCount: 1 },
  ],
  [
    "what comes by http",
    "<img src=http://a.example/a>\n<script src=HTTP://a.example/b></script><link rel=stylesheet href=http://a.example/c>",
    {
      mixed: [
        { line: 1, url: "http://a.example/a" },
        { line: 2, url: "HTTP://a.example/b" },
        { line: 2, url: "http://a.example/c" },
      ],
    },
  ],
  [
    "no links, canonicals and own addresses",
    "<a href=http://a.example/>x</a><link rel=canonical href=http://a.example/><img src=/a><form action=http://a.example/></form>",
    { mixed: [] },
  ],
  [
    "forms, fields, entries and tables",
    "<form><input type=password></form><ul><li>a<li>b</ul><table></table>",
    { formCount: 1, passwordFieldCount: 1, listItemCount: 2, tableCount: 1 },
  ],
])("counts %s", (_, html, facts) => {
  expect(factsOf(html)).toMatchObject(facts);
});

test("finds nothing that comes by http on a page of http", () => {
  expect(factsOf("<img src=http://a.example/a>", "http://tea.example/").mixed).toEqual([]);
});

test.each<[string, string, string | null]>([
  ["an empty root", "<div id=root></div><script src=/a.js></script>", '<div id="root"> is empty'],
  ["one that loads", "<div id=__next><p>Loading…</p></div>", '<div id="__next"> is empty'],
  ["one of Angular", "<app-root></app-root>", "<app-root> is empty"],
  [
    "a script in place of a text",
    `<script type=module src=/a.js></script><style>${words(400)}</style><p>Tea</p>`,
    "text is 0.1 % of the page",
  ],
  ["a root that is filled", `<div id=root><p>${words(20)}</p></div>`, null],
  ["a script beside a text", `<script type=module src=/a.js></script><p>${words(50)}</p>`, null],
  ["another empty element", "<div id=roots></div><p>Tea</p>", null],
])("takes %s for what it is", (_, html, shell) => {
  expect(factsOf(html).shell).toBe(shell);
});

test("reads for the local index too in the same walk, where a page is kept", () => {
  const html =
    "<title>Tea</title><main><p>Green tea is a drink of leaves.</p><a href=/a>All about leaves</a></main>";

  const kept = htmlFacts(html, { url, isKept: true });
  const other = htmlFacts(html, { url });

  expect(kept.facts).toEqual(other.facts);
  expect(kept.page).toMatchObject({
    title: "Tea",
    anchors: [{ url: "https://tea.example/a", text: "All about leaves" }],
  });
  expect(kept.page.prose.text).toContain("Green tea is a drink");
  expect(other.page).toMatchObject({ title: "Tea", anchors: [], prose: { text: "" }, text: "" });
});

test("reads bytes by their charset", () => {
  expect(
    htmlFacts(Buffer.from("<title>T\xe9</title>", "latin1"), { url, charset: "latin1" }).facts.titles,
  ).toEqual([{ line: 1, text: "Té" }]);
});

const pieces = [
  "<div>",
  "</p>",
  "<h2>Is",
  "?</h2>",
  '<a href="/x">',
  "<title>",
  "</title>",
  "<meta name=robots content=a>",
  "<time datetime=2026-01-01>",
  '<script type="application/ld+json">{"@type":"Product"',
  "}</script>",
  "<p hidden>",
  "\u0000",
  "\ud800",
  " 5 €",
  "<svg>",
  "<noscript>",
  "<li class=author>",
  "<x id=root>",
];

test("reads any bytes, and gives what can be stored and has its bounds", () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: "binary" })), { maxLength: 60 }),
      (parts) => {
        const { facts } = htmlFacts(parts.join(""), { url });
        const stored = JSON.stringify(facts);

        expect(stored).not.toContain("\\u0000");
        expect(stored).not.toMatch(/\\ud[89a-f]/);
        expect(JSON.parse(stored)).toEqual(facts);
      },
    ),
  );
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 500 }),
      fc.string(),
      (bytes, at) => void htmlFacts(Buffer.from(bytes), { url: at }),
    ),
  );
});

test.each(pieces)("reads 1 MB of %s, and gives no more than 200 kB", (piece) => {
  const html = piece.repeat(1_000_000 / piece.length);

  expect(JSON.stringify(htmlFacts(html, { url, isKept: false }).facts).length).toBeLessThan(200_000);
});
