import * as contract from "@citelens/contract/content/technical-audit";
import { agents } from "@citelens/crawlers";
import { askedAgents, askedPaths, parseRobots, robotsChanges, verdictOf } from "@citelens/robots";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditHome, openSite, soundPage, type TestSite } from "#test/audit-site.ts";
import { openWorld, type World } from "#test/world.ts";

let world: World;
let site: TestSite;
beforeAll(async () => {
  site = await openSite();
  world = await openWorld({ outboundAllow: ["127.0.0.1"] });
});
afterAll(async () => {
  await world.close();
  site.close();
});

/** The robots.txt that an audit of a site with this one offers for a check; the same where it has nothing to mend. */
async function offered(robots: string, checkId: "robots-faults" | "robots-search"): Promise<string> {
  site.pages = {
    "/robots.txt": robots,
    "/": soundPage(site.origin, "/", { body: '<a href="/pricing">Pricing</a>' }),
    "/pricing": soundPage(site.origin, "/pricing"),
  };
  const home = await auditHome(world, site.origin);
  const auditId = await home.audit();
  const { status, answer } = await home.ask(contract.getIssueFix, { params: { auditId, checkId } });
  return status === 404 ? robots : answer.text;
}

const wordpress = "User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n";

test.each([
  ["a name with digits", `${wordpress}\nUser-agent: MJ12bot\nDisallow: /\n`],
  [
    "a list of them",
    "User-agent: *\nDisallow: /cart\n\nUser-agent: AI2Bot\nUser-agent: img2dataset\nDisallow: /\n",
  ],
  ["a name with a version", `${wordpress}\nUser-agent: iaskspider/2.0\nDisallow: /\n`],
  ["a name in quotes", `${wordpress}\nUser-agent: "Bytespider"\nDisallow: /\n`],
  [
    "a path without a slash between two groups",
    "User-agent: CCBot\nDisallow: x\nUser-agent: Zoo\nDisallow: /\n",
  ],
  ["no name at all", `${wordpress}\nUser-agent:\nDisallow: /\n`],
])("the text against faults changes nothing for anybody: %s", async (_, robots) => {
  const text = await offered(robots, "robots-faults");

  const files = [parseRobots(robots), parseRobots(text)] as const;
  const asked = askedAgents(
    files,
    agents.map(({ token }) => token),
  );
  expect(robotsChanges(...files, { agents: asked, paths: askedPaths(files, ["/pricing"]) }).changes).toEqual(
    [],
  );
  for (const agent of ["Googlebot", "GPTBot", "OAI-SearchBot", "PerplexityBot", "bingbot"]) {
    expect([agent, verdictOf(files[1], agent, "/pricing").allowed]).toEqual([agent, true]);
  }
});

test("the text that opens a site to search keeps exceptions, delays and signals of the group that is left", async () => {
  const robots = `User-agent: OAI-SearchBot
User-agent: CCBot
Crawl-delay: 3
Content-Signal: ai-train=no
Disallow: /
Disallow: /wp-admin/
Allow: /wp-admin/admin-ajax.php
`;

  const made = parseRobots(await offered(robots, "robots-search"));

  const may = (agent: string, path: string) => verdictOf(made, agent, path).allowed;
  expect(["/", "/wp-admin/", "/wp-admin/admin-ajax.php"].map((path) => may("OAI-SearchBot", path))).toEqual([
    true,
    false,
    true,
  ]);
  expect([may("CCBot", "/"), may("CCBot", "/wp-admin/admin-ajax.php")]).toEqual([false, true]);
  expect(made.notes.filter(({ agents: told }) => told.includes("OAI-SearchBot"))).toMatchObject([
    { key: "crawl-delay", value: "3" },
    { key: "content-signal", value: "ai-train=no" },
  ]);
});
