import * as contract from "@citelens/contract/content/technical-audit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { requireMember } from "#features/workspaces/members/public.ts";
import { inTransaction } from "#platform/tools.ts";
import { type AuditHome, auditHome, openSite, soundPage, type TestSite } from "#test/audit-site.ts";
import { openWorld, type World } from "#test/world.ts";
import { auditNow } from "./audit-now.ts";

let world: World;
let site: TestSite;
let home: AuditHome;
beforeAll(async () => {
  site = await openSite();
  world = await openWorld({ outboundAllow: ["127.0.0.1"] });
});
afterAll(async () => {
  await world.close();
  site.close();
});
beforeEach(async () => {
  const links = [1, 2, 3].map((at) => `<a href="/page-${at}">Page ${at}</a>`).join(" ");
  site.pages = {
    "/": soundPage(site.origin, "/", { body: links }),
    "/page-1": soundPage(site.origin, "/page-1"),
    "/page-2": soundPage(site.origin, "/page-2"),
  };
  home = await auditHome(world, site.origin);
});

function member() {
  const acting = { userId: home.person.user.id, impersonatorId: undefined };
  return requireMember(world.tools, acting, home.projectId);
}

async function audits() {
  return (await home.ask(contract.listAudits, { query: {} })).answer.results;
}

test("it is done when it resolves, with its findings, and leaves no work in the queue", async () => {
  const place = await member();

  await inTransaction(world.tools, (within) => auditNow(within, place));

  const [audit] = await audits();
  expect(audit).toMatchObject({ status: "DONE", coverage: { read: 4, known: 4 }, previous_id: null });
  const { answer } = await home.ask(contract.listAuditIssues, {
    params: { auditId: audit?.id },
    query: { search: "gone" },
  });
  expect(answer.results.map(({ check_id }) => check_id)).toContain("broken-links");
  expect(await world.runJobs()).toBe(0);
});

test("it is the same as one that the queue has worked at", async () => {
  const place = await member();
  await inTransaction(world.tools, (within) => auditNow(within, place));
  const [now] = await audits();

  const queued = await home.audit({ speed: "NORMAL" });

  const [again] = await audits();
  expect(again).toMatchObject({
    id: queued,
    status: "DONE",
    previous_id: now?.id,
    score: now?.score,
    counts: now?.counts,
    coverage: now?.coverage,
  });
});

test("a transaction that fails leaves nothing of it", async () => {
  const place = await member();

  const failing = inTransaction(world.tools, async (within) => {
    await auditNow(within, place);
    throw new Error("something else failed");
  });

  await expect(failing).rejects.toThrow("something else failed");
  expect(await audits()).toEqual([]);
  expect(await world.runJobs()).toBe(0);
});

test("work at another audit of the workspace waits for the queue as before", async () => {
  const place = await member();
  const { answer: page } = await home.ask(contract.startAudit, {
    body: { url: `${site.origin}/page-1`, render: false },
  });

  await inTransaction(world.tools, (within) => auditNow(within, place));

  const states = async () => {
    const { answer } = await home.ask(contract.getAudit, { params: { auditId: page.id } });
    return answer.status;
  };
  expect(await states()).toBe("QUEUED");
  await world.runJobs();
  expect(await states()).toBe("DONE");
});

test("nothing happens where an audit of the site runs", async () => {
  const place = await member();
  await home.ask(contract.startAudit, { body: { render: false } });

  await inTransaction(world.tools, (within) => auditNow(within, place));

  expect(await audits()).toMatchObject([{ status: "QUEUED" }]);
  await world.runJobs();
});
