import * as contract from "@citelens/contract/content/technical-audit";
import { createDemo } from "@citelens/contract/workspaces/demo";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditNow } from "#features/technical-audit/public.ts";
import { requireMember } from "#features/workspaces/members/public.ts";
import { openWorld, type Person, type World } from "#test/world.ts";
import { fillWorkspace } from "./fill-workspace.ts";
import { withFictionalWeb } from "./web/with-fictional-web.ts";

let world: World;
let person: Person;
let projectId: string;
/** Each of them passes one of the days on which the site is audited. */
const days = 5;

beforeAll(async () => {
  world = await openWorld();
  person = await world.signUp();
  projectId = (await world.call(createDemo, {}, person.access)).answer.project_id;
  await fillWorkspace.run(world.tools, { workspaceId: projectId, days });
}, 240_000);
afterAll(() => world.close());

async function audits() {
  const { answer } = await world.call(
    contract.listAudits,
    { params: { projectId }, query: { page_size: 20 } },
    person.access,
  );
  return answer.results.toSorted((one, other) => one.created.localeCompare(other.created));
}

async function issuesOf(auditId: string) {
  const { answer } = await world.call(
    contract.listAuditIssues,
    { params: { projectId, auditId }, query: { page_size: 100 } },
    person.access,
  );
  return answer.results;
}

async function accessOf(auditId: string) {
  const { answer } = await world.call(
    contract.getAuditAccess,
    { params: { projectId, auditId } },
    person.access,
  );
  return answer.agents;
}

test("its site was audited four times, whole, and its score rises each time", async () => {
  const all = await audits();

  expect(all.map(({ status, scope, is_whole }) => [status, scope, is_whole])).toEqual(
    Array(4).fill(["DONE", "SITE", true]),
  );
  const scores = all.map(({ score }) => score ?? 0);
  expect(scores).toEqual(scores.toSorted((one, other) => one - other));
  expect(new Set(scores).size).toBe(4);
  expect(scores[0]).toBeLessThanOrEqual(45);
  expect(scores[3]).toBeGreaterThanOrEqual(75);
  expect(scores[3]).toBeLessThan(95);
});

test("each audit is of a day of its own, the last one of the day of the demo's making, and read all of the site", async () => {
  const all = await audits();

  expect(new Set(all.map(({ created }) => created.slice(0, 10))).size).toBe(4);
  expect(Math.abs(Date.parse(all[3]?.created ?? "") - Date.now())).toBeLessThan(2 * 3_600_000);
  for (const { coverage, cut } of all) {
    expect(coverage.read).toBeGreaterThanOrEqual(12);
    expect(coverage).toEqual({ read: coverage.read, known: coverage.read });
    expect(cut).toBeNull();
  }
});

test("the first one is held down by a blocker of the whole site, which is mended by the next", async () => {
  const [first, second] = await audits();

  const closed = (await issuesOf(first?.id ?? "")).find(({ check_id }) => check_id === "robots-search");
  const later = (await accessOf(second?.id ?? "")).find(({ token }) => token === "Claude-SearchBot");

  expect(first?.score).toBe(40);
  expect(closed?.sample[0]?.found).toContain("Claude-SearchBot may not read the start page");
  expect(later).toMatchObject({ robots: { allowed: true } });
});

test("from the first to the last, issues are gone and others are new", async () => {
  const all = await audits();
  const params = { projectId, auditId: all[3]?.id ?? "" };

  const { answer } = await world.call(
    contract.compareAudits,
    { params, query: { with: all[0]?.id ?? "" } },
    person.access,
  );

  const ids = (list: readonly { check_id: string }[]) => list.map(({ check_id }) => check_id);
  expect(ids(answer.issues.gone)).toEqual(
    expect.arrayContaining(["alt", "http-open", "identity", "lastmod-false", "redirects", "slow", "social"]),
  );
  expect(ids(answer.issues.new)).toEqual(expect.arrayContaining(["ld-untrue", "mixed"]));
  expect(ids(answer.issues.persisting)).toEqual(expect.arrayContaining(["noindex", "thin", "title"]));
  expect(answer.pages.added.length).toBeGreaterThan(0);
});

test("the last one has open issues of every severity, each with its proof, and says what is new", async () => {
  const last = (await audits())[3];

  const issues = await issuesOf(last?.id ?? "");

  expect(Object.values(last?.counts ?? {}).every((count) => count > 0)).toBe(true);
  expect(issues.filter(({ is_new }) => is_new).map(({ check_id }) => check_id)).toEqual(["mixed"]);
  for (const { sample, title } of issues) {
    expect(title).not.toBe("");
    expect(sample[0]?.url).toMatch(/^https:\/\/www\.tovelume\.example\//);
  }
});

test("its access matrix knows agents by their visits, and what robots.txt says of them", async () => {
  const last = (await audits())[3];

  const agents = new Map((await accessOf(last?.id ?? "")).map((agent) => [agent.token, agent]));

  expect(agents.get("OAI-SearchBot")).toMatchObject({ conclusion: "open_seen", robots: { allowed: true } });
  expect(agents.get("OAI-SearchBot")?.visits.ok).toBeGreaterThanOrEqual(5);
  expect(agents.get("CCBot")).toMatchObject({ conclusion: "closed_by_robots", is_training: true });
  expect(agents.get("meta-webindexer")?.robots.closed_in_sitemap).toBe(1);
});

test("a member audits it as any other site, and finds what the last audit found", {
  timeout: 120_000,
}, async () => {
  const last = (await audits())[3];
  const web = withFictionalWeb(world.tools.web);

  await auditNow({ ...world.tools, web }, await placeOf());

  const again = (await audits()).at(-1);
  expect(again).toMatchObject({ status: "DONE", previous_id: last?.id, counts: last?.counts });
  expect(again?.id).not.toBe(last?.id);
});

function placeOf() {
  const acting = { userId: person.user.id, impersonatorId: undefined };
  return requireMember(world.tools, acting, projectId);
}
