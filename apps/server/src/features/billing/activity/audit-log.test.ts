import { randomUUID } from "node:crypto";
import { listAuditLog } from "@citelens/contract/billing/audit-log";
import { revokeApiKey } from "@citelens/contract/workspaces/api-keys";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { audit } from "#platform/audit/audit.ts";
import { type Person, sharedWorld, type World } from "#test/world.ts";

let world: World;
let owner: Person;
let member: Person;
let projectId: string;
let organizationId: string;
let keyId: string;
beforeAll(async () => {
  world = await sharedWorld();
  [owner, member] = [await world.signUp(), await world.signUp()];
  projectId = (await world.createWorkspace(owner)).id;
  keyId = (await world.createKey(owner, { id: projectId })).id;
  await world.call(revokeApiKey, { params: { projectId, keyId } }, owner.access);
  const { rows } = await world.postgres.pool.query(
    "select organization_id as id from workspaces where id = $1",
    [projectId],
  );
  organizationId = z.object({ id: z.string() }).parse(rows[0]).id;
  await world.postgres.pool.query("insert into members values ($1, $2, 'MEMBER', now())", [
    projectId,
    member.user.id,
  ]);
});

const list = (query: Record<string, string> = {}, by: Person = owner) =>
  world.call(listAuditLog, { params: { projectId }, query }, by.access);

test("tells the owner what was done in the workspaces, by whom, newest first", async () => {
  const { answer } = await list();

  expect(answer.results.map(({ action }) => action).slice(0, 2)).toEqual(["key.revoked", "key.created"]);
  expect(answer.results[0]).toMatchObject({
    by: "person",
    actor_id: owner.user.id,
    actor_email: owner.email,
    workspace_id: projectId,
    workspace_name: "Example",
    subject_id: keyId,
  });
});

test("finds by action, by user and by day", async () => {
  const today = world.tools.now().toISOString().slice(0, 10);
  const counts = await Promise.all(
    [
      { action: "key.revoked" },
      { user: keyId, action: "key.revoked" },
      { user: member.user.id },
      { from_date: today, to_date: today, action: "key.revoked" },
      { to_date: "2020-01-01" },
    ].map(async (query) => (await list(query)).answer.count),
  );

  expect(counts).toEqual([1, 1, 0, 1, 0]);
});

test("names no superuser, and keeps to itself what they note", async () => {
  const { rows } = await world.postgres.pool.query(
    "insert into users select (jsonb_populate_record(u, jsonb_build_object('id', $1::uuid, 'email', $2::text, 'email_key', $2::text, 'is_superuser', true))).* from users u where id = $3 returning id",
    [randomUUID(), `${randomUUID()}@example.com`, member.user.id],
  );
  const superuser = z.object({ id: z.string() }).parse(rows[0]).id;
  const details = { reason: "Told on the telephone" };
  await audit(
    world.tools,
    { userId: superuser },
    { action: "organization.noted", subjectId: organizationId, details },
  );
  await audit(
    world.tools,
    { userId: superuser },
    { action: "plan.given", subjectId: organizationId, details },
  );
  await audit(
    world.tools,
    { userId: owner.user.id, impersonatorId: superuser },
    { action: "member.removed", workspaceId: projectId, details: { name: "Ada" } },
  );

  const { answer, body } = await list();

  expect(answer.results.slice(0, 2)).toMatchObject([
    { action: "member.removed", by: "support", actor_id: owner.user.id, details: { name: "Ada" } },
    { action: "plan.given", by: "support", actor_id: null, actor_name: null, actor_email: null, details: {} },
  ]);
  expect(JSON.stringify(body)).not.toContain(superuser);
  expect(JSON.stringify(body)).not.toContain("telephone");
});

test("shows nothing of other organizations, and nothing to anybody but the owner", async () => {
  const other = await world.signUp();
  const elsewhere = await world.createWorkspace(other);
  await world.createKey(other, elsewhere);

  const { answer } = await list({ page_size: "100" });
  const [asMember, asStranger] = [await list({}, member), await list({}, other)];

  expect(answer.results.filter(({ workspace_id }) => workspace_id === elsewhere.id)).toEqual([]);
  expect([asMember.status, asStranger.status]).toEqual([403, 404]);
});

test("is saved whole, with a line an entry", async () => {
  const response = await world.app.inject({
    url: `/api/v1/projects/${projectId}/organization/audit-log/?format=csv&page_size=1`,
    headers: { authorization: `Bearer ${owner.access}` },
  });
  const { answer } = await list();

  expect(response.headers["content-disposition"]).toMatch(/audit-log-.*\.csv/);
  expect(response.body.trimEnd().split("\r\n")).toHaveLength(answer.count + 1);
  expect(response.body).toContain("key.revoked");
});
