import type { AccessAgent } from "@citelens/contract/content/audit-fields";
import { expect, test } from "vitest";
import { siteCheckOf } from "./site-checks.rules.ts";
import { agentOf, faultOf, outcomeOf, robotsOf, siteOf } from "./site-facts.test-helper.ts";

test.each([
  [200, "passed"],
  [301, "passed"],
  [404, "passed"],
  [403, "passed"],
  [429, "failed"],
  [500, "failed"],
  [503, "failed"],
  [null, "failed"],
] as const)("robots-down: status %s is %s", (status, expected) => {
  expect(outcomeOf(siteCheckOf("robots-down"), siteOf({ robots: robotsOf("", status) }))).toBe(expected);
});

test("robots-down says why no server answered", () => {
  const robots = { ...robotsOf("", null), fault: "timeout" };

  const { evidence } = faultOf(siteCheckOf("robots-down"), siteOf({ robots }));

  expect(evidence[0]).toMatchObject({
    url: "https://shop.example/robots.txt",
    found: "No server answered: timeout",
    line: null,
  });
});

function agentWith(token: string, robots: Partial<AccessAgent["robots"]>, isTraining = false): AccessAgent {
  const agent = agentOf(token, { is_training: isTraining });
  return { ...agent, robots: { ...agent.robots, ...robots } };
}

test.each([
  ["closes the start page", { allowed: false, closed_pages: 1 }, "failed"],
  ["closes more than half of the pages", { closed_pages: 51 }, "failed"],
  ["closes half of the pages", { closed_pages: 50 }, "passed"],
  ["closes one page of the sitemap", { closed_pages: 1, closed_in_sitemap: 1 }, "half"],
  ["closes pages that stand in no sitemap", { closed_pages: 20 }, "passed"],
  ["closes nothing", {}, "passed"],
  ["closes nothing of a site without known pages", { known_pages: 0 }, "passed"],
])("robots-search: a file that %s", (_, robots, expected) => {
  const site = siteOf({ agents: [agentWith("OAI-SearchBot", robots)] });

  expect(outcomeOf(siteCheckOf("robots-search"), site)).toEqual({ "OAI-SearchBot": expected });
});

test("robots-search looks at search, live fetches and feeders; training has a check of its own", () => {
  const closed = { allowed: false, closed_pages: 100 };
  const agents = [
    agentWith("OAI-SearchBot", closed),
    agentWith("ChatGPT-User", closed),
    agentWith("Googlebot", closed),
    agentWith("Google-Agent", closed),
    agentWith("bedrockbot", closed),
    agentWith("GPTBot", closed, true),
  ];

  expect(outcomeOf(siteCheckOf("robots-search"), siteOf({ agents }))).toEqual({
    "OAI-SearchBot": "failed",
    "ChatGPT-User": "failed",
    Googlebot: "failed",
  });
  expect(outcomeOf(siteCheckOf("robots-training"), siteOf({ agents }))).toEqual({ GPTBot: "failed" });
});

test("robots-search shows the line as it is written", () => {
  const robots = robotsOf("User-agent: OAI-SearchBot\r\n  disallow:   /   # not yet\r\n");
  const said = { allowed: false, rule: "Disallow: /", line: 2, closed_pages: 100, closed_in_sitemap: 40 };
  const site = siteOf({ robots, agents: [agentWith("OAI-SearchBot", said)] });

  expect(faultOf(siteCheckOf("robots-search"), site, "OAI-SearchBot").evidence).toEqual([
    {
      url: "https://shop.example/robots.txt",
      found:
        "OAI-SearchBot may not read the start page and 100 of 100 known pages (100 %), 40 of them in the sitemap.",
      wanted: "A group for OAI-SearchBot that allows what it may show in answers.",
      line: 2,
      quote: "disallow:   /   # not yet",
    },
  ]);
});

test.each(["robots-search", "robots-training"] as const)(
  "%s says nothing where robots.txt could not be read, or nobody is listed",
  (id) => {
    const agents = [agentWith("OAI-SearchBot", {}), agentWith("GPTBot", {}, true)];

    expect(outcomeOf(siteCheckOf(id), siteOf({ agents, robots: robotsOf("", 503) }))).toBe("not-applicable");
    expect(outcomeOf(siteCheckOf(id), siteOf())).toBe("not-applicable");
  },
);

test("robots-training never weighs", () => {
  expect(siteCheckOf("robots-training").severity).toBe("info");
});

test.each([
  ["a file by the standard", "User-agent: *\nDisallow: /cart\nSitemap: https://shop.example/a.xml", "passed"],
  ["what only some know", "User-agent: *\nCrawl-delay: 5\nHost: shop.example\nDisallow: /cart", "passed"],
  ["an empty file", "", "passed"],
  ["a line without key and value", "User-agent: *\nthese are my rules\nDisallow: /cart", "failed"],
  ["a rule for nobody", "Disallow: /cart\nUser-agent: *\nDisallow: /", "failed"],
  ["a path without a slash", "User-agent: *\nDisallow: cart", "failed"],
  ["a web page", "<!doctype html><html><body>Not found</body></html>", "failed"],
  ["more than 500 KiB", `User-agent: *\n${"# a comment\n".repeat(50_000)}`, "failed"],
  ["a slip that Google reads", "User-agent: *\nDissallow: /cart", "half"],
  ["a colon that is missing", "User-agent: *\nDisallow /cart", "half"],
])("robots-faults: %s", (_, text, expected) => {
  expect(outcomeOf(siteCheckOf("robots-faults"), siteOf({ robots: robotsOf(text) }))).toBe(expected);
});

test("robots-faults does not apply where there is no file", () => {
  expect(outcomeOf(siteCheckOf("robots-faults"), siteOf({ robots: robotsOf("x", 404) }))).toBe(
    "not-applicable",
  );
});

test("robots-faults shows at most ten lines, each as it stands there", () => {
  const text = `User-agent: *\n${"these are my rules\n".repeat(40)}`;

  const { evidence } = faultOf(siteCheckOf("robots-faults"), siteOf({ robots: robotsOf(text) }));

  expect(evidence).toHaveLength(10);
  expect(evidence[1]).toMatchObject({ line: 3, quote: "these are my rules" });
});
