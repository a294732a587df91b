import * as contract from "@citelens/contract/content/technical-audit";
import { trackVisits } from "@citelens/contract/traffic/visits";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { placeOfJob } from "#platform/place.ts";
import { type AuditHome, auditHome } from "#test/audit-site.ts";
import { eventually, openWorld, type World } from "#test/world.ts";
import { type Firewall, openFirewall, statusOf } from "./access/firewall.test-helper.ts";
import { runStep } from "./audit-steps.ts";
import { type AuditStep, findAudit } from "./store/audits.sql.ts";
import { workAtAudit } from "./store/leased-audit.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld({ outboundAllow: ["127.0.0.1"] });
});
afterAll(() => world.close());

const unhurt = { atOnce: 1, perSecond: 200 };
const running: ReadonlySet<string> = new Set(["QUEUED", "READING", "CRAWLING", "RENDERING", "CHECKING"]);

/** Every step of an audit as the queue's workers do it, but for the pauses between requests, which take a minute. */
async function auditQuickly({ projectId, ask }: AuditHome, body: object): Promise<string> {
  const { answer } = await ask(contract.startAudit, { body: { render: false, ...body } });
  const place = placeOfJob({ workspaceId: projectId });
  for (;;) {
    const status = (await findAudit(world.tools, place, answer.id))?.status ?? "";
    if (!running.has(status)) return answer.id;
    const step = status as AuditStep; // as the set says
    await workAtAudit(world.tools, place, {
      auditId: answer.id,
      step,
      run: (work) => runStep(world.tools, place, { step, work: { ...work, pace: unhurt } }),
    });
  }
}

async function openGuarded(): Promise<Firewall> {
  const firewall = await openFirewall({
    "OAI-SearchBot": statusOf(403),
    PerplexityBot: statusOf(403, { "cf-mitigated": "challenge" }),
    GPTBot: statusOf(429),
  });
  onTestFinished(() => firewall.close());
  return firewall;
}

/** Agents that came, as the workspace's visits have them. */
async function countedVisits(workspaceId: string): Promise<Record<string, number>> {
  const rows = await world.tools.events.query(
    "SELECT toString(token) AS token, count() AS visits FROM visits WHERE workspace_id = {workspaceId:UUID} GROUP BY token",
    { workspaceId },
    z.object({ token: z.string(), visits: z.number() }),
  );
  return Object.fromEntries(rows.map(({ token, visits }) => [token, visits]));
}

test("whom a firewall refuses and whom it challenges is told by probes, in the matrix and as an issue", async () => {
  const firewall = await openGuarded();
  const home = await auditHome(world, firewall.origin);

  const auditId = await auditQuickly(home, { may_test: true });

  const { answer: access } = await home.ask(contract.getAuditAccess, { params: { auditId } });
  const row = (token: string) => access.agents.find((agent) => agent.token === token);
  expect(row("OAI-SearchBot")).toMatchObject({
    probe: { outcome: "REFUSED", status: 403, seen: "Status 403 for /, a browser status 200 and 200 words." },
    conclusion: "likely_blocked",
    says: expect.stringMatching(/^A request under the name of OAI-SearchBot was refused with status 403, /),
  });
  expect(row("PerplexityBot")).toMatchObject({
    probe: { outcome: "CHALLENGED", status: 403 },
    conclusion: "likely_blocked",
  });
  expect(row("Googlebot")).toMatchObject({ probe: { outcome: "OPEN" }, conclusion: "likely_open" });
  expect(row("Google-Extended")).toMatchObject({ probe: null, conclusion: "unknown" });

  const { rows: stored } = await world.postgres.pool.query(
    "select token, outcome, status from audit_probes where audit_id = $1 and outcome <> 'OPEN' order by token",
    [auditId],
  );
  expect(stored).toEqual([
    { token: "GPTBot", outcome: "REFUSED", status: 429 },
    { token: "OAI-SearchBot", outcome: "REFUSED", status: 403 },
    { token: "PerplexityBot", outcome: "CHALLENGED", status: 403 },
  ]);
  const { rows: found } = await world.postgres.pool.query(
    "select part, severity from audit_findings where audit_id = $1 and check_id = 'firewall' order by part",
    [auditId],
  );
  // Who trains is told, and takes nothing from the score.
  expect(found).toEqual([
    { part: "GPTBot", severity: "info" },
    { part: "OAI-SearchBot", severity: "high" },
    { part: "PerplexityBot", severity: "high" },
  ]);
  const { answer: issues } = await home.ask(contract.listIssuePages, {
    params: { auditId, checkId: "firewall" },
  });
  expect(issues.results.flatMap(({ evidence }) => evidence.map(({ found: seen }) => seen))).toContain(
    "OAI-SearchBot: Status 403 for /, a browser status 200 and 200 words.",
  );
});

