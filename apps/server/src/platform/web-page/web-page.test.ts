import fc from "fast-check";
import { expect, test } from "vitest";
import { readWebPage, readWebPageParts, webPageParts } from "./web-page.ts";

const url = "https://www.example.com/blog/post?page=2#top";

const article = `<!doctype html>
<html lang="de_AT">
<head>
  <meta charset="utf-8">
  <title>  Tea &amp; coffee
    for all </title>
  <title>another title</title>
  <meta property="og:title" content="Shared title">
  <meta property="og:site_name" content=" Tea House ">
  <meta name="Description" content="All about&#10;tea.">
  <meta property="og:description" content="Shared description">
  <link rel="canonical" href="/blog/post">
  <script>document.write("<p>written by a script</p>")</script>
  <style>p::before { content: "from a style" }</style>
</head>
<body>
  <header><a href="/">Home</a> the head of the site <h1>Tea House</h1></header>
  <nav><ul><li><a href="/shop">Shop</a></li></ul></nav>
  <main>
    <article>
      <header><h2>Green <em>tea</em></h2> by the house</header>
      <p>Steep it for <b>two</b>
         minutes.<br>No longer.</p>
      <p hidden>unseen</p>
      <ul><li>sencha<li>matcha</ul>
      <aside>An advertisement</aside>
      <svg><title>picture</title><text>drawn</text></svg>
      <button>Buy</button>
      <div role="navigation">Next page</div>
      <h3>Sources<div>and thanks</div></h3>
      <p>${"It is made of leaves. ".repeat(12)}</p>
    </article>
  </main>
  <noscript>Please switch on scripts</noscript>
  <footer><h4>Imprint</h4> All rights reserved <a href="/imprint">Imprint</a></footer>
</body></html>`;

test("reads what a page says about itself", () => {
  const page = readWebPage(article, url);

  expect(page).toMatchObject({
    title: "Tea & coffee for all",
    siteName: "Tea House",
    description: "All about tea.",
    language: "de-AT",
    canonicalUrl: "https://www.example.com/blog/post",
  });
});

test("reads the main text a line for each block, without navigation, footers, scripts and what is hidden", () => {
  const { text, headings } = readWebPage(article, url);

  expect(text.split("\n")).toEqual([
    "Green tea",
    "by the house",
    "Steep it for two minutes.",
    "No longer.",
    "sencha",
    "matcha",
    "Sources and thanks",
    "It is made of leaves. ".repeat(12).trim(),
  ]);
  expect(headings).toEqual([
    { level: 1, text: "Tea House" },
    { level: 2, text: "Green tea" },
    { level: 3, text: "Sources and thanks" },
  ]);
});

test.each(webPageParts)("reads %s alone as it reads it with everything else", (part) => {
  const whole = readWebPage(article, url);
  const empty = readWebPageParts(article, { url, parts: [], visitors: [] });
  const page = readWebPageParts(article, { url, parts: [part], visitors: [] });

  expect(page).toEqual({
    ...empty,
    [part]: whole[part],
    ...(part === "text" && { headings: whole.headings }),
  });
});

test("takes others along on its walk, and leaves away what nobody wants", () => {
  const names: string[] = [];
  const page = readWebPageParts(article, {
    url,
    parts: [],
    visitors: [{ open: (name) => names.push(name) }],
  });

  expect(names).toContain("article");
  expect(page).toMatchObject({
    title: "Tea & coffee for all",
    text: "",
    headings: [],
    links: [],
    icons: [],
    jsonLd: [],
  });
});

test("takes the text of the whole page where its main part is next to empty", () => {
  const { text } = readWebPage("<main>Loading</main><div>Everything <span>is</span> here.</div>", url);

  expect(text).toBe("Loading\nEverything is here.");
});

