import { dayMs, later, minuteMs } from "@citelens/contract/base/days";
import * as contract from "@citelens/contract/content/technical-audit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { placeOfJob } from "#platform/place.ts";
import { auditHome, openSite, type TestSite } from "#test/audit-site.ts";
import { openWorld, type World } from "#test/world.ts";
import { leaseAudit } from "./store/audits.sql.ts";

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

test("an audit whose worker died while the clock was a year ahead is taken by the next one, and no other is", async () => {
  const home = await auditHome(world, site.origin);
  const { answer } = await home.ask(contract.startAudit, { body: { render: false } });
  const place = placeOfJob({ workspaceId: home.projectId });
  const lease = (until: Date) =>
    leaseAudit(world.tools, place, { auditId: answer.id, step: "QUEUED", until });
  const until = later(world.tools.now(), minuteMs);
  const ahead = await lease(later(until, 365 * dayMs));

  const next = await lease(until);
  const other = await lease(until);

  expect([ahead?.id, next?.id, other?.id]).toEqual([answer.id, answer.id, undefined]);
});
