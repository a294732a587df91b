import { randomUUID } from "node:crypto";
import { type Operation, operations } from "@citelens/contract/api";
import { apiBase, type KeyScope } from "@citelens/contract/base/endpoint";
import { createCampaign } from "@citelens/contract/visibility/campaigns";
import { createApiKey, revokeApiKey } from "@citelens/contract/workspaces/api-keys";
import { createWorkspace } from "@citelens/contract/workspaces/workspaces";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openLog } from "#platform/log.ts";
import { type AnswersWorld, openAnswersWorld } from "#test/answers-world.ts";
import { type Household, openHousehold } from "#test/household.ts";
import { validBody, validQuery } from "#test/valid-inputs.ts";

/** Streams that go on while their reader listens. */
const endlessStreams = ["watchVisits"];
/** Operations that close or remove what others need come last. */
const last = ["archiveCampaign", "deleteAudit", "deleteOptimization", "deleteThread", "deleteCampaign"];

const lines: string[] = [];
let open: AnswersWorld;
let house: Household;
let stranger: Household;
let reader: string;
let strangeReader: string;
let writer: string;
/** Reads another workspace of whoever owns the household. */
let neighbour: string;
beforeAll(async () => {
  open = await openAnswersWorld({ log: openLog("trace", { write: (line) => lines.push(line) }) });
  const root = await open.world.signUpRoot();
  house = await openHousehold(open, root);
  stranger = await openHousehold(open, root);
  open.world.stopClock();
  reader = await makeKey(house, ["read"]);
  strangeReader = await makeKey(stranger, ["read"]);
  writer = await makeKey(house, ["read", "write", "spend"]);
  const other = await open.world.call(
    createWorkspace,
    { body: { name: "Other", url: "https://other.example" } },
    house.home.access,
  );
  neighbour = await makeKey(house, ["read"], other.answer.id);
});
afterAll(() => open.close());

async function makeKey(of: Household, scopes: KeyScope[], projectId = of.home.projectId): Promise<string> {
  const params = { projectId };
  const body = { name: randomUUID(), scopes };
  return (await open.world.call(createApiKey, { params, body }, of.home.access)).answer.key;
}

interface KeyRequest {
  readonly by: string;
  readonly ids?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

async function send(operation: Operation, { by, ids = idsOf(house), headers }: KeyRequest) {
  const { method, path } = operation.endpoint;
  const payload = validBody(operation);
  const filled = path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? randomUUID());
  const response = await open.world.app.inject({
    method,
    url: `${apiBase}${filled}?${new URLSearchParams(validQuery(operation))}`,
    headers: { authorization: by, ...headers },
    ...(payload && { payload }),
  });
  return {
    status: response.statusCode,
    kind: response.headers["content-type"],
    body: response.body,
  };
}

function idsOf({ rows }: Household): Record<string, string> {
  return Object.fromEntries([...rows].map(([name, { id }]) => [name, id]));
}

const ofUsers = operations.filter(({ endpoint }) => endpoint.caller === "user");
const named = (some: readonly Operation[]) => some.map((operation) => [operation.name, operation] as const);
const read = ofUsers.filter(
  ({ name, endpoint }) => endpoint.scope === "read" && !endlessStreams.includes(name),
);
const ofWorkspaces = read.filter(({ endpoint }) => endpoint.path.includes(":projectId"));

describe.each(named(read))("%s", (_, operation) => {
  test("answers a key as it answers whoever made it", async () => {
    const person = await send(operation, { by: `Bearer ${house.home.access}` });
    const key = await send(operation, { by: `Api-Key ${reader}` });

    if (operation.name === "listWorkspaces") {
      expect(JSON.parse(key.body)).toEqual(
        JSON.parse(person.body).filter(({ id }: { id: string }) => id === house.home.projectId),
      );
      return;
    }
    expect(key).toEqual(person);
    expect([401, 403]).not.toContain(key.status);
  });
});

describe.each(named(ofWorkspaces))("%s", (_, operation) => {
  const foreign = [...operation.endpoint.path.matchAll(/:(\w+)/g)]
    .map(([, name]) => name ?? "")
    .filter((name) => name !== "checkId");

  test.each(foreign)("does not exist for a key of strangers that names a foreign %s", async (name) => {
    const ids = { ...idsOf(stranger), [name]: idsOf(house)[name] ?? "" };

    const reply = await send(operation, { by: `Api-Key ${strangeReader}`, ids });

    expect([reply.status, JSON.parse(reply.body)]).toMatchObject([404, { code: "NOT_FOUND" }]);
  });

  test("does not exist for a key of another workspace of the same person", async () => {
    const reply = await send(operation, { by: `Api-Key ${neighbour}` });

    expect([reply.status, JSON.parse(reply.body)]).toMatchObject([404, { code: "NOT_FOUND" }]);
  });
});

