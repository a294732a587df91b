import { randomUUID } from "node:crypto";
import { updateMe } from "@citelens/contract/accounts/accounts";
import { createAgency, listOrganizations } from "@citelens/contract/platform/admin";
import { type SearchHit, searchEverything } from "@citelens/contract/platform/admin-search";
import { revokeApiKey } from "@citelens/contract/workspaces/api-keys";
import { deleteWorkspace, updateWorkspace } from "@citelens/contract/workspaces/workspaces";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, type Person, type World } from "#test/world.ts";

let world: World;
let root: Person;
let owner: Person;
let projectId: string;
let organizationId: string;
let key: { readonly id: string; readonly key: string; readonly prefix: string };

beforeAll(async () => {
  world = await openWorld();
  root = await world.signUpRoot();
  owner = await world.signUp();
  await world.call(updateMe, { body: { first_name: "Wilhelmina", last_name: "Quartz" } }, owner.access);
  projectId = (await world.createWorkspace(owner, "https://www.copper-kettle.example")).id;
  await world.call(
    updateWorkspace,
    { params: { projectId }, body: { name: "Kettle 50%_off" } },
    owner.access,
  );
  key = await world.createKey(owner, { id: projectId });
  const found = await world.call(listOrganizations, { query: { search: owner.email } }, root.access);
  organizationId = found.answer.results[0]?.id ?? "";
});
afterAll(() => world.close());

async function find(q: string): Promise<readonly SearchHit[]> {
  const { status, answer } = await world.call(searchEverything, { query: { q } }, root.access);
  expect(status).toBe(200);
  return answer.hits;
}

const kindsOf = (hits: readonly SearchHit[]): string[] => [...new Set(hits.map(({ kind }) => kind))];
const insert = (statement: string, values: unknown[] = []) => world.postgres.pool.query(statement, values);

/** Accounts as they would sign up, without the seconds that their passwords take. */
async function addUsers(
  rows: readonly (readonly [email: string, first: string, last: string])[],
): Promise<void> {
  for (const [email, first, last] of rows)
    await insert(
      `insert into users (id, email, email_key, password_hash, first_name, last_name, created)
       values ($1, $2, $2, 'none', $3, $4, now())`,
      [randomUUID(), email, first, last],
    );
}

test("finds users by e-mail and name, with the organization that they own", async () => {
  const user = {
    kind: "user",
    id: owner.user.id,
    title: owner.email,
    detail: "Wilhelmina Quartz",
  };
  const organization = {
    kind: "organization",
    id: organizationId,
    title: owner.email,
    detail: "Wilhelmina Quartz",
    organization_id: organizationId,
  };

  expect(await find(owner.email.toUpperCase())).toEqual([user, organization]);
  expect(await find("helmina qua")).toEqual([user, organization]);
  expect(await find("wi")).toEqual(expect.arrayContaining([user, organization]));
});

test("finds organizations by the name of their agency and of their invoices", async () => {
  await world.call(
    createAgency,
    {
      body: {
        organization_id: organizationId,
        name: "Hazelnut Agency",
        primary_color: "#112233",
        secondary_color: "#445566",
        reason: "A partner",
        key: randomUUID(),
      },
    },
    root.access,
  );
  await insert(
    `insert into billing_accounts (organization_id, name, customer_id, updated) values ($1, 'Marzipan Holding', 'cus_77', now())
     on conflict (organization_id) do update set name = excluded.name, customer_id = excluded.customer_id`,
    [organizationId],
  );
  const organization = {
    kind: "organization",
    id: organizationId,
    title: owner.email,
    detail: "Wilhelmina Quartz · Hazelnut Agency · Marzipan Holding",
    organization_id: organizationId,
  };

  expect(await find("hazel")).toEqual([organization]);
  expect(await find("pan hold")).toEqual([organization]);
  expect(await find("cus_77")).toEqual([organization]);
});

test("finds workspaces by name and site, as they are called now, and no deleted ones", async () => {
  const workspace = {
    kind: "workspace",
    id: projectId,
    title: "Kettle 50%_off",
    detail: `www.copper-kettle.example · ${owner.email}`,
    organization_id: organizationId,
    workspace_id: projectId,
  };
  const deleted = await world.createWorkspace(owner, "https://copper-lid.example");
  await world.call(deleteWorkspace, { params: { projectId: deleted.id } }, owner.access);

  expect(await find("copper")).toEqual([workspace]);
  expect(await find("https://www.copper-kettle.example")).toEqual([workspace]);
  expect(await find("50%_off")).toEqual([workspace]);
  expect(await find("Example Copper")).toEqual([]);
});

