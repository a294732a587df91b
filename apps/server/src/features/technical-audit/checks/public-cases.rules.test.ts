import type { PageCheckId } from "@citelens/contract/content/audit-words";
import { expect, test } from "vitest";
import { htmlFacts } from "../facts/read-facts.ts";
import { auditedPage, siteIndex } from "./audited-page.test-helper.ts";
import type { CheckResult } from "./check.rules.ts";
import { pageCheckOf } from "./page/page-checks.rules.ts";

/** Result of a check on a page as it was served, and of nothing but that. */
function resultOf(id: PageCheckId, html: string, url: string, linkHeader?: string): CheckResult {
  const page = auditedPage({
    url,
    kind: "other",
    fetch: { url },
    html: htmlFacts(html, { url, linkHeader }).facts,
  });
  return pageCheckOf(id).check(page, siteIndex());
}

function withLd(item: object): string {
  const json = JSON.stringify({ "@context": "https://schema.org", ...item });
  return `<!doctype html><html lang="en"><head><title>Desks of oak</title><script type="application/ld+json">${json}</script></head><body><main><h1>Desks of oak</h1><p>Made in Graz.</p></main></body></html>`;
}

/** Google's pages on these types say that there are no required properties. */
test.each<[string, object]>([
  [
    "an article without author and date",
    { "@type": "Article", headline: "Desks of oak", image: "https://p1.example/a.jpg" },
  ],
  ["news without anything", { "@type": "NewsArticle" }],
  ["a post whose author is only referred to", { "@type": "BlogPosting", author: { "@id": "#nobody" } }],
  [
    "an organization without its address",
    { "@type": "Organization", name: "Desks of oak", logo: "https://p1.example/logo.png" },
  ],
  ["a shop on the web", { "@type": "OnlineStore", name: "Desks of oak" }],
  ["an organization of two types", { "@type": ["Organization", "Brand"], name: "Desks of oak" }],
])("of %s nothing is called required, and it weighs little", (_, item) => {
  const result = resultOf("ld-incomplete", withLd(item), "https://www.p1.example/");

  if (typeof result === "string") throw new Error("It finds nothing");
  expect(result.severity).toBe("low");
  for (const { found, wanted } of result.evidence) {
    expect(wanted).toMatch(/\(recommended by Google\)$/);
    expect(`${found} ${wanted}`).not.toMatch(/required/i);
  }
});

test.each<[string, object]>([
  ["a product without offer and review", { "@type": "Product", name: "Desks of oak" }],
  ["a recipe without a picture", { "@type": "Recipe", name: "Desks of oak" }],
  ["an event without its day", { "@type": "Event", name: "Desks of oak", location: "Graz" }],
])("of %s it is said what Google requires", (_, item) => {
  const result = resultOf("ld-incomplete", withLd(item), "https://www.p1.example/a");

  if (typeof result === "string") throw new Error("It finds nothing");
  expect(result.severity).toBeUndefined();
  expect(result.evidence[0]?.wanted).toMatch(/\(required by Google\)$/);
});

const desks = "https://www.p1.example/desks";

function withHead(head: string): string {
  return `<!doctype html><html lang="en"><head><title>Desks of oak</title>${head}</head><body><main><h1>Desks of oak</h1><p>Served as /desks.</p></main></body></html>`;
}

test.each<[string, string, string?]>([
  ["a path", '<link rel="canonical" href="/desks">'],
  ["a name beside it", '<link rel="canonical" href="desks">'],
  ["a path from a base", '<base href="https://www.p1.example/"><link rel="canonical" href="desks">'],
  ["no scheme", '<link rel="canonical" href="//www.p1.example/desks">'],
  ["a fragment", '<link rel="canonical" href="https://www.p1.example/desks#top">'],
  ["a path in a header", "", '</desks>; rel="canonical"'],
  ["nothing", '<link rel="canonical" href="">'],
  ["none", ""],
])("a canonical link of %s is a hint", (_, head, header) => {
  expect(resultOf("canonical", withHead(head), desks, header)).toMatchObject({ severity: "low" });
});

test.each<[string, string, string?]>([
  ["itself", `<link rel="canonical" href="${desks}">`],
  ["itself in capitals", `<LINK REL="CANONICAL" HREF="HTTPS://WWW.P1.EXAMPLE/desks">`],
  ["itself among other relations", `<link rel="canonical nofollow" href="${desks}">`],
  ["itself with its port", '<link rel="canonical" href="https://www.p1.example:443/desks">'],
  ["itself twice", `<link rel="canonical" href="${desks}"><link rel="canonical" href="${desks}">`],
  ["itself in a header", "", `<${desks}>; rel="canonical"`],
])("a canonical link of %s is no fault", (_, head, header) => {
  expect(resultOf("canonical", withHead(head), desks, header)).toBe("passed");
});