test("ends a heading that is never closed at the next one, and reads on", () => {
  const { headings, text } = readWebPage("<h2>One <h3>Two</h3><p>Text</p><div><h2>Three</div>after", url);

  expect(headings.map(({ level, text }) => `${level} ${text}`)).toEqual(["2 One", "3 Two", "2 Three"]);
  expect(text).toBe("One\nTwo\nText\nThree\nafter");
});

test("answers with the other names where a page has no title, description or language of its own", () => {
  const page = readWebPage(
    `<svg><title>drawn</title></svg><meta property="og:title" content="Shared"><meta name="application-name" content="App">
     <meta property="og:description" content="Told"><meta http-equiv="content-language" content="pt-BR">`,
    url,
  );
  const bare = readWebPage('<html lang="not a language!"><title> </title>', "not an address");

  expect(page).toMatchObject({ title: "Shared", siteName: "App", description: "Told", language: "pt-BR" });
  expect(bare).toEqual({
    title: undefined,
    siteName: undefined,
    description: undefined,
    language: undefined,
    canonicalUrl: undefined,
    headings: [],
    text: "",
    prose: { headings: [], text: "" },
    anchors: [],
    icons: [],
    links: [],
    jsonLd: [],
  });
});

test("takes a canonical link from the head alone, with or without its tags", () => {
  const canonicalOf = (html: string): string | undefined =>
    readWebPage(html, "https://www.example.com/a").canonicalUrl;

  expect(canonicalOf("<title>a</title><link rel='Canonical nofollow' href=b>")).toBe(
    "https://www.example.com/b",
  );
  expect(canonicalOf("<head><noscript><img src=a></noscript><link rel=canonical href=b></head>")).toBe(
    "https://www.example.com/b",
  );
  expect(canonicalOf("<title>a</title><p>b</p><link rel=canonical href=b>")).toBeUndefined();
  expect(canonicalOf("<body><link rel=canonical href=b>")).toBeUndefined();
  expect(canonicalOf("<head>words<link rel=canonical href=b></head>")).toBeUndefined();
});

test("lists the icons best first: touch icons, sized PNGs, others, and at last the usual place", () => {
  const { icons } = readWebPage(
    `<link rel="shortcut icon" href="/old.ico">
     <link rel="icon" sizes="32x32" href="small.png">
     <link rel="icon" sizes="16x16 192x192" type="image/png" href="large">
     <link rel="icon" type="image/svg+xml" href="/vector"><link rel="icon" href="/vector.svg?1">
     <link rel="mask-icon" href="/mask.png">
     <link rel="icon" href="data:image/png;base64,AAAA"><link rel="icon" href="javascript:alert(1)">
     <link rel="apple-touch-icon" sizes="120x120" href="//cdn.example.net/touch-120.png">
     <link rel="apple-touch-icon-precomposed" sizes="180x180" href="https://cdn.example.net/touch-180.png">
     <link rel="icon" href="/old.ico">`,
    url,
  );

  expect(icons).toEqual([
    "https://cdn.example.net/touch-180.png",
    "https://cdn.example.net/touch-120.png",
    "https://www.example.com/blog/large",
    "https://www.example.com/blog/small.png",
    "https://www.example.com/old.ico",
    "https://www.example.com/favicon.ico",
  ]);
});

test("lists the links of the same site once each, and leaves out others and what is no page", () => {
  const { links } = readWebPage(
    `<a href="a">1</a><a href="/blog/a#part">again</a><a href="https://example.com/b">without www</a>
     <a href="//www.example.com/c?x=1&amp;y=2">c</a><map><area href="/d"></map><a href=" /e ">e</a>
     <a href="https://shop.example.com/">another site</a><a href="https://www.example.com:8443/">port</a>
     <a href="mailto:a@example.com">m</a><a href="javascript:void 0">j</a><a href="http://[oops">broken</a>
     <a href="https://user:secret@www.example.com/f">f</a><a>none</a><a href="/${"x".repeat(3_000)}">long</a>`,
    url,
  );

  expect(links).toEqual([
    "https://www.example.com/blog/a",
    "https://example.com/b",
    "https://www.example.com/c?x=1&y=2",
    "https://www.example.com/d",
    "https://www.example.com/e",
  ]);
});

