import { issueFix as issueFixShape } from "@citelens/contract/content/audit-fields";
import { checkIds } from "@citelens/contract/content/audit-words";
import { describe, expect, test } from "vitest";
import { auditedPage, structuredData } from "../audited-page.test-helper.ts";
import type { FixFinding, FixRequest } from "./fix-request.rules.ts";
import { issueFix } from "./issue-fix.rules.ts";

const hostile = '"> --> </script><script>alert(1)</script> $1 %{X}\n\r\u0000 \\ ; } 😀\ud800';

function site(text: string): FixRequest["site"] {
  return {
    origin: "https://shop.example",
    name: text,
    robotsText: text.repeat(20),
    start: auditedPage().facts,
    pages: [{ url: `https://shop.example/${text}`, title: text }],
  };
}

/** A page in which every text is the one that is given. */
function finding(text: string, part = text): FixFinding {
  const url = `https://shop.example/a?b=${text}`;
  const { facts } = auditedPage({
    url,
    fetch: { headers: { "x-robots-tag": `noindex, nosnippet, ${text}` } },
    html: {
      lang: text,
      lead: text,
      titles: [{ line: 1, text }],
      headings: [{ line: 2, level: 1, text }],
      description: null,
      social: [],
      robots: [{ line: 3, agent: "robots", content: `noindex, nosnippet, ${text}` }],
      hreflangs: [{ line: 4, code: text, href: text, url: null }],
      imageWithoutAlt: { line: 5, src: text },
      structuredData: structuredData({
        items: [
          {
            line: 6,
            type: text,
            missing: ["offers.price", text],
            lacking: ["__proto__", "a.b.c"],
            untrue: [{ property: text, value: text }],
            values: { [text]: text, "author.name": text },
          },
        ],
      }),
    },
  });
  return { part, url, facts, evidence: [{ url, found: text, wanted: text, line: 1, quote: text }] };
}

const many = Array.from({ length: 3_000 }, (_, index) => finding(`desk ${index}`, "GPTBot"));
const pages = many.map(({ url }) => ({ url, title: "Desk" }));

describe.each(checkIds)("the fix of %s", (checkId) => {
  test("has the form of the contract, ends with one line break, and is there without a finding too", () => {
    for (const findings of [[finding("Desks"), { ...finding("Desks"), facts: null }], []]) {
      const fix = issueFix({ checkId, findings, site: site("Shop") });

      expect(issueFixShape.parse(fix)).toEqual(fix);
      expect(fix.file_name).toMatch(/^[a-z0-9-]+\.(?:txt|html|conf)$/);
      expect(fix.text).toMatch(/[^\n]\n$|^\n$/);
    }
  });

  test("stays text, whatever a page says", () => {
    const { kind, text } = issueFix({ checkId, findings: [finding(hostile)], site: site(hostile) });

    if (kind === "html" || kind === "json-ld") {
      expect(text).not.toContain("<script>alert");
      expect(text.match(/-->/g)?.length ?? 0).toBe(text.match(/<!--/g)?.length ?? 0);
    }
    expect(kind === "robots" || !text.includes("\r")).toBe(true);
  });

  test("is bounded, however many pages fail", () => {
    const { text } = issueFix({ checkId, findings: many, site: { ...site("Shop"), pages } });

    expect(text.length).toBeLessThan(500_000);
  });
});