test("a block of training on pages with ads is said by the switch of the CDN that refuses", async () => {
  const page = `<!doctype html><title>Shop</title><script src="https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js"></script><main><p>${"word ".repeat(200)}</p></main>`;
  const blocked = statusOf(403, { server: "cloudflare" });
  const firewall = await openFirewall({
    GPTBot: blocked,
    ClaudeBot: blocked,
    CCBot: blocked,
    Bytespider: blocked,
    Amazonbot: blocked,
    Googlebot: blocked,
    bingbot: blocked,
    Applebot: blocked,
    "meta-externalagent": blocked,
    "": (response) =>
      response.writeHead(200, { "content-type": "text/html", server: "cloudflare" }).end(page),
  });
  onTestFinished(() => firewall.close());
  const home = await auditHome(world, firewall.origin);

  const auditId = await auditQuickly(home, { may_test: true });

  const { answer: access } = await home.ask(contract.getAuditAccess, { params: { auditId } });
  const saysOf = (token: string): string => access.agents.find((agent) => agent.token === token)?.says ?? "";
  expect(saysOf("Googlebot")).toContain("“Block on pages with ads” (the page loads Google AdSense)");
  expect(saysOf("GPTBot")).toContain("Security, Settings, “Configure AI bot policies”");
  expect(saysOf("OAI-SearchBot")).not.toContain("Cloudflare");
  const { answer: issues } = await home.ask(contract.listIssuePages, {
    params: { auditId, checkId: "firewall" },
    query: { page_size: 100 },
  });
  const found = issues.results.flatMap(({ evidence }) => evidence.map(({ found: seen }) => seen));
  expect(
    found.filter((one) => one.includes("“Disallow AI Training” lets them search")).length,
  ).toBeGreaterThan(2);
});

test("tracking drops what the probes asked for, and nothing else", async () => {
  const firewall = await openGuarded();
  const home = await auditHome(world, firewall.origin);
  await auditQuickly(home, { may_test: true });
  const { key } = await world.createKey(home.person, { id: home.projectId });
  const probes = firewall.requests.filter(({ headers }) => headers["x-citelens-probe"] !== undefined);
  const visits = probes.map(({ path, headers }) => ({
    request_path: path,
    request_method: "GET",
    request_headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, String(value)]),
    ),
  }));
  const [browser, ...named] = visits;
  const real = named.slice(0, 3).map((visit) => ({
    ...visit,
    request_headers: { "user-agent": visit.request_headers["user-agent"] ?? "" },
  }));

  const reply = await world.call(
    trackVisits,
    { body: [...visits, ...real] } as never, // as a customer's server reports them
    `Api-Key ${key}`,
  );

  expect([reply.status, browser !== undefined, named.length > 10]).toEqual([202, true, true]);
  await eventually(async () => {
    const counted = await countedVisits(home.projectId);
    expect(Object.values(counted)).toEqual([1, 1, 1]);
  });
});

test("nobody is probed without the tick", async () => {
  const firewall = await openGuarded();
  const home = await auditHome(world, firewall.origin);

  const auditId = await auditQuickly(home, { may_test: false });

  expect(firewall.requests.filter(({ userAgent }) => !userAgent.includes("Citelens"))).toEqual([]);
  const { answer: access } = await home.ask(contract.getAuditAccess, { params: { auditId } });
  expect(access.agents.find(({ token }) => token === "OAI-SearchBot")).toMatchObject({
    probe: null,
    no_probe: "Probes need the tick “I may test this site”.",
    conclusion: "unknown",
  });
});
