import { describe, expect, test } from "vitest";
import { readWebPage } from "./web-page.ts";

const url = "https://docs.acorn.example/oil";
const said = "Oil the top twice a year and let it dry overnight.";
const more = "Never use a wet cloth on ash, which swells and keeps the marks of water for years.";
const prose = `<h1>Oiling</h1><p>${said}</p><p>${more}</p>`;

function read(html: string): string[] {
  return readWebPage(html, url).prose.text.split("\n");
}

describe("the prose of a page is without", () => {
  test.each([
    ["a block of code", "<pre>oil --twice</pre>"],
    [
      "code with a button",
      '<div class="codeBlockContainer_x1"><span>sh</span><pre>oil</pre><button>Copy</button></div>',
    ],
    [
      "highlighted code",
      '<div class="highlight-python notranslate"><div class="highlight"><p>oil()</p></div></div>',
    ],
    [
      "numbers of lines",
      '<table class="code"><tr><td class="gutter"><pre>1\n2</pre></td><td><pre>oil</pre></td></tr></table>',
    ],
    ["a menu of links", '<ul><li><a href="/a">Waxing</a></li><li><a href="/b">Sanding wood</a></li></ul>'],
    ["a side bar", '<div class="sphinxsidebar"><h3>Topics</h3><p>Waxing and sanding</p></div>'],
    ["a side bar of another make", '<div class="VPSidebar"><p>Waxing and sanding</p></div>'],
    ["a table of contents", '<div class="toc"><b>Contents</b><ul><li>Waxing</li></ul></div>'],
    ["an outline of one's own name", '<div class="tableOfContents_bqdL"><span>On this page</span></div>'],
    ["breadcrumbs", '<div class="breadcrumb">Home › Manual › Oiling</div>'],
    ["breadcrumbs that are a list", '<ol id="breadcrumbs"><li>Home</li><li>Manual</li></ol>'],
    ["a footer", '<div class="site-footer">© Acorn Works, all rights reserved</div>'],
    ["a notice of cookies", '<div id="cookie-consent"><p>We use cookies to measure reading.</p></div>'],
    ["links to what is next", '<div class="prev-next">Next: Waxing</div>'],
    [
      "what only a mouse or a reader of screens sees",
      '<span class="sr-only">Open the menu</span><i aria-hidden="true">x</i>',
    ],
    ["heads of columns", "<table><thead><tr><th>setting</th><th>default</th></tr></thead></table>"],
  ])("%s", (_, around) => {
    expect(read(`<body>${prose}${around}</body>`)).toEqual(["Oiling", said, more]);
    expect(read(`<main>${prose}${around}<p>${said.repeat(4)}</p></main>`)).toEqual([
      "Oiling",
      said,
      more,
      said.repeat(4),
    ]);
  });
});

test("code within a sentence, and a link within one, stay", () => {
  const html = `${prose}<p>Call <code class="highlight">oil --dry</code> before <a href="/wax">you wax the top</a> of it.</p>`;

  expect(read(html).at(-1)).toBe("Call oil --dry before you wax the top of it.");
});

test("a row of a table is a line", () => {
  const row = "<tr><td><code>drying</code></td><td>12h</td><td>How long it rests.</td></tr>";

  expect(read(`${prose}<table>${row}</table>`).at(-1)).toBe("drying – 12h – How long it rests.");
});

test("marks beside headings are no part of them", () => {
  const { headings, text } = readWebPage(
    `<h2>Stains<a class="headerlink" href="#s">¶</a></h2><p>${said}</p><h2>Ink <a href="#i">#</a></h2><p>${more}</p>`,
    url,
  ).prose;

  expect(headings.map((heading) => heading.text)).toEqual(["Stains", "Ink"]);
  expect(text.split("\n")).toEqual(["Stains", said, "Ink", more]);
});

test.each([
  [
    "is called a side bar's",
    `<div class="sidebar-layout with-sidebar"><div class="has-toc"><main>${prose}</main></div></div>`,
  ],
  [
    "stands in what is called a side bar",
    `<div class="sidebar"><p>Menu of all things</p><main>${prose}</main></div>`,
  ],
  ["has a body that names a side bar", `<body class="sidebar toc">${prose}</body>`],
])("a page whose layout %s is read", (_, html) => {
  expect(read(html)).toEqual(expect.arrayContaining(["Oiling", said, more]));
});

test.each([
  ["a preformatted text", `<pre>${said}</pre>`],
  ["what is called a menu's", `<h1>Today</h1><div class="nav"><p>${said}</p></div>`],
])("a page that is nothing but %s is read as it is", (_, html) => {
  expect(read(html)).toContain(said);
});

test("a page without prose has none", () => {
  expect(read('<ul><li><a href="/a">Waxing</a></li></ul>')).toEqual([""]);
});
