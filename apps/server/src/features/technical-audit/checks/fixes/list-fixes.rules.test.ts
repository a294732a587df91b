import { expect, test } from "vitest";
import { pageHash } from "../../facts/page-hash.rules.ts";
import { auditedPage } from "../audited-page.test-helper.ts";
import { fixOf, pageFix, siteFinding } from "./fix-request.test-helper.ts";

const origin = "https://shop.example";

test("lists dead links with their place and what is most like their target", () => {
  const gone = `${origin}/desks/standing-desk-old`;
  const lost = `${origin}/x`;
  const links = [
    { line: 51, hash: pageHash(gone) },
    { line: 52, hash: pageHash(lost) },
  ];
  const pages = [
    { url: gone, status: 404 },
    { url: lost, status: 500 },
  ];

  expect(pageFix("broken-links", { html: { links } }, { pages })).toBe(`Page, line: dead link → what to do

${origin}/guide, line 51: ${gone} → perhaps ${origin}/desks/standing-desk
${origin}/guide, line 52: ${lost} → remove the link, or lead it elsewhere
`);
});

test("lists who links to a redirect, and where the link should lead", () => {
  const page = {
    url: `${origin}/old`,
    fetch: { url: `${origin}/new`, hops: [{ url: `${origin}/old`, status: 301 }] },
  };
  const linksTo = { count: 1, from: [{ url: `${origin}/`, line: 40 }] };

  expect(pageFix("redirects", page, { linksTo })).toContain(
    `- ${origin}/, line 40: A link to ${origin}/old → A link to ${origin}/new`,
  );
});

test("says where to link a page that nothing links to", () => {
  const page = { url: `${origin}/desks/standing-desk/white`, foundIn: ["SITEMAP"] as const };

  expect(pageFix("orphan", page, { linksTo: { count: 0, from: [] } })).toContain(
    `${page.url}: link it as “How to choose a standing desk” on ${origin}/desks/standing-desk`,
  );
});

test("names pages that are too deep", () => {
  expect(pageFix("deep", {}, { depth: 6 })).toContain(
    `- ${origin}/guide: 6 clicks on the shortest way that was found → At most 3`,
  );
});

test("quotes links that say nothing", () => {
  const html = { linkCount: 2, vagueLinkCount: 1, vagueLinks: [{ line: 61, text: "here" }] };

  expect(pageFix("vague-links", { html })).toContain(
    `- ${origin}/guide, line 61: A link without a meaning of its own: here → Words that name the page it leads to`,
  );
});

test("lists each address once that the sitemap should not name", () => {
  const dead = { url: `${origin}/a` };

  expect(fixOf("sitemap-urls", [siteFinding("", dead, dead, { url: `${origin}/b` })])).toBe(
    `Take these addresses out of the sitemap, or mend their pages:\n\n${origin}/a\n${origin}/b\n`,
  );
});

test("writes https into what was loaded without", () => {
  const html = { mixed: [{ line: 44, url: "http://cdn.example/a.js?b=http://c" }] };

  expect(pageFix("mixed", { html })).toContain(
    `${origin}/guide, line 44: http://cdn.example/a.js?b=http://c → https://cdn.example/a.js?b=http://c`,
  );
});

test("drafts llms.txt from the start page and the pages that matter most", () => {
  expect(fixOf("llms-txt", [], { start: auditedPage().facts })).toBe(`# Shop

> What to measure before you buy a standing desk, and which heights fit whom.

## Pages

- [Shop](${origin}/)
- [Standing desk](${origin}/desks/standing-desk)
- [How high a desk](${origin}/blog/how-high-a-desk)
`);
});

test("leaves to be filled in what is not known of the site", () => {
  const text = fixOf("llms-txt", [], { name: null, pages: [{ url: `${origin}/a(b)`, title: null }] });

  expect(text).toContain("# FILL IN\n\n> FILL IN: what the site is about");
  expect(text).toContain(`- [${origin}/a(b)](${origin}/a%28b%29)`);
});

test("says by what a firewall can know an agent", () => {
  const text = fixOf("firewall", [
    siteFinding("GPTBot", { found: "GPTBot: status 403" }),
    siteFinding("Nobody", { found: "Nobody: status 403" }),
  ]);

  expect(text).toContain("GPTBot (OpenAI): GPTBot: status 403\n  user agent: GPTBot\n  addresses: https://");
  expect(text).toContain("Nobody: Nobody: status 403\n  user agent: Nobody\n");
});