test("lists the links to other pages of the same site with their words, each once", () => {
  const { anchors } = readWebPage(
    `<nav><a href="a">Tea</a></nav><p>See <a href="/blog/a#part">how <b>green</b>\n tea</a> is made, <a href="/blog/a">Tea</a>.</p>
     <a href="/c"><img alt="x"></a><a href="https://shop.example.com/">Another site</a><a href="#top">Up</a>
     <a href="/d">${"long ".repeat(40)}</a><a href="/e">never closed <a href="/f">F</a>`,
    url,
  );

  expect(anchors).toEqual([
    { url: "https://www.example.com/blog/a", text: "Tea" },
    { url: "https://www.example.com/blog/a", text: "how green tea" },
    { url: "https://www.example.com/e", text: "never closed" },
    { url: "https://www.example.com/f", text: "F" },
  ]);
});

test("reads addresses against the page's own base, if that is one of the web", () => {
  const page = (base: string) => readWebPage(`<base href="${base}"><a href="x">x</a>`, url).links;

  expect(page("/de/")).toEqual(["https://www.example.com/de/x"]);
  expect(page("javascript:alert(1)")).toEqual(["https://www.example.com/blog/x"]);
});

test("reads JSON-LD, takes lists and graphs apart, and passes over what is broken, deep or too large", () => {
  const script = (text: string): string => `<script type="application/ld+json">${text}</script>`;
  const deep = `${'{"a":'.repeat(100)}1${"}".repeat(100)}`;
  const large = JSON.stringify({ "@type": "Large", text: "x".repeat(200_000) });

  const { jsonLd } = readWebPage(
    [
      script('{"@type":"Organization","name":"Tea </b> House"}'),
      script("{broken"),
      script(deep),
      script("[".repeat(100_000)),
      script(large),
      script('{"@context":"https://schema.org","@graph":[{"@type":"WebSite"},[{"@type":"WebPage"}]]}'),
      script('[{"@type":"Product"},null,"text",7]'),
      '<script type="application/json">{"@type":"Other"}</script>',
    ].join(""),
    url,
  );

  expect(jsonLd).toEqual([
    { "@type": "Organization", name: "Tea </b> House" },
    { "@type": "WebSite" },
    { "@type": "WebPage" },
    { "@type": "Product" },
  ]);
});

test.each<[what: string, bytes: Buffer, header: string | undefined]>([
  ["UTF-8 by default", Buffer.from("<title>Café</title>"), undefined],
  ["the header's charset", Buffer.from("<title>Café</title>", "latin1"), "iso-8859-1"],
  [
    "the header before the page",
    Buffer.from('<meta charset="koi8-r"><title>Café</title>', "latin1"),
    "latin1",
  ],
  ["the page's own", Buffer.from('<meta charset="windows-1252"><title>Café</title>', "latin1"), undefined],
  [
    "the page's own, the old way",
    Buffer.from(
      '<meta http-equiv="Content-Type" content="text/html; charset=ISO-8859-1"><title>Café</title>',
      "latin1",
    ),
    undefined,
  ],
  ["the mark before all", Buffer.from("\ufeff<title>Café</title>"), "windows-1252"],
  ["a mark of 16 bits", Buffer.from("\ufeff<title>Café</title>", "utf16le"), undefined],
  ["a page that wrongly says 16 bits", Buffer.from("<meta charset=utf-16><title>Café</title>"), undefined],
  ["neither, where both are unknown", Buffer.from("<meta charset=nope><title>Café</title>"), "none"],
])("decodes by %s", (_what, bytes, header) => {
  expect(readWebPage(bytes, url, header).title).toBe("Café");
});

