import * as contract from "@citelens/contract/content/technical-audit";
import { trackVisits } from "@citelens/contract/traffic/visits";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jobs } from "#app/jobs.ts";
import { runDueJobs } from "#platform/jobs/job-workers.ts";
import { type AnswersWorld, type Home, openAnswersWorld, usualAnswer } from "#test/answers-world.ts";
import { openSite, type SiteAnswer, soundPage, type TestSite } from "#test/audit-site.ts";
import { namedWeb } from "#test/named-web.ts";

const origin = "https://www.acme.example";
const claudeBot = "Mozilla/5.0 (compatible; ClaudeBot/1.0; +claudebot@anthropic.com)";

let open: AnswersWorld;
let site: TestSite;
let way: TestSite;
beforeAll(async () => {
  [site, way] = [await openSite(), await openSite()];
  open = await openAnswersWorld({ outboundAllow: ["127.0.0.1"] });
  open.answer(usualAnswer); // which cites /shoes/, and is counted as one of https://acme.example/shoes
});
afterAll(async () => {
  await open.close();
  site.close();
  way.close();
});

/** A server that leads every path to the site, by its permanent redirect. */
const leadsOn: SiteAnswer = (request, response) =>
  void response.writeHead(301, { location: `${origin}${request.url}` }).end();

/** Pages that agents came for, and how they were answered. */
async function visited(home: Home, answers: readonly (readonly [path: string, status: number])[]) {
  const { world } = open;
  const { key } = await world.createKey({ access: home.access } as never, { id: home.projectId }); // it asks for no more
  const body = answers.map(([path, status]) => ({
    request_path: path,
    request_method: "GET",
    response_status: status,
    request_headers: { "user-agent": claudeBot },
  }));
  expect((await world.call(trackVisits, { body }, `Api-Key ${key}`)).status).toBe(202);
}

/** Audits the site under its name, and resolves to what its checks as a whole have found, by check. */
async function audited(home: Home, names: Readonly<Record<string, string>>) {
  const { world } = open;
  const tools = { ...world.tools, web: namedWeb(world.tools.web, names) };
  const { answer: begun } = await home.ask(contract.startAudit, { body: { render: false } });
  await world.postgres.pool.query("update audits set speed = 'FAST' where id = $1", [begun.id]);
  await runDueJobs(tools, jobs);
  const { answer: audit } = await home.ask(contract.getAudit, { params: { auditId: begun.id } });
  expect(audit).toMatchObject({ status: "DONE", failure: null });
  const { rows } = await world.postgres.pool.query(
    "select check_id, evidence from audit_findings where audit_id = $1 and hash = '' order by check_id",
    [begun.id],
  );
  return new Map(
    rows.map(({ check_id, evidence }) => [
      String(check_id),
      (evidence as { url: string; found: string }[]).map(({ url, found }) => `${url}: ${found}`),
    ]),
  );
}

const asked = ["http-open", "two-hosts", "cited-dead", "agents-errors"];

test("a site of two names without redirects, with dead pages that are cited and visited, fails by each of them", async () => {
  const home = await open.home();
  await home.launch();
  await open.world.answerAll();
  await visited(home, [
    ...Array.from({ length: 6 }, () => ["/old-price-list", 404] as const),
    ...Array.from({ length: 4 }, () => ["/", 200] as const),
  ]);
  site.pages = { "/": soundPage(origin, "/") };

  const found = await audited(home, {
    [origin]: site.origin,
    "https://acme.example": site.origin,
    "http://www.acme.example": site.origin,
  });

  expect([...found.keys()]).toEqual(expect.arrayContaining(asked));
  expect(found.get("http-open")).toEqual(["http://www.acme.example/: Status 200 by http."]);
  expect(found.get("two-hosts")).toEqual([
    "https://acme.example/: Both www.acme.example and acme.example answer with status 200.",
  ]);
  expect(found.get("cited-dead")).toEqual(["https://acme.example/shoes: Status 404, cited in 2 answers."]);
  expect(found.get("agents-errors")).toEqual([
    expect.stringContaining("6 of 10 visits of AI agents in 30 days"),
    `${origin}/old-price-list: Status 404 for 6 visits.`,
  ]);
});

test("a site whose other names lead to it, whose cited page is there, and whose agents seldom meet errors, by none", async () => {
  const home = await open.home();
  await home.launch();
  await open.world.answerAll();
  await visited(home, [
    ...Array.from({ length: 4 }, () => ["/old-price-list", 404] as const),
    ...Array.from({ length: 4 }, () => ["/", 200] as const),
  ]);
  site.pages = { "/": soundPage(origin, "/"), "/shoes": soundPage(origin, "/shoes") };
  way.pages = new Proxy({}, { get: () => leadsOn });

  const found = await audited(home, {
    [origin]: site.origin,
    "https://acme.example": way.origin,
    "http://www.acme.example": way.origin,
  });

  expect([...found.keys()].filter((check) => asked.includes(check))).toEqual([]);
  expect(site.asked).toContain("/shoes");
});

test("a cited page that answers with a slash at its end alone is not gone, and nothing is wrong with its status", async () => {
  const home = await open.home();
  await home.launch();
  await open.world.answerAll();
  site.pages = { "/": soundPage(origin, "/"), "/shoes/": soundPage(origin, "/shoes/") };
  way.pages = new Proxy({}, { get: () => leadsOn });

  const found = await audited(home, {
    [origin]: site.origin,
    "https://acme.example": way.origin,
    "http://www.acme.example": way.origin,
  });

  expect(site.asked.slice(-2)).toEqual(["/shoes", "/shoes/"]);
  expect(found.get("cited-dead")).toBeUndefined();
  const { rows } = await open.world.postgres.pool.query(
    "select url from audit_findings join audit_urls using (workspace_id, audit_id, hash) where workspace_id = $1 and check_id = 'status'",
    [home.projectId],
  );
  expect(rows).toEqual([]);
});
