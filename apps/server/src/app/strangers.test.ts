import { randomUUID } from "node:crypto";
import { operations } from "@citelens/contract/api";
import { apiBase } from "@citelens/contract/endpoint";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWorld, type Person, type World } from "#test/world.ts";

/** A body that would do, for each operation that asks for one: a stranger must be stopped by who they are. */
const bodies: Readonly<Record<string, object>> = {
  updateWorkspace: { name: "Taken over" },
  updateBrandSettings: { about_brand: "Taken over" },
  suggestBrandSettings: {},
  createCampaign: { name: "Taken over" },
  updateCampaign: { name: "Taken over" },
  estimateCampaign: {},
  suggestQueries: {},
  updateCompetitor: { status: "ignored" },
  shareAnswer: {},
  createApiKey: { name: "Back door" },
  renameApiKey: { name: "Back door" },
  updateBillingInfo: { billing_name: "Taken over" },
  checkoutCredits: { amount: 2000, currency: "eur" },
  confirmCredits: { session_id: "cs_somebody_elses" },
  checkoutSubscription: { plan: "creator", interval: "monthly" },
  confirmSubscription: { session_id: "cs_somebody_elses" },
  previewSubscription: { plan: "creator", interval: "monthly" },
  updateSubscription: { plan: "creator", interval: "monthly" },
  manageSubscription: {},
  confirmWorkspace: { session_id: "cs_somebody_elses" },
};
const queries: Readonly<Record<string, string>> = {
  listBotVisits: "?from_date=2026-01-01&to_date=2026-01-31",
};

let world: World;
let owner: Person;
let stranger: Person;
let projectId: string;
let keyId: string;
let strangersProjectId: string;
let secret: string;
beforeAll(async () => {
  world = await openWorld();
  [owner, stranger] = [await world.signUp(), await world.signUp()];
  projectId = (await world.createWorkspace(owner)).id;
  strangersProjectId = (await world.createWorkspace(stranger)).id;
  ({ id: keyId, key: secret } = await world.createKey(owner, { id: projectId }));
});
afterAll(() => world.close());

const ofUsers = operations.filter(({ endpoint }) => endpoint.caller === "user");
const ofWorkspaces = ofUsers.filter(({ endpoint }) => endpoint.path.includes(":projectId"));

async function ask(
  { name, endpoint }: (typeof operations)[number],
  ids: Readonly<Record<string, string>>,
  authorization?: string,
) {
  const path = endpoint.path.replace(/:(\w+)/g, (_, id: string) => ids[id] ?? randomUUID());
  const response = await world.app.inject({
    method: endpoint.method,
    url: `${apiBase}${path}${queries[name] ?? ""}`,
    headers: authorization ? { authorization } : {},
    ...(endpoint.body && { payload: bodies[name] ?? {} }),
  });
  return { status: response.statusCode, body: response.body };
}

test("covers every operation that takes a body", () => {
  const missing = ofWorkspaces.filter(({ name, endpoint }) => endpoint.body && !bodies[name]);

  expect(missing.map(({ name }) => name)).toEqual([]);
});

describe.each(ofUsers.map((operation) => [operation.name, operation] as const))("%s", (_, operation) => {
  test("asks for a sign-in, and takes no API key for one", async () => {
    const ids = { projectId, keyId };

    const answers = await Promise.all([
      ask(operation, ids),
      ask(operation, ids, `Api-Key ${secret}`),
      ask(operation, ids, `Bearer ${secret}`),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
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

const ofKeys = ofWorkspaces.filter(({ endpoint }) => endpoint.path.includes(":keyId"));
describe.each(ofKeys.map((operation) => [operation.name, operation] as const))("%s", (_, operation) => {
  test("finds no row of another workspace", async () => {
    const mixed = await ask(operation, { projectId: strangersProjectId, keyId }, `Bearer ${stranger.access}`);

    expect(mixed.status).toBe(404);
  });
});

test("nothing that strangers tried has changed anything", async () => {
  const { rows } = await world.postgres.pool.query(
    "select w.name, k.revoked_at, count(*) over ()::int as keys from workspaces w join api_keys k on k.workspace_id = w.id where w.id = $1",
    [projectId],
  );

  expect(rows).toEqual([{ name: "Example", revoked_at: null, keys: 1 }]);
});
