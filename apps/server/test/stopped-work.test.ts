import { startAudit } from "@citelens/contract/content/technical-audit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { jobs } from "#app/jobs.ts";
import { HandedBack } from "#platform/leases/handed-back.ts";
import type { Tools } from "#platform/tools.ts";
import { auditHome, openSite, type SiteAnswer, soundPage, type TestSite } from "./audit-site.ts";
import { eventually, openWorld, type World } from "./world.ts";

const pages = 40;

let world: World;
let site: TestSite;
beforeAll(async () => {
  site = await openSite();
  world = await openWorld({ outboundAllow: ["127.0.0.1"], billing: { mode: "off" } });
});
beforeEach(() => {
  site.asked.length = 0;
});
afterAll(async () => {
  await world.close();
  site.close();
});

const query = async (text: string, values: readonly unknown[] = []) =>
  (await world.postgres.pool.query(text, [...values])).rows;

/** A process that can be told to stop. */
function startProcess(): { readonly run: (name: string, payload: object) => Promise<void>; stop(): void } {
  const stopping = new AbortController();
  const tools: Tools = { ...world.tools, stopping: stopping.signal };
  return {
    run: async (name, payload) => {
      const job = jobs.find((one) => one.name === name);
      if (!job) throw new Error(`There is no job named ${name}`);
      await job.run(tools, payload as never); // the payload that belongs to this very job
    },
    stop: () => stopping.abort(new HandedBack()),
  };
}

test("a process that stops leaves the sitemaps of a site to others at once", async () => {
  site.pages = { "/robots.txt": () => undefined }; // a server that never answers
  const { projectId } = await auditHome(world, site.origin);
  const reading = () =>
    query("select lease_until as until, read_at from site_readings where workspace_id = $1", [projectId]);
  const { run, stop } = startProcess();

  const running = run("indexing.read-sitemaps", { workspaceId: projectId });
  await eventually(async () => expect(site.asked).toContain("/robots.txt"));
  stop();
  await expect(running).rejects.toBeInstanceOf(HandedBack);

  expect(await reading()).toEqual([{ until: null, read_at: null }]);
});

test("a process that stops ends the slice of an audit with what it has asked for, and no page is asked for again", async () => {
  const path = (number: number): string => (number === 0 ? "/" : `/desks/${number}`);
  const links = Array.from({ length: pages }, (_, at) => `<a href="${path(at)}">Desk ${at}</a>`).join("\n");
  const stopped = Promise.withResolvers<void>();
  let underWay = 0;
  site.pages = Object.fromEntries(
    Array.from({ length: pages }, (_, at) => {
      const page = soundPage(site.origin, path(at), { body: at === 0 ? links : "" });
      // Those are under way when the process is told to stop.
      const answer: SiteAnswer = async (_request, response) => {
        underWay++;
        await stopped.promise;
        response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
      };
      return [path(at), at < 5 ? page : answer];
    }),
  );
  const home = await auditHome(world, site.origin);
  const { answer: audit } = await home.ask(startAudit, { body: { render: false } });
  await query("update audits set speed = 'FAST' where id = $1", [audit.id]);
  const { run, stop } = startProcess();
  const step = (name: string) =>
    run("technical-audit.continue-audit", { workspaceId: home.projectId, auditId: audit.id, step: name });
  await step("QUEUED");
  await step("READING");

  const before = site.asked.length;
  const crawling = step("CRAWLING");
  await eventually(async () => expect(underWay).toBeGreaterThan(0));
  stop();
  stopped.resolve();
  await crawling;

  const [left] = await query("select status, lease_until, read from audits where id = $1", [audit.id]);
  expect(left).toMatchObject({ status: "CRAWLING", lease_until: null });
  expect(left.read).toBeLessThan(pages);
  await world.runJobs();
  expect(await query("select status, read from audits where id = $1", [audit.id])).toEqual([
    { status: "DONE", read: pages },
  ]);
  const asked = site.asked.slice(before).filter((one) => one.startsWith("/desks/"));
  expect(asked.length).toBe(new Set(asked).size);
});
