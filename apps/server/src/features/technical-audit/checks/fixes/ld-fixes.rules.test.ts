import { expect, test } from "vitest";
import type { LdItem } from "../../store/page-facts.rules.ts";
import { type PageChanges, structuredData } from "../audited-page.test-helper.ts";
import { fixOf, pageFix, siteFinding } from "./fix-request.test-helper.ts";

function item(changes: Partial<LdItem>): PageChanges {
  const whole = { line: 80, type: "Product", missing: [], lacking: [], untrue: [], values: {}, ...changes };
  return {
    kind: "article",
    html: { structuredData: structuredData({ types: ["Product"], items: [whole] }) },
  };
}

/** The JSON in the script of a fix. */
function jsonOf(text: string): unknown {
  return JSON.parse(/<script type="application\/ld\+json">\n([\s\S]*?)\n<\/script>/.exec(text)?.[1] ?? "");
}

const cases: [string, Partial<LdItem>, object][] = [
  [
    "keeps what is there and marks what is missing",
    {
      missing: ["offers.priceCurrency"],
      lacking: ["brand"],
      values: { name: "Desk", "offers.price": "199" },
    },
    {
      "@type": "Product",
      name: "Desk",
      brand: { "@type": "Brand", name: "FILL IN" },
      offers: { "@type": "Offer", price: "199", priceCurrency: "FILL IN" },
    },
  ],
  [
    "drafts a part that is missing as a whole",
    { missing: ["offers"], values: { name: "Desk" } },
    {
      "@type": "Product",
      name: "Desk",
      offers: { "@type": "Offer", price: "FILL IN", priceCurrency: "FILL IN", availability: "FILL IN" },
    },
  ],
  [
    "makes a person of a name",
    { type: "Article", missing: ["author.url"], values: { author: "The editors" } },
    { "@type": "Article", author: { "@type": "Person", name: "The editors", url: "FILL IN" } },
  ],
  [
    "keeps a name that was only written as a text",
    { type: "Article", missing: ["author.name"], values: { author: "The editors" } },
    { "@type": "Article", author: { "@type": "Person", name: "The editors" } },
  ],
  [
    "keeps an address as one",
    { type: "Article", missing: ["author.name"], values: { author: "https://shop.example/team" } },
    { "@type": "Article", author: { "@type": "Person", url: "https://shop.example/team", name: "FILL IN" } },
  ],
  ["fills in a plain property", { missing: ["name"] }, { "@type": "Product", name: "FILL IN" }],
];

test.each(cases)("%s", (_name, changes, draft) => {
  expect(jsonOf(pageFix("ld-incomplete", item(changes)))).toEqual({
    "@context": "https://schema.org",
    ...draft,
  });
});

test("asks for the value that the page shows", () => {
  const untrue = [{ property: "offers.price", value: "199" }];
  const page = item({ untrue, values: { name: "Desk", "offers.price": "199" } });

  expect(jsonOf(pageFix("ld-untrue", page))).toMatchObject({
    name: "Desk",
    offers: { price: "FILL IN: as the page shows it, instead of 199" },
  });
});

test("drafts the author of an article", () => {
  expect(jsonOf(pageFix("no-author", { kind: "article", html: { author: null } }))).toEqual({
    "@context": "https://schema.org",
    "@type": "Article",
    headline: "How to choose a standing desk",
    image: "FILL IN: the full address of a picture",
    datePublished: "FILL IN",
    dateModified: "2026-10-01",
    author: { "@type": "Person", name: "FILL IN", url: "FILL IN: a page about the person" },
    publisher: { "@type": "Organization", name: "Shop" },
  });
});

test("drafts who stands behind the site", () => {
  expect(jsonOf(fixOf("identity", [siteFinding("", {})]))).toMatchObject({
    "@type": "Organization",
    "@id": "https://shop.example/#organization",
    name: "Shop",
    url: "https://shop.example/",
  });
  expect(jsonOf(fixOf("identity", [], { name: null }))).toMatchObject({ name: "FILL IN" });
});

test("lets no text end the script", () => {
  const text = pageFix("ld-incomplete", item({ missing: ["offers"], values: { name: "</script><b>" } }));

  expect(text.match(/<\/script>/g)).toHaveLength(1);
  expect(jsonOf(text)).toMatchObject({ name: "</script><b>" });
});
