import type { AuditPageDetails } from "@citelens/contract/content/audit-fields";
import { expect, test } from "vitest";
import { pageFacts } from "./page-facts.rules.ts";

const bare: AuditPageDetails = {
  id: "00f00ba400f00ba4",
  url: "https://northwind.example/a",
  title: null,
  kind: "other",
  found_in: ["SITEMAP", "CITED"],
  status: null,
  score: null,
  issues: { blocker: 0, high: 0, medium: 0, low: 0 },
  words: null,
  depth: null,
  links_in: 0,
  first_byte_ms: null,
  html_bytes: null,
  ai_visits: 0,
  citations: 1,
  redirects: [],
  canonical: null,
  description: null,
  language: null,
  headings: [],
  types: [],
  rendering: null,
  findings: [],
};

function textsOf(page: AuditPageDetails): Record<string, string> {
  return Object.fromEntries(pageFacts(page).map(({ label, text }) => [label, text]));
}

test("what a page does not have is said so", () => {
  expect(textsOf(bare)).toMatchObject({
    Score: "Not counted",
    Status: "No answer",
    Canonical: "None",
    Language: "Not said",
    "Structured data": "None",
    Words: "–",
    "Known from": "Sitemap, citations",
    "Clicks from the start": "Not linked",
    "First byte": "–",
    Citations: "1 answer in 90 days",
  });
  expect(textsOf(bare)).not.toHaveProperty("Redirects");
});

test("what it has is said in its unit, redirects in their order", () => {
  const page = {
    ...bare,
    score: 61.6,
    status: 200,
    words: 1204,
    html_bytes: 16_480,
    types: ["Article", "Person"],
    redirects: [
      { url: "http://northwind.example/a", status: 301 },
      { url: "https://www.northwind.example/a", status: 302 },
    ],
  };

  expect(textsOf(page)).toMatchObject({
    Score: "62 of 100",
    Status: "200",
    Words: "1,204",
    HTML: "16 kB",
    "Structured data": "Article, Person",
    Redirects: "301 http://northwind.example/a, then 302 https://www.northwind.example/a",
  });
});

test("an address that nothing names is one that the audit tried", () => {
  expect(textsOf({ ...bare, found_in: [] })["Known from"]).toBe(
    "An address that answers cite without its last slash",
  );
});