const forPeople = ofUsers.filter(({ endpoint }) => endpoint.scope === "none");
test.each(named(forPeople))("%s is done by no key, whatever its scopes", async (_, operation) => {
  const reply = await send(operation, { by: `Api-Key ${writer}` });

  expect([reply.status, JSON.parse(reply.body)]).toMatchObject([403, { code: "INSUFFICIENT_SCOPE" }]);
});

const changing = ofUsers
  .filter(({ endpoint }) => endpoint.scope === "write" || endpoint.scope === "spend")
  .toSorted((one, other) => last.indexOf(one.name) - last.indexOf(other.name));
describe.each(named(changing))("%s", (_, operation) => {
  test("is refused to a key that only reads, before anything is looked at", async () => {
    const reply = await send(operation, { by: `Api-Key ${reader}` });

    expect([reply.status, JSON.parse(reply.body)]).toMatchObject([403, { code: "INSUFFICIENT_SCOPE" }]);
  });
});

describe.each(named(changing))("%s by a key with its scope", (_, operation) => {
  test("is refused neither for the key nor for its scope", async () => {
    const reply = await send(operation, { by: `Api-Key ${writer}` });

    expect([401, 404], reply.body).not.toContain(reply.status);
    expect(reply.body).not.toContain("INSUFFICIENT_SCOPE");
  });
});

test("a key stands in no line of the log and in no refusal, wherever somebody puts it", async () => {
  const secret = await makeKey(house, ["read"]);
  const { projectId } = house.home;
  const url = `${apiBase}/projects/${projectId}/`;
  const campaigns = `${apiBase}${createCampaign.path.replace(":projectId", projectId)}`;
  const authorization = `Api-Key ${secret}`;
  const json = { "content-type": "application/json" };
  const requests = [
    { method: "GET", url, headers: { authorization } },
    { method: "GET", url: `${url}?key=${secret}`, headers: { authorization } },
    { method: "GET", url: `${apiBase}/projects/${secret}/`, headers: { authorization } },
    { method: "GET", url: `/${secret}`, headers: {} },
    { method: "GET", url, headers: { authorization: `Bearer ${secret}` } },
    { method: "GET", url, headers: { authorization: secret } },
    { method: "GET", url, headers: { authorization: `Api-Key ${secret}x` } },
    { method: "PATCH", url, headers: { authorization, ...json }, payload: `{"name": "${secret}` },
    { method: "PATCH", url, headers: { authorization, ...json }, payload: `{"name": "${secret}"}` },
    { method: "POST", url: campaigns, headers: { authorization, "idempotency-key": secret } },
    { method: "GET", url: `${url}answers/?page=${secret}`, headers: { authorization } },
    { method: "GET", url, headers: { authorization, "user-agent": secret, referer: secret } },
  ] as const;

  const replies = await Promise.all(requests.map((request) => open.world.app.inject(request)));
  await open.world.postgres.pool.query("alter table workspaces rename to hidden_workspaces");
  const failed = await open.world.app.inject(requests[0]);
  await open.world.postgres.pool.query("alter table hidden_workspaces rename to workspaces");
  const { rows } = await open.world.postgres.pool.query<{ id: string }>(
    "select id from api_keys where secret_hash = encode(sha256($1::bytea), 'hex')",
    [secret],
  );
  const keyId = rows[0]?.id ?? "";
  await open.world.call(revokeApiKey, { params: { projectId, keyId } }, house.home.access);
  await expect
    .poll(async () => (await open.world.app.inject(requests[0])).statusCode, { timeout: 5_000 })
    .toBe(401);

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([
    200,
    400,
    404,
    expect.any(Number), // the page, where it is built
    401,
    401,
    401,
    403,
    403,
    403,
    expect.any(Number),
    200,
  ]);
  expect(failed.statusCode).toBe(500);
  expect(lines.join("")).toContain("a request failed");
  expect(keyId).not.toBe("");
  expect(
    [...lines, ...replies.map(({ body }) => body), failed.body].filter((text) =>
      text.includes(secret.slice(12)),
    ),
  ).toEqual([]);
});
