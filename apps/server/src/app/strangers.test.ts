import { randomUUID } from "node:crypto";
import { type Operation, operations } from "@citelens/contract/api";
import { apiBase } from "@citelens/contract/base/endpoint";
import { beforeAll, describe, expect, test } from "vitest";
import { validBody, validQuery } from "#test/valid-inputs.ts";
import { type Person, sharedWorld, type World } from "#test/world.ts";

let world: World;
let owner: Person;
let stranger: Person;
let projectId: string;
let keyId: string;
let secret: string;
beforeAll(async () => {
  world = await sharedWorld();
  [owner, stranger] = [await world.signUp(), await world.signUp()];
  projectId = (await world.createWorkspace(owner)).id;
  ({ id: keyId, key: secret } = await world.createKey(owner, { id: projectId }));
});

const ofUsers = operations.filter(({ endpoint }) => endpoint.caller === "user");
const ofWorkspaces = ofUsers.filter(({ endpoint }) => endpoint.path.includes(":projectId"));

async function ask(operation: Operation, ids: Readonly<Record<string, string>>, authorization?: string) {
  const { method, path: template } = operation.endpoint;
  const payload = validBody(operation);
  const path = template.replace(/:(\w+)/g, (_, id: string) => ids[id] ?? randomUUID());
  const response = await world.app.inject({
    method,
    url: `${apiBase}${path}?${new URLSearchParams(validQuery(operation))}`,
    headers: authorization ? { authorization } : {},
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.body };
}

describe.each(ofUsers.map((operation) => [operation.name, operation] as const))("%s", (_, operation) => {
  test("asks for a sign-in, and takes no key that only reports visits for one", async () => {
    const ids = { projectId, keyId };

    const answers = await Promise.all([
      ask(operation, ids),
      ask(operation, ids, `Api-Key ${secret}`),
      ask(operation, ids, `Bearer ${secret}`),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([401, 403, 401]);
  });
});

describe.each(ofWorkspaces.map((operation) => [operation.name, operation] as const))("%s", (_, operation) => {
  test("does not exist for strangers, whether the workspace does or not", async () => {
    const by = `Bearer ${stranger.access}`;

    const known = await ask(operation, { projectId, keyId }, by);
    const unknown = await ask(operation, { projectId: randomUUID(), keyId }, by);

    expect(known.status).toBe(404);
    expect(unknown).toEqual(known);
  });
});

test("nothing that strangers tried has changed anything", async () => {
  const { rows } = await world.postgres.pool.query(
    "select w.name, k.revoked_at, count(*) over ()::int as keys from workspaces w join api_keys k on k.workspace_id = w.id where w.id = $1",
    [projectId],
  );

  expect(rows).toEqual([{ name: "Example", revoked_at: null, keys: 1 }]);
});