test("finds a key by its first characters, shows no more of it, and says when it was revoked", async () => {
  const hit = {
    kind: "api_key",
    id: key.id,
    title: `${key.prefix}…`,
    detail: expect.stringMatching(/^Key [\w-]+ · Kettle 50%_off$/),
    organization_id: organizationId,
    workspace_id: projectId,
  };

  const hits = await find(key.prefix);
  expect(hits).toEqual([hit]);
  expect(await find(key.prefix.slice(0, 9))).toEqual([hit]);
  expect(await find(key.key)).toEqual([hit]);
  expect(JSON.stringify(hits)).not.toContain(key.key.slice(0, 13));
  expect(await find("clk_")).toEqual([]);

  await world.call(revokeApiKey, { params: { projectId, keyId: key.id } }, owner.access);
  expect((await find(key.prefix))[0]?.detail).toMatch(/ · revoked$/);
});

test("finds orders by what the gateway calls them", async () => {
  const id = randomUUID();
  await insert(
    `insert into billing_orders (id, organization_id, kind, amount_cents, currency, checkout_id, payment_id, created)
     values ($1, $2, 'credits', 1950, 'usd', 'cs_901', 'pi_902', now())`,
    [id, organizationId],
  );
  const order = {
    kind: "order",
    id,
    title: "pi_902",
    detail: `credits · 19.50 USD · ${owner.email}`,
    organization_id: organizationId,
  };

  expect(await find("pi_902")).toEqual([order]);
  expect(await find("cs_901")).toEqual([order]);
  expect(await find(id)).toEqual([order]);
  expect(await find("pi_90")).toEqual([]);
});

test("finds everything by its exact id", async () => {
  const ids = [owner.user.id, organizationId, projectId, key.id];

  const found = await Promise.all(ids.map(async (id) => find(id.toUpperCase())));

  expect(found.map((hits) => hits.map(({ kind, id }) => [kind, id]))).toEqual([
    [["user", owner.user.id]],
    [["organization", organizationId]],
    [["workspace", projectId]],
    [["api_key", key.id]],
  ]);
  expect(await find(randomUUID())).toEqual([]);
});

test("shows whole words first, then what begins with the text, then what has it within, five of each kind", async () => {
  await addUsers([
    ["a@one.example", "Xanthe", "Superbrindle"],
    ["b@one.example", "Xanthe", "Brindlemore"],
    ["brindle@one.example", "Ava", "Moss"],
    ["d@brindlebay.example", "Ava", "Moss"],
    ...Array.from(
      { length: 6 },
      (_, nth) => [`n${nth}@one.example`, "Xanthe", `Underbrindle${nth}`] as const,
    ),
  ]);

  const hits = await find("brindle");

  expect(hits.map(({ kind, title }) => [kind, title])).toEqual([
    ["user", "brindle@one.example"],
    ["user", "d@brindlebay.example"],
    ["user", "b@one.example"],
    ["user", "a@one.example"],
    ["user", expect.stringMatching(/^n\d@/)],
  ]);
});

test("takes two letters for the beginning of a word, and wildcards for what they are", async () => {
  await addUsers([["zq@one.example", "Mo", "Azqa"]]);

  expect((await find("zq")).map(({ title }) => title)).toEqual(["zq@one.example"]);
  expect(await find("qa")).toEqual((await find("qa")).filter(({ title }) => title !== "zq@one.example"));
  expect(await find("%%")).toEqual([]);
  expect(await find("q_artz")).toEqual([]);
  expect(await find("Wilh%")).toEqual([]);
  expect(await find("\\\\")).toEqual([]);
});

test("shows neither deleted accounts nor anything secret", async () => {
  await addUsers([["gone@one.example", "Gone", "Persimmon"]]);
  await insert("update users set deleted_at = now() where email_key = 'gone@one.example'");

  expect(await find("persimmon")).toEqual([]);
  expect(kindsOf(await find("argon2"))).toEqual([]);
});

test.each([[""], ["a"], [" a "], ["a".repeat(201)]])(
  "refuses %j, which is too short or too long",
  async (q) => {
    const { status } = await world.call(searchEverything, { query: { q } }, root.access);

    expect(status).toBe(400);
  },
);

test("is refused to members of what it would find", async () => {
  const { status } = await world.call(searchEverything, { query: { q: "copper" } }, owner.access);

  expect(status).toBe(403);
});
