import { severities, siteCheckIds } from "@citelens/contract/content/audit-words";
import { expect, test } from "vitest";
import { siteCheckOf, siteChecks } from "./site-checks.rules.ts";
import { agentOf, faultOf, fetchOf, robotsOf, sitemapOf, siteOf } from "./site-facts.test-helper.ts";

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
    "robots-usage": "medium b",
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

test.each([
  ["nothing", ""],
  ["lone surrogates and control characters", "\uD800\uDFFF\u0000\u001B[31m\uFEFF#\u202E"],
  ["half a megabyte without a line's end", "a".repeat(500_000)],
  ["half a megabyte of lines", "x\n".repeat(250_000)],
  ["half a megabyte of blanks", " \t".repeat(250_000)],
  ["tags that never end", "<".repeat(500_000)],
  ["stars", `User-agent: *\n${"Disallow: /*a*b*c*$\n".repeat(20_000)}`],
])("no text makes a check throw or wait: %s", (_, text) => {
  const agents = Array.from({ length: 60 }, (_one, index) => {
    const agent = agentOf(index === 0 ? "OAI-SearchBot" : `Bot${index}`, { is_training: index % 2 === 1 });
    return { ...agent, robots: { ...agent.robots, allowed: false, line: index * 1_000 } };
  });
  const site = siteOf({
    robots: robotsOf(text),
    agents,
    origin: text.slice(0, 50),
    cited: [{ hash: text.slice(0, 20), url: text.slice(0, 1_000), citations: 1 }],
    sitemaps: [sitemapOf({ url: text.slice(0, 1_000), fault: text, badLastmod: text })],
    sitemapPages: [{ hash: "a", url: text.slice(0, 1_000), lastmod: text }],
    otherHost: fetchOf({ url: text.slice(0, 1_000) }),
    llms: { fetch: fetchOf({ contentType: "text/plain" }), text, dead: [] },
  });
  const startedMs = performance.now();

  for (const check of siteChecks) check.check(site);

  expect(performance.now() - startedMs).toBeLessThan(5_000);
});
