import { once } from "node:events";
import { request } from "node:http";
import { listTrackingCounters, type TrackingCounters } from "@citelens/contract/traffic/visits";
import { revokeApiKey } from "@citelens/contract/workspaces/api-keys";
import { ownAgent } from "@citelens/crawlers";
import { expect, test } from "vitest";
import { eventually, type Person, type World, worldOfTest } from "#test/world.ts";

const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

function send({ app }: World, key: string, payload: object | string) {
  return app.inject({
    method: "POST",
    url: "/api/v1/tracking/visits",
    headers: { authorization: `Api-Key ${key}`, "content-type": "application/json" },
    payload,
  });
}

function visitOf(path: string, userAgent: string, headers: object = {}): object {
  return {
    request_path: path,
    request_method: "GET",
    request_headers: { "user-agent": userAgent, ...headers },
  };
}

async function countersOf(world: World, person: Person, projectId: string): Promise<TrackingCounters[]> {
  const { answer } = await world.call(listTrackingCounters, { params: { projectId } }, person.access);
  return answer;
}

test("each key shows what became of the requests that it reported, and why", async () => {
  const world = await worldOfTest();
  const person = await world.signUp();
  const workspace = await world.createWorkspace(person);
  const [used, unused] = [await world.createKey(person, workspace), await world.createKey(person, workspace)];

  await send(world, used.key, [
    visitOf("/", "GPTBot/1.2"),
    visitOf("/", chrome, { referer: "https://chatgpt.com/" }),
    visitOf("/", chrome),
    visitOf("/", chrome),
    visitOf("/a.png", chrome),
    { ...visitOf("/", "GPTBot/1.2"), request_method: "POST" },
    visitOf("/", "curl/8.17.0"),
    visitOf("/", ownAgent.userAgent),
  ]);
  await send(world, used.key, [visitOf("/", "GPTBot/1.2"), { request_path: 7 }]);
  await send(world, used.key, "[");

  await eventually(async () =>
    expect(await countersOf(world, person, workspace.id)).toEqual([
      { ...zero, key_id: unused.id, key_name: unused.name },
      {
        key_id: used.id,
        key_name: used.name,
        received: 11,
        stored: 2,
        filtered: 6,
        rejected: 3,
        reasons: {
          people: 2,
          asset: 1,
          method: 1,
          other_software: 1,
          own_agent: 1,
          invalid: 2,
          malformed: 1,
        },
      },
    ]),
  );
});

const zero = { received: 0, stored: 0, filtered: 0, rejected: 0, reasons: {} };

test("a revoked key is shown as long as it was used in the last 30 days", async () => {
  const world = await worldOfTest();
  const person = await world.signUp();
  const workspace = await world.createWorkspace(person);
  const [used, unused] = [await world.createKey(person, workspace), await world.createKey(person, workspace)];
  await send(world, used.key, [visitOf("/", "GPTBot/1.2")]);
  for (const { id: keyId } of [used, unused])
    await world.call(revokeApiKey, { params: { projectId: workspace.id, keyId } }, person.access);

  await eventually(async () =>
    expect(await countersOf(world, person, workspace.id)).toMatchObject([{ key_id: used.id, stored: 1 }]),
  );
  await world.postgres.pool.query("update tracking_counters set day = day - 30");

  expect(await countersOf(world, person, workspace.id)).toEqual([]);
});

test("counters of another workspace do not exist, for strangers as for nobody", async () => {
  const world = await worldOfTest();
  const { id: projectId } = await world.createWorkspace(await world.signUp());
  const stranger = await world.signUp();

  const replies = await Promise.all([
    world.call(listTrackingCounters, { params: { projectId } }, stranger.access),
    world.call(listTrackingCounters, { params: { projectId } }),
  ]);

  expect(replies.map(({ status }) => status)).toEqual([404, 401]);
});

test("a workspace that was deleted in the meantime keeps nobody else's counters from being written", async () => {
  const world = await worldOfTest();
  const [gone, staying] = [await world.signUp(), await world.signUp()];
  const goneWorkspace = await world.createWorkspace(gone);
  const workspace = await world.createWorkspace(staying);
  const keys = [await world.createKey(gone, goneWorkspace), await world.createKey(staying, workspace)];

  await Promise.all(keys.map(({ key }) => send(world, key, [visitOf("/", "GPTBot/1.2")])));
  await world.postgres.pool.query("delete from workspaces where id = $1", [goneWorkspace.id]);

  await eventually(async () =>
    expect(await countersOf(world, staying, workspace.id)).toMatchObject([{ stored: 1 }]),
  );
});

test("closing the server stores the visits that are under way, and their counts", async () => {
  const world = await worldOfTest();
  const person = await world.signUp();
  const workspace = await world.createWorkspace(person);
  const { key, id } = await world.createKey(person, workspace);
  const address = await world.app.listen({ host: "127.0.0.1", port: 0 });
  const arrived = once(world.app.server, "request");

  const answered = sendOverHttp(address, key, visitOf("/last", "GPTBot/1.2"));
  await arrived;
  await world.app.close();
  const status = await answered;

  const { rows } = await world.postgres.pool.query(
    "select count::int from tracking_counters where key_id = $1 and outcome = 'stored'",
    [id],
  );
  expect([status, rows]).toEqual([202, [{ count: 1 }]]);
});

/** Over a connection that ends with its answer, as a kept one would hold up the closing. */
function sendOverHttp(address: string, key: string, visit: object): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${address}/api/v1/tracking/visit`,
      {
        method: "POST",
        agent: false,
        headers: { authorization: `Api-Key ${key}`, "content-type": "application/json" },
      },
      (reply) => {
        reply.resume().on("end", () => resolve(reply.statusCode));
      },
    );
    sent.on("error", reject).end(JSON.stringify(visit));
  });
}
