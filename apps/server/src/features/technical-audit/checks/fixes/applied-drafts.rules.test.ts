import type { PageCheckId } from "@citelens/contract/content/audit-words";
import fc from "fast-check";
import { expect, test } from "vitest";
import { htmlFacts } from "../../facts/read-facts.ts";
import { auditedPage, siteIndex } from "../audited-page.test-helper.ts";
import type { AuditedPage } from "../check.rules.ts";
import { pageChecks } from "../page/page-checks.rules.ts";
import { fixOf } from "./fix-request.test-helper.ts";

const url = "https://shop.example/guide";

/** A page that says all that a draft may be filled in with. */
function pageOf(ld: string): AuditedPage {
  const html = `<!doctype html><html lang="en"><head><title>Sencha of the first harvest</title>
<meta name="description" content="A green tea of the first harvest, and how long it may steep in which water.">
<link rel="canonical" href="${url}">${ld}</head>
<body><main><h1>Sencha</h1><p>By Ada Leaf</p><p>149.00 EUR, rated 4.5 by 12 people.</p>${"<p>It is a green tea of the first harvest.</p>".repeat(20)}</main></body></html>`;
  return auditedPage({ url, kind: "article", html: htmlFacts(html, { url }).facts });
}

function scriptOf(value: unknown): string {
  return `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
}

function failing(page: AuditedPage): PageCheckId[] {
  return pageChecks.filter(({ check }) => typeof check(page, siteIndex()) !== "string").map(({ id }) => id);
}

function draftOf(id: PageCheckId, page: AuditedPage): string {
  const result = pageChecks.find((check) => check.id === id)?.check(page, siteIndex());
  const evidence = typeof result === "object" ? result.evidence : [];
  return fixOf(id, [{ part: "", url, evidence, facts: page.facts }]);
}

/** Values that its owner would write. */
const known: readonly (readonly [name: RegExp, value: string])[] = [
  [/name|headline|title/i, "Sencha"],
  [/price$|lowPrice/i, "149.00"],
  [/priceCurrency/, "EUR"],
  [/ratingValue/, "4.5"],
  [/count|position/i, "12"],
  [/date/i, "2026-03-01"],
];

function filledIn(text: string): string {
  return text.replace(/"(\w+)": "FILL IN[^"]*"/g, (_, name: string) => {
    const [, value = "https://shop.example/a.png"] = known.find(([one]) => one.test(name)) ?? [];
    return `"${name}": "${value}"`;
  });
}

const items: readonly object[] = [
  { "@type": "Article", headline: "Sencha", image: "https://shop.example/oil.jpg" },
  { "@type": "NewsArticle", author: "Ada Leaf" },
  {
    "@type": "BlogPosting",
    headline: "Sencha",
    author: [{ "@type": "Person", url: "https://shop.example/ada" }],
  },
  { "@type": "Organization", name: "Sencha", logo: "https://shop.example/logo.png" },
  { "@type": "Product", name: "Sencha" },
  {
    "@type": "Product",
    name: "Sencha",
    offers: [{ "@type": "Offer", price: "149.00" }, { priceCurrency: "EUR" }],
  },
  { "@type": "Product", name: "Sencha", offers: { "@type": "AggregateOffer", highPrice: 200 } },
  { "@type": "Product", name: "Sencha", review: [{ "@type": "Review", author: "Ada Leaf" }, {}] },
  { "@type": "SoftwareApplication", name: "Sencha" },
  { "@type": "Recipe", name: "Sencha", aggregateRating: { ratingValue: 4.5 } },
  { "@type": "Event", name: "Sencha", location: { "@type": "Place", name: "Tea House" } },
  { "@type": "Event", name: "Sencha" },
  { "@type": "LocalBusiness", name: "Sencha" },
  { "@type": "BreadcrumbList", itemListElement: [{ "@type": "ListItem" }, { name: "Tea" }] },
  { "@type": "BreadcrumbList" },
  { "@type": "VideoObject" },
  { "@type": "JobPosting", title: "Sencha" },
  { "@type": "QAPage" },
  { "@type": "QAPage", mainEntity: { "@type": "Question", name: "Which?" } },
  { "@type": "ProfilePage" },
  { "@type": "DiscussionForumPosting" },
  { "@type": "Course" },
  { "@type": "Dataset" },
  { "@type": "Movie" },
  { "@type": "ItemList" },
  { "@type": "Review" },
  { "@type": "AggregateRating", itemReviewed: { "@type": "Product" } },
];

/** Applied: filled in, and in the place of what was there. */
function applied(id: PageCheckId, page: AuditedPage): AuditedPage {
  return pageOf(filledIn(draftOf(id, page)));
}

test.each(items)("a draft of %j mends it, and brings nothing else about", (item) => {
  const before = pageOf(scriptOf({ "@context": "https://schema.org", ...item }));

  const after = failing(applied("ld-incomplete", before));

  expect(failing(before)).toContain("ld-incomplete");
  expect(after).not.toContain("ld-incomplete");
  expect(after.filter((id) => !failing(before).includes(id))).toEqual([]);
});

test("drafts of any of them together, in a graph or not, do so too", () => {
  fc.assert(
    fc.property(fc.subarray([...items], { minLength: 1, maxLength: 5 }), fc.boolean(), (some, isGraph) => {
      const context = { "@context": "https://schema.org" };
      const before = pageOf(
        isGraph
          ? scriptOf({ ...context, "@graph": some })
          : some.map((item) => scriptOf({ ...context, ...item })).join("\n"),
      );

      const after = failing(applied("ld-incomplete", before));

      expect(after.filter((id) => !failing(before).includes(id) || id === "ld-incomplete")).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

test("a draft keeps whatever the item says beside", () => {
  const item = {
    "@type": "Product",
    name: "Sencha",
    offers: [{ "@type": "Offer", price: 5, seller: { "@id": "#us" } }],
    additionalProperty: [{ "@type": "PropertyValue", name: "Harvest", value: 1 }],
  };
  const text = draftOf("ld-incomplete", pageOf(scriptOf(item)));

  const draft: unknown = JSON.parse(/json">\n([\s\S]*?)\n<\/script>/.exec(text)?.[1] ?? "");
  expect(draft).toEqual({
    "@context": "https://schema.org",
    ...item,
    offers: [{ ...item.offers[0], priceCurrency: "FILL IN", availability: "FILL IN" }],
  });
});

test("the draft of an author completes the article that is there, or is a whole one", () => {
  const without = pageOf(
    scriptOf({ "@context": "https://schema.org", "@type": "Article", headline: "Sencha" }),
  );
  const bare = pageOf("");
  for (const page of [without, bare]) {
    const facts = page.facts.html && { ...page.facts, html: { ...page.facts.html, author: null } };
    if (!facts) throw new Error("The page was not read");
    const after = failing(applied("no-author", { ...page, facts }));

    expect(after).not.toContain("no-author");
    expect(after).not.toContain("ld-incomplete");
  }
});

test("what is untrue is mended by what the page shows", () => {
  const before = pageOf(
    scriptOf({
      "@type": "Product",
      name: "Matcha",
      offers: { price: 5, priceCurrency: "EUR", availability: "a" },
    }),
  );

  expect(failing(before)).toContain("ld-untrue");
  expect(failing(applied("ld-untrue", before))).not.toContain("ld-untrue");
});
