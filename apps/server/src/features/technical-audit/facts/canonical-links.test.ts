import { expect, test } from "vitest";
import { htmlFacts } from "./read-facts.ts";

test.each<[string, string, object]>([
  [
    "no canonical of the body, nor an empty one",
    "<title>a</title><link rel=canonical href=' '><noscript><img src=a></noscript><p>b</p><link rel=canonical href=/c>",
    { canonicals: [], strayCanonical: { line: 1, href: "" } },
  ],
  [
    "a canonical behind a head that was closed early",
    "<head><title>a</title></head>\n<link rel=canonical href=/b><body><link rel=canonical href=/c>",
    {
      canonicals: [{ line: 2, href: "/b", url: "https://tea.example/b" }],
      strayCanonical: { line: 2, href: "/c" },
    },
  ],
  [
    "no canonical behind what ends the head",
    "<head><div>a</div><link rel=canonical href=/b></head>",
    { canonicals: [], strayCanonical: { line: 1, href: "/b" } },
  ],
  ["no canonical behind words", "<head>a<link rel=canonical href=/b></head>", { canonicals: [] }],
  [
    "a canonical without its scheme by the page's own",
    "<link rel=canonical href=//tea.example/b?c>",
    { canonicals: [{ line: 1, href: "//tea.example/b?c", url: "https://tea.example/b?c" }] },
  ],
])("reads of the head %s", (_, html, facts) => {
  expect(htmlFacts(html, { url: "https://tea.example/" }).facts).toMatchObject(facts);
});
