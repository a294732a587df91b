import type { IgnoredIssue } from "@citelens/contract/content/audit-fields";
import { expect, test } from "vitest";
import { auditOf } from "../audit-fixtures.test-helper.ts";
import { changedPlacesText, comparableAudits } from "./compare/comparable.rules.ts";
import { auditFileName } from "./file-name.rules.ts";
import { exceptionsOf, exceptionText, withException, withoutException } from "./issues/ignoring.rules.ts";
import { kindOf, withKind } from "./pages/kinds.rules.ts";
import { sortOf, toggledOrder } from "./pages/page-order.rules.ts";
import {
  issueFiltersInUse,
  parseResultsSearch,
  resultsAddress,
  resultsView,
  toggledGroup,
  withIssue,
  withoutIssueFilters,
  withPage,
} from "./results-search.rules.ts";
import { uncheckedByReason } from "./unchecked.rules.ts";

const pageId = "00f00ba400f00ba4";
const auditId = "11111111-1111-4111-8111-111111111111";

test.each([
  [{}, {}],
  [{ tab: "issues", state: "open", order: "score", page: 1, severity: "" }, {}],
  [{ tab: "access" }, { tab: "access" }],
  [
    { tab: "nowhere", severity: "grave", kind: 7, order: "words", page: "x", issue: "no", at: "1", with: 5 },
    {},
  ],
  [{ severity: "high,blocker,none" }, { severity: "blocker,high" }],
  [
    { tab: "compare", with: auditId },
    { tab: "compare", with: auditId },
  ],
  [
    { tab: "access", unknown: "training,answers,others" },
    { tab: "access", unknown: "answers,training" },
  ],
  [
    { issue: "noindex", category: "access", state: "ignored", search: 404 },
    { issue: "noindex", category: "access", state: "ignored", search: "404" },
  ],
  [
    { tab: "pages", kind: "article,home", order: "-citations", page: "3", at: pageId },
    { tab: "pages", kind: "home,article", order: "-citations", page: 3, at: pageId },
  ],
])("the address %o is read as %o, and reads the same again", (raw, search) => {
  expect(parseResultsSearch(raw)).toEqual(search);
  expect(resultsAddress(resultsView(parseResultsSearch(raw)))).toEqual(search);
});

test("an issue and a page open over what is shown, one at a time", () => {
  const latest = { severity: "high", page: 2 };

  const withPanel = withIssue("noindex")(latest);

  expect(withPanel).toEqual({ severity: "high", page: 2, issue: "noindex" });
  expect(withPage(pageId)({ ...withPanel })).toEqual({ severity: "high", page: 2, at: pageId });
});

test.each([
  [[], "training", ["training"]],
  [["training"], "answers", ["answers", "training"]],
  [["answers", "training"], "answers", ["training"]],
  [["training"], "training", []],
] as const)("with %o unfolded, a press at %s leaves %o", (groups, group, next) => {
  expect(toggledGroup(groups, group)).toEqual(next);
});

test("every filter in use is counted, and can be left out", () => {
  const view = resultsView({ severity: "high", category: "access", state: "new", search: "a" });

  expect(issueFiltersInUse(view)).toBe(4);
  expect(issueFiltersInUse({ ...view, ...withoutIssueFilters })).toBe(0);
});

test.each([
  ["score", "url", "url"],
  ["url", "url", "-url"],
  ["-url", "url", "url"],
  ["score", "score", "-score"],
  ["score", "kind", "score"],
  ["score", "citations", "-citations"],
  ["-citations", "citations", "-citations"],
  ["-first_byte_ms", "first_byte_ms", "first_byte_ms"],
] as const)("from %s a click on %s leads to %s", (order, column, next) => {
  expect(toggledOrder(order, column)).toBe(next);
});

test("the sorted column is known by its order", () => {
  expect(sortOf("-citations")).toEqual({ column: "citations", direction: "descending" });
  expect(sortOf("url")).toEqual({ column: "url", direction: "ascending" });
});

const everywhere: IgnoredIssue = { check_id: "thin", path_prefix: "/", reason: "Meant so" };
const blog: IgnoredIssue = { check_id: "thin", path_prefix: "/blog", reason: "Notes" };
const other: IgnoredIssue = { check_id: "title", path_prefix: "/", reason: "Brand" };

test("an exception is added, takes the place of one for the same paths, and is taken back", () => {
  const reworded = { ...blog, reason: "Short on purpose" };

  expect(exceptionsOf([everywhere, other, blog], "thin")).toEqual([everywhere, blog]);
  expect(withException([everywhere, other, blog], reworded)).toEqual([everywhere, other, reworded]);
  expect(withoutException([everywhere, other, blog], everywhere)).toEqual([other, blog]);
  expect([everywhere, blog].map(exceptionText)).toEqual(["On the whole site", "Below /blog"]);
});

test("the kind that somebody corrected last is the page's", () => {
  const kinds = withKind(withKind([], { path: "/a", kind: "guide" }), { path: "/a", kind: "product" });

  expect(kinds).toEqual([{ path: "/a", kind: "product" }]);
  expect(kindOf(kinds, "/a")).toBe("product");
  expect(kindOf(kinds, "/b")).toBeUndefined();
});

test("an audit is compared with whole ones that are done, never with itself", () => {
  const audit = auditOf({ id: "this" });
  const good = auditOf({ id: "good" });
  const others = [
    auditOf({ id: "failed", status: "FAILED" }),
    audit,
    good,
    auditOf({ id: "old", is_whole: false }),
  ];

  expect(comparableAudits(others, audit)).toEqual([good]);
});

test.each([
  ["thin", 12, 3, "12 → 3 pages"],
  ["thin", 0, 1, "0 → 1 pages"],
  ["thin", 1, 1, "1 page"],
  ["thin", 4, 4, "4 pages"],
  ["thin", 1200, 4, "1,200 → 4 pages"],
  ["robots-search", 1, 1, "1 place"],
  ["robots-search", 3, 0, "3 → 0 places"],
] as const)("where %s failed %d times before and %d after is %s", (check_id, before, after, text) => {
  expect(changedPlacesText({ check_id, pages_before: before, pages_after: after })).toBe(text);
});

test("what was not checked is told once for each reason", () => {
  const browser = "There is no browser.";

  expect(
    uncheckedByReason([
      { check_id: "js-text", reason: browser },
      { check_id: "firewall", reason: "No leave to test." },
      { check_id: "js-facts", reason: browser },
    ]),
  ).toEqual([
    { reason: browser, checks: ["js-text", "js-facts"] },
    { reason: "No leave to test.", checks: ["firewall"] },
  ]);
});

test.each([
  ["https://northwind.example/", "audit_northwind-example_2026-11-20.csv"],
  ["https://bücher.example/a b/../%00", "audit_b-cher-example-a-b-00_2026-11-20.csv"],
  ["", "audit_site_2026-11-20.csv"],
])("the file of the audit of %j is %s", (url, name) => {
  expect(auditFileName({ url, created: "2026-11-20T09:00:00.000Z" }, "csv")).toBe(name);
});
