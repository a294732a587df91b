import { listTrackingReports } from "@citelens/contract/traffic/tracking-reports";
import { trackVisit } from "@citelens/contract/traffic/visits";
import { revokeApiKey } from "@citelens/contract/workspaces/api-keys";
import { expect, test } from "vitest";
import { eventually, worldOfTest } from "#test/world.ts";

const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

test("every key and tracker.js have their outcomes by day and reason, and no other workspace's", async () => {
  const world = await worldOfTest();
  const [person, other] = [await world.signUp(), await world.signUp()];
  const [own, foreign] = [await world.createWorkspace(person), await world.createWorkspace(other)];
  const [key, old] = [await world.createKey(person, own), await world.createKey(person, own)];
  const foreignKey = await world.createKey(other, foreign);
  const visit = (secret: string, body: object) =>
    world.call(trackVisit, { body: body as never }, `Api-Key ${secret}`);
  const read = { request_path: "/", request_method: "GET", request_headers: { "user-agent": "GPTBot/1.2" } };
  const pageView = (origin: string, project = own.id) =>
    world.app.inject({
      method: "POST",
      url: "/api/v1/tracking/pageview",
      headers: { origin, "user-agent": chrome, "content-type": "text/plain" },
      payload: JSON.stringify({ project, url: "/" }),
    });
  await world.call(revokeApiKey, { params: { projectId: own.id, keyId: old.id } }, person.access);
  const reports = async (by = person, projectId = own.id) =>
    world.call(listTrackingReports, { params: { projectId } }, by.access);

  const sent = [
    await visit(key.key, read),
    await visit(key.key, { request_path: 7 }),
    await visit(old.key, read),
    await visit(`${key.key.slice(0, -4)}AAAA`, read),
    await visit(foreignKey.key, read),
  ];
  const viewed = [
    await pageView("https://www.example.com"),
    await pageView("https://elsewhere.example"),
    await pageView("https://www.example.com", "01890000-0000-7000-8000-000000000009"),
  ];

  expect(sent.map(({ status }) => status)).toEqual([202, 400, 401, 401, 202]);
  expect(viewed.map(({ statusCode }) => statusCode)).toEqual([202, 403, 403]);
  const day = world.tools.now().toISOString().slice(0, 10);
  const ofKey = { source: "key", key_id: key.id, key_name: key.name, revoked: false, day, count: 1 };
  const ofTracker = { source: "tracker", key_id: null, key_name: null, revoked: false, day, count: 1 };
  await eventually(async () => {
    const { answer } = await reports();
    expect(answer.results).toHaveLength(5);
    expect(answer.results).toEqual(
      expect.arrayContaining([
        { ...ofKey, outcome: "stored", reason: "agent", status: null },
        { ...ofKey, outcome: "rejected", reason: "invalid", status: 400 },
        {
          ...ofKey,
          key_id: old.id,
          key_name: old.name,
          revoked: true,
          outcome: "rejected",
          reason: "revoked",
          status: 401,
        },
        { ...ofTracker, outcome: "stored", reason: "people", status: null },
        { ...ofTracker, outcome: "rejected", reason: "origin", status: 403 },
      ]),
    );
    expect([typeof answer.last_visit_at, typeof answer.last_page_view_at]).toEqual(["string", "string"]);
  });
  const theirs = await reports(other, foreign.id);
  expect(theirs.answer.results).toMatchObject([{ key_id: foreignKey.id, outcome: "stored", count: 1 }]);
  expect(theirs.answer.last_page_view_at).toBeNull();
  expect((await reports(other)).status).toBe(404);
});
