import { expect, test } from "vitest";
import { htmlFacts } from "../facts/read-facts.ts";
import { type PageSide, renderFacts } from "./render-facts.rules.ts";

const url = "https://tea.example/tea";
const sentences = [
  "Green tea is made from leaves that are not oxidised after the harvest.",
  "Sencha is steamed within a day, so it stays green and keeps its taste.",
  "A tin of 100 g costs 14 € and keeps for twelve months in a dark place.",
];
const text = sentences.map((sentence) => `<p>${sentence}</p>`).join("");
const full = `<html lang="en"><head><title>Green tea</title><link rel="canonical" href="/tea">
  <meta name="robots" content="index"><script type="application/ld+json">{"@type":"Product","name":"Sencha"}</script></head>
  <body><main><h1>Green tea</h1>${text}<a href="/a">Sencha from Uji</a><a href="/b">Gyokuro from Yame</a></main></body></html>`;
const shell = `<html><head></head><body><div id="root"></div><script src="/app.js"></script></body></html>`;

function side(html: string): PageSide {
  const { facts, page } = htmlFacts(html, { url, isKept: true });
  return { facts, text: page.prose.text };
}

test("finds nothing where a browser shows what the server sends", () => {
  expect(renderFacts(side(full), side(full))).toMatchObject({
    wordShare: 1,
    lost: [],
    onlyByScript: [],
    lostLinks: 0,
    raw: { title: "Green tea", links: 2 },
    rendered: { title: "Green tea", links: 2 },
  });
});

test("tells everything that a shell lacks", () => {
  const { raw, rendered, wordShare, lost, onlyByScript, lostLinks } = renderFacts(side(shell), side(full));

  expect(raw).toEqual({ words: 0, title: null, links: 0 });
  expect(rendered.words).toBeGreaterThan(30);
  expect(wordShare).toBe(0);
  expect(lost).toEqual(expect.arrayContaining(sentences));
  expect(lostLinks).toBe(2);
  expect(onlyByScript).toEqual([
    { what: "title", raw: null, rendered: "Green tea" },
    { what: "canonical", raw: null, rendered: "https://tea.example/tea" },
    { what: "robots", raw: null, rendered: "index" },
    { what: "h1", raw: null, rendered: "Green tea" },
    { what: "json-ld", raw: null, rendered: "Product" },
  ]);
});

test.each([
  ["title", "<title>Green tea</title>", "<title>Loading</title>", "Loading", "Green tea"],
  ["canonical", 'href="/tea"', 'href="/"', "https://tea.example/", "https://tea.example/tea"],
  ["robots", 'content="index"', 'content="noindex"', "noindex", "index"],
  ["h1", "<h1>Green tea</h1>", "<h1>Welcome</h1>", "Welcome", "Green tea"],
  ["json-ld", '"@type":"Product"', '"@type":"Organization"', "Organization", "Product"],
])("tells what scripts change: %s", (what, written, sent, raw, rendered) => {
  expect(renderFacts(side(full.replace(written, sent)), side(full)).onlyByScript).toEqual([
    { what, raw, rendered },
  ]);
});

test("does not mind what scripts take away, write in other letters or pad", () => {
  const changed = full.replace("<title>Green tea</title>", "<title> GREEN  tea </title>");

  expect(renderFacts(side(full), side(shell))).toMatchObject({
    onlyByScript: [],
    lostLinks: 0,
    wordShare: 1,
  });
  expect(renderFacts(side(changed), side(full)).onlyByScript).toEqual([]);
});

test("says how many of the words come from the server", () => {
  const half = full.replace(`<p>${sentences[0]}</p>`, "").replace(`<p>${sentences[1]}</p>`, "");

  const { wordShare, lost } = renderFacts(side(half), side(full));

  expect(wordShare).toBeGreaterThan(0.3);
  expect(wordShare).toBeLessThan(0.7);
  expect(lost).toEqual(sentences.slice(0, 2));
});

test("calls no link missing where the server sends more than are kept", () => {
  const links = (count: number, name: string): string =>
    Array.from({ length: count }, (_, n) => `<a href="/${name}${n}">${name} ${n}</a>`).join("");

  expect(renderFacts(side(links(300, "a")), side(links(300, "b"))).lostLinks).toBe(0);
  expect(renderFacts(side(links(100, "a")), side(links(300, "b"))).lostLinks).toBe(200);
});
