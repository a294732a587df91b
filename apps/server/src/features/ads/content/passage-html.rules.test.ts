import fc from "fast-check";
import { Parser } from "htmlparser2";
import { describe, expect, test } from "vitest";
import { passageHtml, passageText } from "./passage-html.rules.ts";

const content = { title: "Oak desks", body: "Solid wood.", target_url: "https://a.example/desks?a=1&b=2" };

describe("a passage", () => {
  test.each([
    [
      "PASSAGE" as const,
      '<aside data-sponsored><p><small>Sponsored by Acme</small></p><p>Solid wood. <a href="https://a.example/desks?a=1&amp;b=2" rel="sponsored nofollow">Oak desks</a></p></aside>',
      "Sponsored by Acme\nSolid wood. Oak desks (https://a.example/desks?a=1&b=2)",
    ],
    [
      "CARD" as const,
      '<aside data-sponsored><p><small>Sponsored by Acme</small></p><p><b><a href="https://a.example/desks?a=1&amp;b=2" rel="sponsored nofollow">Oak desks</a></b></p><p>Solid wood.</p></aside>',
      "Sponsored by Acme\nOak desks (https://a.example/desks?a=1&b=2)\nSolid wood.",
    ],
  ])("as %s is labelled, and its link says that it is sponsored", (format, html, text) => {
    expect(passageHtml({ advertiser: "Acme", content, format })).toBe(html);
    expect(passageText({ advertiser: "Acme", content, format })).toBe(text);
  });

  test("has no markup of what anybody wrote", () => {
    const words = fc.string({
      unit: fc.constantFrom("<", ">", '"', "'", "&", "a", "/", " ", "!", "-", "script"),
    });
    fc.assert(
      fc.property(words, words, words, (advertiser, title, body) => {
        const seen: string[] = [];
        const texts: string[] = [];
        const parser = new Parser({
          onopentag: (name, attributes) => seen.push(`${name} ${Object.keys(attributes).join(" ")}`.trim()),
          oncomment: () => seen.push("comment"),
          ontext: (text) => texts.push(text),
        });
        parser.end(passageHtml({ advertiser, content: { ...content, title, body }, format: "PASSAGE" }));

        expect(seen).toEqual(["aside data-sponsored", "p", "small", "p", "a href rel"]);
        expect(texts.join("")).toBe(`Sponsored by ${advertiser}${body} ${title}`);
      }),
    );
  });
});