test("holds every length", () => {
  const long = "word ".repeat(30_000);
  const page = readWebPage(
    `<title>${long}</title><meta name="description" content="${long}"><meta property="og:site_name" content="${long}">
     <p>${long}<p>${long}${"<h2>heading</h2>".repeat(600)}<h3>${long}</h3>
     ${Array.from({ length: 300 }, (_, index) => `<a href="/${index}">x</a><link rel=icon href="/${index}.png">`).join("")}`,
    url,
  );

  expect(page.title?.length).toBeLessThanOrEqual(500);
  expect(page.description?.length).toBeLessThanOrEqual(2_000);
  expect(page.siteName?.length).toBeLessThanOrEqual(200);
  expect(page.text.length).toBeLessThanOrEqual(50_000);
  expect(page.text.length).toBeGreaterThan(49_000);
  expect(page.headings.length).toBe(500);
  expect(page.links.length).toBe(200);
  expect(page.icons.length).toBe(9);
});

test("leaves no control character or half a character in its texts", () => {
  const { title, text } = readWebPage(
    `<title>a\u0000b</title><p>c\u0007d\ud800e</p><p>${"😀".repeat(40_000)}`,
    url,
  );

  expect([title, text.split("\n")[0]]).toEqual(["a b", "c d\ufffde"]);
  expect(text.isWellFormed()).toBe(true);
  expect(text.length).toBeLessThanOrEqual(50_000);
});

const twoMegabytes = 2_000_000;
const fill = (piece: string): string => piece.repeat(twoMegabytes / piece.length);

test.each<[string, string]>([
  ["2 MB of <", fill("<")],
  ["2 MB of &", fill("&")],
  ["2 MB of unfinished comments", fill("<!--")],
  ["2 MB of white space", fill(" ")],
  ["2 MB of unfinished attributes", `<a ${fill('b="')}`],
  ["2 MB of attributes", `<a ${fill("bc ")}`],
  ["elements nested 10,000 deep", `${"<div>".repeat(10_000)}deep${"</div>".repeat(10_000)}`],
  ["2 MB of elements that are never closed", fill("<b>")],
  ["2 MB of closings without an opening", `${"<i>".repeat(500)}${fill("</b>")}`],
  ["2 MB of forms", fill("<form>")],
  ["2 MB of drawings", fill("<svg>")],
  ["2 MB of headings", fill("<h1>x")],
  ["2 MB of links", fill('<a href="/x?y">')],
  ["2 MB of code", fill("<pre>")],
  ["2 MB of side bars", fill('<div class="sidebar">')],
  ["2 MB of main parts", fill("<main>")],
  ["2 MB of one class", `<div class="${fill("a-")}">`],
  ["2 MB of cells", fill("<td>x")],
  ["2 MB of unfinished scripts", fill("<script>")],
  ["2 MB of unfinished metas", fill("<meta ")],
])("reads %s before the test ends", (_what, html) => {
  expect(readWebPage(Buffer.from(html), url)).toHaveProperty("text");
});

test("reads what comes before too deep a nesting", () => {
  const page = readWebPage(`<title>Deep</title><p>before</p>${"<div>".repeat(10_000)}after`, url);

  expect(page).toMatchObject({ title: "Deep", text: "before" });
});

const piece = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    ..."<html lang=> <title> </title> <base href= <meta charset= <link rel=icon href= sizes=9x9 <a href='//[' <h1> </h1> </p> <svg> </svg>".split(
      " ",
    ),
    '<script type="application/ld+json">',
    '{"@graph":[',
    "</script>",
    "<!--",
    "-->",
    "<![CDATA[",
    "&#x110000;",
    "\ud800",
    ">",
  ),
);

test("never throws, whatever it is given", () => {
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 40 }),
      fc.oneof(fc.constant(url), fc.webUrl(), fc.string()),
      fc.option(fc.string(), { nil: undefined }),
      (pieces, address, charset) => {
        const html = pieces.join("");
        const page = readWebPage(html, address, charset);
        readWebPage(Buffer.from(html, "utf16le"), address, charset);

        expect(page.text.isWellFormed()).toBe(true);
      },
    ),
  );
});
