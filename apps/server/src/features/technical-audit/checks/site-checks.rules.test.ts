import { severities, siteCheckIds } from "@citelens/contract/content/audit-words";
import { expect, test } from "vitest";
import { faultOf, siteOf } from "./site/site-facts.test-helper.ts";
import { siteCheckOf, siteChecks } from "./site-checks.rules.ts";

test("there is a check for each id, in their order, and each is found by its id", () => {
  expect(siteChecks.map(({ id }) => id)).toEqual(siteCheckIds);
  expect(siteCheckIds.map((id) => siteCheckOf(id).id)).toEqual(siteCheckIds);
});

test.each(siteChecks.map((check) => [check.id, check] as const))(
  "%s says in sentences what is wrong and what it costs",
  (_, { title, why, severity }) => {
    expect(title).toMatch(/^[A-Za-z].{10,80}[^.]$/);
    expect(why).toMatch(/^[A-Z].{40,300}\.$/);
    expect(severities).toContain(severity);
  },
);

test("the severities are those of the guide", () => {
  expect(
    Object.fromEntries(siteChecks.map(({ id, severity, grade }) => [id, `${severity} ${grade}`])),
  ).toEqual({
    "robots-down": "blocker b",
    "robots-search": "blocker b",
    "robots-training": "info b",
    "robots-faults": "low b",
    firewall: "high b",
    "agents-errors": "high a",
    "cited-dead": "high a",
    sitemap: "medium b",
    "sitemap-urls": "medium b",
    "lastmod-false": "low b",
    "http-open": "high c",
    "two-hosts": "medium b",
    "soft-404": "medium b",
    "llms-txt": "info a",
    identity: "low c",
  });
});

test("of a site of which nothing was seen, only what is always looked for can fail", () => {
  const found = siteChecks.flatMap((check) => {
    const result = check.check(siteOf());
    return typeof result === "string" ? [] : [check.id];
  });

  expect(found).toEqual(["sitemap"]);
  expect(faultOf(siteCheckOf("sitemap"), siteOf()).evidence).toHaveLength(1);
});
