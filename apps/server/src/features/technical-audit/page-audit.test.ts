import * as contract from "@citelens/contract/content/technical-audit";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { startJobWorkers } from "#platform/jobs/job-workers.ts";
import { auditHome, openSite, soundPage, type TestSite } from "#test/audit-site.ts";
import { eventually, openWorld, type World } from "#test/world.ts";
import { technicalAuditJobs } from "./technical-audit.jobs.ts";

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

test("one page is audited by the queue's own workers with four requests, and nothing of it waits", async () => {
  const links = Array.from({ length: 9 }, (_, at) => `<a href="/desks/${at}">Desk ${at}</a>`).join("\n");
  site.pages = {
    // The delay is one between the pages of a crawl, and here is one page.
    "/robots.txt": `User-agent: *\nCrawl-delay: 10\nSitemap: ${site.origin}/sitemap.xml`,
    "/desks": soundPage(site.origin, "/desks", { title: "Desks", body: links }),
  };
  const workers = await startJobWorkers(world.tools, technicalAuditJobs, world.databaseUrl);
  onTestFinished(() => workers.stop());
  const home = await auditHome(world, site.origin);

  const { answer: begun } = await home.ask(contract.startAudit, { body: { url: `${site.origin}/desks` } });
  const audit = await eventually(async () => {
    const { answer } = await home.ask(contract.getAudit, { params: { auditId: begun.id } });
    expect(answer.status).toBe("DONE");
    return answer;
  }, 60_000);

  expect(audit).toMatchObject({ scope: "PAGE", coverage: { read: 1, known: 1 }, failure: null });
  const { answer: issues } = await home.ask(contract.listAuditIssues, { params: { auditId: begun.id } });
  expect(issues.results.map(({ check_id }) => check_id)).toContain("title");
  expect(site.asked.filter((path) => path !== "/robots.txt")).toEqual(["/desks", "/desks"]);
  expect(site.asked.length).toBeLessThanOrEqual(4);
  const { rows: jobs } = await world.postgres.pool.query(
    `select data->>'step' as step, start_after <= created_on as is_due, retry_count from jobs.job
     where name = 'technical-audit.continue-audit' order by created_on`,
  );
  expect(jobs).toEqual(
    ["QUEUED", "READING", "CRAWLING", "RENDERING", "CHECKING"].map((step) => ({
      step,
      is_due: true,
      retry_count: 0,
    })),
  );
});
