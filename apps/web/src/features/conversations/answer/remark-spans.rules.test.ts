import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MarkdownBody } from "#ui/text/markdown-body.tsx";
import { remarkSpans } from "./remark-spans.rules.ts";

/** The marked texts of a source in which every `needle` is a span. */
function markedIn(source: string, needle: string): string[] {
  const spans = [...source.matchAll(new RegExp(needle, "g"))].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
    element: { hName: "mark", hProperties: { "data-brand": "b" } },
  }));
  const markup = renderToStaticMarkup(
    createElement(MarkdownBody, { text: source, plugins: [remarkSpans(spans, source)] }),
  );
  return [...markup.matchAll(/<mark data-brand="b">(.*?)<\/mark>/g)].map(([, text]) =>
    (text ?? "").replace(/<[^>]*>/g, ""),
  );
}

test.each([
  ["plain text", "Take Acme or not Acme.", ["Acme", "Acme"]],
  ["bold", "Take **Acme** now", ["Acme"]],
  ["the text of a link", "See [the Acme shop](https://acme.example/Acme)", ["Acme"]],
  ["a table", "| Brand | Price |\n|---|---|\n| Acme | 1 \\| 2 Acme |", ["Acme", "Acme"]],
  ["a list", "1. Acme\n2. Beta\n   and Acme", ["Acme", "Acme"]],
  ["a quotation of two lines", "> One is\n> fine: Acme", ["Acme"]],
  ["code", "Run `npx Acme` now", ["npx Acme"]],
  ["a heading", "## Why Acme wins", ["Acme"]],
  ["text behind escapes", "1\\. \\*Not\\* a list: Acme", ["Acme"]],
  ["text behind entities", "A &amp; B &eacute; &#x1F600; &amp;amp; &nothing; Acme", ["Acme"]],
  ["text behind characters of two units", "🚀🚀 Acme", ["Acme"]],
  ["text beside a bare address", "Acme at www.acme.example and Acme", ["Acme", "Acme"]],
])("a brand is marked where it stands in %s", (_, source, expected) => {
  expect(markedIn(source, "Acme")).toEqual(expected);
});

test("a name across formatting is marked in each piece", () => {
  expect(markedIn("Take Ac**me** now", "Ac\\*\\*me")).toEqual(["Ac", "me"]);
});

test("a name with an entity or an escape in it is marked whole", () => {
  expect(markedIn("Take A&amp;B now", "A&amp;B")).toEqual(["A&amp;B"]);
  expect(markedIn("Take Yahoo\\! now", "Yahoo\\\\!")).toEqual(["Yahoo!"]);
});

test("text without spans stays as it was", () => {
  expect(markedIn("Take Beta", "Acme")).toEqual([]);
});
