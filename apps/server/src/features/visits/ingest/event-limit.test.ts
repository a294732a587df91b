import { randomUUID } from "node:crypto";
import { apiBase } from "@citelens/contract/base/endpoint";
import type { ListFormat } from "@citelens/contract/base/list-format";
import { trackPageView } from "@citelens/contract/traffic/page-views";
import { listTrackingReports } from "@citelens/contract/traffic/tracking-reports";
import { trackVisit, trackVisits } from "@citelens/contract/traffic/visits";
import type { FastifyInstance } from "fastify";
import { beforeEach, expect, test } from "vitest";
import { eventually, type Person, type World, worldOfTest } from "#test/world.ts";

/** A tenant with a website that is on the Demo plan: 20 events a second, and 200 at once. */
interface Tenant {
  readonly person: Person;
  readonly projectId: string;
  readonly key: string;
}

const site = "https://www.example.com";
const visit = { request_path: "/", request_method: "GET", request_headers: { "user-agent": "GPTBot/1.2" } };

let world: World;
beforeEach(async () => {
  world = await worldOfTest({ limited: true });
  world.stopClock();
});

async function openTenant(): Promise<Tenant> {
  const person = await world.signUp();
  const workspace = await world.createWorkspace(person, site);
  const { key } = await world.createKey(person, workspace);
  return { person, projectId: workspace.id, key };
}

function sendTo(app: FastifyInstance, { key }: Tenant, visits: number) {
  return app.inject({
    method: "POST",
    url: `${apiBase}${visits === 1 ? trackVisit.path : trackVisits.path}`,
    headers: { authorization: `Api-Key ${key}` },
    payload: visits === 1 ? visit : Array.from({ length: visits }, () => visit),
  });
}

const send = (tenant: Tenant, visits: number) => sendTo(world.app, tenant, visits);

async function reportsOf({ person, projectId }: Tenant) {
  const { answer } = await world.call(listTrackingReports, { params: { projectId } }, person.access);
  return answer.results.map(({ source, outcome, reason, status, count }) => [
    source,
    outcome,
    reason,
    status,
    count,
  ]);
}

test("a burst of one organization is refused with the seconds to wait and a line in its counters, another's is stored", async () => {
  const [loud, quiet] = [await openTenant(), await openTenant()];
  const neighbour = await world.createWorkspace(await world.signUp(), site);

  const taken = await send(loud, 190);
  const atOnce = await Promise.all(Array.from({ length: 16 }, () => send(loud, 1)));
  const batch = await send(loud, 30);
  const ofOther = await send(quiet, 30);
  world.advance(1_500);
  const later = await send(loud, 30);

  expect(taken.statusCode).toBe(202);
  expect(atOnce.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    ...Array(10).fill(202),
    ...Array(6).fill(429),
  ]);
  expect([batch.statusCode, batch.headers["retry-after"], batch.json()]).toEqual([
    429,
    "2",
    { detail: "Too many requests. Please wait a moment and try again.", code: "TOO_MANY_REQUESTS" },
  ]);
  expect([ofOther.statusCode, later.statusCode]).toEqual([202, 202]);
  await eventually(async () =>
    expect(await reportsOf(loud)).toEqual([
      ["key", "stored", "agent", null, 230],
      ["key", "rejected", "rate_limited", 429, 36],
    ]),
  );
  expect(await reportsOf(quiet)).toEqual([["key", "stored", "agent", null, 30]]);
  const { rows } = await world.postgres.pool.query("select from tracking_counters where workspace_id = $1", [
    neighbour.id,
  ]);
  expect(rows).toEqual([]);
  const file = await world.app.inject({
    url: `${apiBase}/projects/${loud.projectId}/tracking/reports/?format=${"csv" satisfies ListFormat}`,
    headers: { authorization: `Bearer ${loud.person.access}` },
  });
  expect(file.body).toContain(",rejected,rate_limited,429,36");
});

test("a batch that is larger than the burst is stored whole, and what it owes is waited for", async () => {
  const tenant = await openTenant();

  const large = await send(tenant, 500);
  const next = await send(tenant, 1);
  world.advance(Number(next.headers["retry-after"]) * 1_000);
  const later = await send(tenant, 1);

  expect([large.statusCode, next.statusCode, later.statusCode]).toEqual([202, 429, 202]);
  expect(next.headers["retry-after"]).toBe("16");
});

test("page views of tracker.js count towards the same rate, and are refused with a line of their own", async () => {
  const tenant = await openTenant();
  await send(tenant, 199);
  const view = () =>
    world.app.inject({
      method: "POST",
      url: `${apiBase}${trackPageView.path}`,
      headers: {
        origin: site,
        "content-type": "text/plain",
        "user-agent": "Mozilla/5.0 Chrome/142.0.0.0 Safari/537.36",
      },
      payload: JSON.stringify({ project: tenant.projectId, url: "/" }),
    });

  const [first, second] = [await view(), await view()];

  expect([first.statusCode, second.statusCode, second.headers["retry-after"]]).toEqual([202, 429, "1"]);
  await eventually(async () =>
    expect(await reportsOf(tenant)).toContainEqual(["tracker", "rejected", "rate_limited", 429, 1]),
  );
});

test("all workspaces of an organization share its rate, and a larger plan lets more pass within seconds", async () => {
  const tenant = await openTenant();
  const onPlan = (plan: string) =>
    world.postgres.pool.query(
      `insert into billing_accounts (organization_id, subscription_id, subscription_status, plan, updated)
        select organization_id, $2, 'active', $3, now() from workspaces where id = $1
        on conflict (organization_id) do update set subscription_status = 'active', plan = $3`,
      [tenant.projectId, randomUUID(), plan],
    );
  await send(tenant, 200);
  expect((await send(tenant, 1)).statusCode).toBe(429);

  await onPlan("growth");
  world.advance(1_000);
  await eventually(async () => expect((await send(tenant, 300)).statusCode).toBe(202));
  const sibling = await world.createWorkspace(tenant.person, site);
  const ofSibling = { ...tenant, key: (await world.createKey(tenant.person, sibling)).key };
  const replies = [await send(ofSibling, 201), await send(ofSibling, 200), await send(tenant, 1)];

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([429, 202, 429]);
});

test("two instances let pass half of it each, and one of them all of it once the other is gone", async () => {
  const tenant = await openTenant();
  const second = await world.secondInstance();
  await world.tools.instances.beat();
  await second.tools.instances.beat();
  await world.tools.instances.beat();
  const passed = async (app: FastifyInstance) => {
    const replies = await Promise.all(Array.from({ length: 30 }, () => sendTo(app, tenant, 10)));
    return replies.filter(({ statusCode }) => statusCode === 202).length * 10;
  };

  const together = [await passed(world.app), await passed(second.app)];
  await second.tools.instances.leave();
  await world.tools.instances.beat();
  world.advance(60_000);

  expect(together).toEqual([100, 100]);
  expect(await passed(world.app)).toBe(200);
});

test("addresses of RATE_LIMIT_ALLOW may report as much as they like", async () => {
  const unlimited = await worldOfTest(); // which allows 127.0.0.1
  const person = await unlimited.signUp();
  const { key } = await unlimited.createKey(person, await unlimited.createWorkspace(person, site));

  const replies = [];
  for (let times = 0; times < 3; times += 1)
    replies.push(await sendTo(unlimited.app, { person, projectId: "", key }, 300));

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202]);
});
