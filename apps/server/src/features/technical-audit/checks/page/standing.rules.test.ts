import { describe, expect, test } from "vitest";
import { pageHash } from "../../facts/page-hash.rules.ts";
import { auditedPage, type PageChanges, type SiteChanges, siteIndex } from "../audited-page.test-helper.ts";
import { isSameAddress } from "./same-address.rules.ts";
import { isCounted, standingOf } from "./standing.rules.ts";

const origin = "https://shop.example";
const guide = `${origin}/guide`;
const to = (href: string) => [{ line: 1, href, url: href }];
const noindex = [{ line: 2, agent: "robots", content: "noindex" }];
const hops = [{ url: guide, status: 301 }];
const unlinked: SiteChanges = { linksTo: { count: 0, from: [] } };

describe("what a page is, and whether it counts", () => {
  const rows: [string, string, boolean, PageChanges?, SiteChanges?][] = [
    ["a page", "meant", true],
    ["a page that nothing leads to", "meant", false, { foundIn: [] }],
    ["an error", "failed", true, { html: null, fetch: { status: 404 } }],
    ["no answer", "unanswered", true, { html: null, fetch: { status: null, failure: "timeout" } }],
    ["what we did not fetch", "not-taken", false, { html: null, fetch: { status: null, failure: "port" } }],
    ["a challenge", "challenged", true, { html: null, fetch: { challenge: "mark" } }],
    ["a file", "file", false, { html: null, fetch: { contentType: "application/pdf" } }],
    ["a redirect that links name", "moved", true, { fetch: { url: origin, hops } }],
    [
      "a redirect that agents visited",
      "moved",
      false,
      { foundIn: ["VISITED"], fetch: { url: origin, hops } },
      unlinked,
    ],
    [
      "a redirect by http",
      "meant",
      true,
      { fetch: { hops: [{ url: "http://shop.example/guide", status: 301 }] } },
    ],
    ["the start, which leads elsewhere", "meant", true, { foundIn: ["START"], fetch: { url: origin, hops } }],
    [
      "the start, whose target is not read for itself",
      "meant",
      true,
      { foundIn: ["START"], fetch: { url: origin, hops } },
      { pages: [{ url: guide, finalHash: pageHash(origin) }] },
    ],
    [
      "the start, whose target is read for itself",
      "moved",
      true,
      { foundIn: ["START"], fetch: { url: origin, hops } },
      { pages: [{ url: guide, finalHash: pageHash(origin) }, { url: origin }] },
    ],
    [
      "the start, which names another page",
      "meant",
      true,
      { foundIn: ["START"], html: { canonicals: to(origin) } },
    ],
    [
      "the start, which says noindex",
      "meant",
      true,
      { foundIn: ["START"], html: { robots: noindex, canonicals: [] } },
    ],
    [
      "noindex on purpose",
      "kept-out",
      false,
      { foundIn: ["LINK"], html: { robots: noindex, canonicals: [] } },
    ],
    ["noindex in the sitemap", "meant", true, { html: { robots: noindex, canonicals: [] } }],
    ["a variant", "variant", false, { html: { canonicals: to(origin) } }],
    ["a canonical link with tracking", "meant", true, { html: { canonicals: to(`${guide}?utm_source=a`) } }],
    ["a canonical link by http", "meant", true, { html: { canonicals: to("http://shop.example/guide") } }],
    ["two canonical links", "meant", true, { html: { canonicals: [...to(origin), ...to(`${origin}/b`)] } }],
    [
      "a canonical link to where it leads",
      "meant",
      true,
      { html: { canonicals: to(`${origin}/b`) } },
      { pages: [{ url: guide, canonicalHash: pageHash(guide) }] },
    ],
  ];

  test.each(rows)("%s is %s: %s", (_name, standing, counts, page, site) => {
    expect(standingOf(auditedPage(page), siteIndex(site))).toBe(standing);
    expect(isCounted(auditedPage(page), siteIndex(site))).toBe(counts);
  });
});

test.each([
  [guide, guide, true],
  [guide, "http://shop.example/guide#top", true],
  [guide, "https://SHOP.example/guide?utm_source=a", true],
  [guide, `${guide}/`, false],
  [guide, `${guide}?page=2`, false],
  [guide, "https://www.shop.example/guide", false],
  ["no address", guide, false],
])("takes %s and %s for one address: %s", (a, b, isSame) => {
  expect(isSameAddress(a, b)).toBe(isSame);
});
