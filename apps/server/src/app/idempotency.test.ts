import { randomUUID } from "node:crypto";
import { deleteMe } from "@citelens/contract/accounts/accounts";
import { type Operation, operations } from "@citelens/contract/api";
import { apiBase } from "@citelens/contract/base/endpoint";
import { createOptimization } from "@citelens/contract/content/content-studio";
import { createCampaign } from "@citelens/contract/visibility/campaigns";
import { listWorkspaces, removeMember } from "@citelens/contract/workspaces/workspaces";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { inTransaction } from "#platform/tools.ts";
import { type AnswersWorld, openAnswersWorld } from "#test/answers-world.ts";
import { type Household, openHousehold } from "#test/household.ts";
import { validBody, validQuery } from "#test/valid-inputs.ts";
import type { Person } from "#test/world.ts";

/**
 * Members' operations that take a key and are refused as things stand here, each with the status: for them the test shows that six get
 * the same refusal, and that none of it is kept.
 */
const refusedHere: Readonly<Record<string, number>> = {
  readAnnouncement: 404,
  acceptInvitation: 404,
  createWarehouse: 409,
  checkWhiteLabelHost: 409,
  suggestBrandSettings: 409,
  suggestQueries: 409,
  cancelSubscription: 409,
  reactivateSubscription: 409,
  updateSubscription: 409,
  cancelAudit: 409,
  cancelOptimization: 409,
  stopReply: 409,
};
/** Operations that stand in the way of others come last. */
const last = ["pauseCampaign", "activateCampaign", "archiveCampaign", "revokeInvitation", "recheckIssue"];
/** Rows that an operation needs anew. */
const prepared: Readonly<Record<string, (of: Household) => Promise<Readonly<Record<string, string>>>>> = {
  launchCampaign: async ({ home }) => {
    const body = {
      name: "Winter",
      brand: { name: "Acme", domains: ["acme.example"] },
      queries: ["best winter shoes"],
      operator_models: ["chatgpt"],
    };
    return { campaignId: (await home.ask(createCampaign, { body })).answer.id };
  },
  generateOptimization: async ({ home }) => {
    const body = { queries: [{ text: "best winter shoes" }] };
    return { optimizationId: (await home.ask(createOptimization, { body })).answer.id };
  },
  recheckIssue: async ({ home }) => {
    await inTransaction(open.world.tools, ({ db }) =>
      db.execute(sql`update audits set status = 'DONE' where workspace_id = ${home.projectId}`),
    );
    return {};
  },
};

/** Tables that were written to by statements outside of transactions, which go to the pool itself. */
const writtenApart = new Set<string>();
const textOf = (query: unknown): string =>
  z.union([z.string(), z.object({ text: z.string() }).transform(({ text }) => text)]).parse(query);

let open: AnswersWorld;
let root: Person;
let first: Household;
let second: Household;
beforeAll(async () => {
  open = await openAnswersWorld();
  root = await open.world.signUpRoot();
  first = await openHousehold(open, root);
  second = await openHousehold(open, root);
  const { pool } = open.world.postgres;
  const { query } = pool;
  Object.assign(pool, {
    query: (first: unknown, ...others: unknown[]) => {
      const table = /\b(?:insert into|update|delete from) (?:\w+\.)?"?(\w+)/i.exec(textOf(first))?.[1];
      if (table !== undefined) writtenApart.add(table);
      return Reflect.apply(query, pool, [first, ...others]);
    },
  });
});
afterAll(() => open.close());

/** Tables that statements of their own may store beside the transactions that mark the key, and why that may be stored twice. */
const storedApart: Readonly<Record<string, string>> = {
  rate_limits: "counts tries",
  limit_refusals: "counts refusals",
  tracking_counters: "counts visits, of which the test visit is one",
  audit_log: "notes each try to pay",
  billing_orders: "is nothing until it is paid, and opening a payment page ends the one before",
  sandbox_checkouts: "is a page of the sandbox that somebody would have to pay",
  sandbox_portals: "is a page of the sandbox that changes nothing by itself",
  job_common: "reads pages again that were read, which asks nothing of anybody twice",
  instances: "says that a process lives",
  idempotency_keys: "is the key",
};

const keyed = operations
  .filter(({ endpoint }) => endpoint.takesIdempotencyKey && endpoint.caller === "user")
  .toSorted((one, other) => last.indexOf(one.name) - last.indexOf(other.name));

interface KeyedRequest {
  readonly of: Household;
  readonly key: string;
  /** In place of those of the household. */
  readonly ids?: Readonly<Record<string, string>>;
}

async function send(operation: Operation, { of, key, ids = {} }: KeyedRequest) {
  const body = bodyOf(operation, of);
  const path = operation.endpoint.path.replace(
    /:(\w+)/g,
    (_, name: string) => ids[name] ?? of.rows.get(name)?.id ?? randomUUID(),
  );
  const response = await open.world.app.inject({
    method: "POST",
    url: `${apiBase}${path}?${new URLSearchParams(validQuery(operation))}`,
    headers: { authorization: `Bearer ${of.home.access}`, "idempotency-key": key },
    ...(body !== undefined && { payload: body }),
  });
  return {
    status: response.statusCode,
    body: response.body,
    isReplayed: response.headers["idempotent-replayed"] === "true",
  };
}

function bodyOf(operation: Operation, { home }: Household): object | undefined {
  const body = validBody(operation);
  return body && "project" in body ? { ...body, project: home.projectId } : body;
}

/** Another operation in the same workspace, or another one in none. */
function otherThan({ name, endpoint: { path } }: Operation): Operation | undefined {
  const isWithin = path.includes(":projectId") || name === "invite";
  const names = isWithin ? ["createThread", "createCampaign"] : ["createWorkspace", "createDemo"];
  return operations.find((one) => one.name === names.find((other) => other !== name));
}

/** How many rows each table has. */
async function counted(): Promise<Map<string, number>> {
  const { pool } = open.world.postgres;
  const { rows: tables } = await pool.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int as rows from "${name}"`);
  const { rows } = await pool.query<{ name: string; rows: number }>(counts.join(" union all "));
  return new Map(rows.map(({ name, rows }) => [name, rows]));
}

function grown(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): object {
  const growth = [...after].map(([name, rows]) => [name, rows - (before.get(name) ?? 0)] as const);
  return Object.fromEntries(growth.filter(([, rows]) => rows !== 0));
}

test.each(keyed)("$name refuses a malformed key", async (operation) => {
  const answers = [
    await send(operation, { of: first, key: "" }),
    await send(operation, { of: first, key: "x".repeat(256) }),
  ];

  for (const { status, body } of answers)
    expect([status, JSON.parse(body).code]).toEqual([400, "IDEMPOTENCY_KEY_MALFORMED"]);
});

describe.each(keyed)("$name", (operation) => {
  test("is done once by six requests with one key, and apart for another account's", async () => {
    const key = `six clicks: ${operation.name}`;
    const other = otherThan(operation);

    const prepare = prepared[operation.name] ?? (async () => ({}));
    const [own, foreign] = [await prepare(first), await prepare(second)];

    const before = await counted();
    const six = await Promise.all(
      Array.from({ length: 6 }, () => send(operation, { of: first, key, ids: own })),
    );
    const between = await counted();
    const theirs = await send(operation, { of: second, key, ids: foreign });
    const after = await counted();
    const reused = other && (await send(other, { of: first, key }));

    const status = six[0]?.status ?? 0;
    expect(new Set(six.map(({ status, body }) => `${status} ${body}`)).size, six[0]?.body).toBe(1);
    expect(theirs).toMatchObject({ status, isReplayed: false });
    if (status >= 300) {
      expect(status, six[0]?.body).toBe(refusedHere[operation.name]);
      expect(six.filter(({ isReplayed }) => isReplayed)).toEqual([]);
      return;
    }
    expect(refusedHere[operation.name]).toBeUndefined();
    expect(six.filter(({ isReplayed }) => isReplayed)).toHaveLength(5);
    expect(grown(before, between)).toEqual(grown(between, after));
    expect(reused).toMatchObject({ status: 409 });
    expect(JSON.parse(reused?.body ?? "{}")).toMatchObject({ code: "IDEMPOTENCY_KEY_REUSED" });
  });
});

test("whatever else these operations store is stored in transactions, which mark the key", () => {
  expect([...writtenApart].filter((table) => !(table in storedApart))).toEqual([]);
  expect(writtenApart).toContain("rate_limits"); // so it would be seen
});

const createIn = (
  app: FastifyInstance,
  by: Person,
  { key, path, name }: Record<"key" | "path" | "name", string>,
) =>
  app.inject({
    method: "POST",
    url: `${apiBase}/projects/${path}`,
    headers: { authorization: `Bearer ${by.access}`, "idempotency-key": key },
    payload: { name, url: "https://www.example.com" },
  });

test("of six requests to two instances one is done", async () => {
  const { world } = open;
  const [person, second] = [await world.signUp(), await world.secondInstance()];

  const sent = { key: "two instances", path: "", name: "Example" };
  const apps = [world.app, second.app, world.app, second.app, world.app, second.app];
  const six = await Promise.all(apps.map((app) => createIn(app, person, sent)));

  expect(new Set(six.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  const made = (await world.call(listWorkspaces, {}, person.access)).answer;
  expect([six[0]?.statusCode, made.length]).toEqual([201, 1]);
});

test("a key that is shown once comes again to whoever made it alone, and to nobody who has left", async () => {
  const { world } = open;
  const [owner, member] = [await world.signUp(), await world.signUp()];
  const { id } = await world.createWorkspace(owner);
  const { pool } = world.postgres;
  await pool.query("insert into members values ($1, $2, 'MEMBER', now())", [id, member.user.id]);
  const sent = { key: "the same key", path: `${id}/api-keys/`, name: "Shop" };

  const [made, again] = [await createIn(world.app, owner, sent), await createIn(world.app, owner, sent)];
  const theirs = await createIn(world.app, member, { ...sent, name: "Other" });
  await world.call(removeMember, { params: { projectId: id, userId: member.user.id } }, owner.access);
  const left = await createIn(world.app, member, { ...sent, name: "Other" });
  const strangers = await createIn(world.app, await world.signUp(), sent);

  expect([made.statusCode, again.body]).toEqual([201, made.body]);
  expect(theirs.json().name).toBe("Other");
  expect([left.statusCode, strangers.statusCode]).toEqual([404, 404]);
  const rows = JSON.stringify((await pool.query("select * from idempotency_keys")).rows);
  expect(rows).not.toContain(made.json().key);
});

test("of six requests of a superuser one is done", async () => {
  const send = () =>
    open.world.app.inject({
      method: "POST",
      url: `${apiBase}/admin/announcements/`,
      headers: { authorization: `Bearer ${root.access}`, "idempotency-key": "announced once" },
      payload: { title: "Announced once", content: "And no more." },
    });

  const six = await Promise.all(Array.from({ length: 6 }, send));

  expect(new Set(six.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  const { pool } = open.world.postgres;
  const { rowCount } = await pool.query("select from announcements where title = 'Announced once'");
  expect([six[0]?.statusCode, rowCount]).toEqual([201, 1]);
});

test("what is refused before anything is done for it leaves no key", async () => {
  const { world } = open;
  const [person, stranger] = [await world.signUp(), await world.signUp()];
  const { id } = await world.createWorkspace(person);
  const sent = { key: "refused at first", path: `${id}/api-keys/`, name: "Shop" };

  const refused = [
    await createIn(world.app, person, { ...sent, name: "x".repeat(65 * 1024) }),
    await createIn(world.app, person, { ...sent, name: "" }),
    await createIn(world.app, stranger, sent),
  ];
  const { rowCount } = await world.postgres.pool.query(
    "select from idempotency_keys where user_id in ($1, $2)",
    [person.user.id, stranger.user.id],
  );
  const done = await createIn(world.app, person, sent);

  expect(refused.map(({ statusCode }) => statusCode)).toEqual([413, 400, 404]);
  expect([rowCount, done.statusCode]).toEqual([0, 201]);
});

test("without a key what is sent twice is done twice", async () => {
  const { world } = open;
  const person = await world.signUp();
  const { id } = await world.createWorkspace(person);

  const [one, other] = [
    await world.call(createCampaign, { params: { projectId: id }, body: { name: "Twice" } }, person.access),
    await world.call(createCampaign, { params: { projectId: id }, body: { name: "Twice" } }, person.access),
  ];

  expect([one.status, other.status]).toEqual([201, 201]);
  expect(one.answer.id).not.toBe(other.answer.id);
});

test("the document of the API tells of the header where it is taken, and nowhere else", async () => {
  const { paths } = (await open.world.app.inject(`${apiBase}/openapi.json`)).json();

  const telling = operations.filter(({ endpoint: { method, path } }) =>
    JSON.stringify(paths[path.replace(/:(\w+)/g, "{$1}")][method.toLowerCase()].parameters).includes(
      '"idempotency-key","in":"header"',
    ),
  );

  expect(telling.map(({ name }) => name)).toEqual(
    operations.filter(({ endpoint }) => endpoint.takesIdempotencyKey).map(({ name }) => name),
  );
});

test("the keys of an account go with it", async () => {
  const { world } = open;
  const person = await world.signUp();
  const created = await world.app.inject({
    method: "POST",
    url: `${apiBase}/projects/`,
    headers: { authorization: `Bearer ${person.access}`, "idempotency-key": "the first workspace" },
    payload: { name: "Example", url: "https://www.example.com" },
  });
  const rows = () =>
    world.postgres.pool.query("select from idempotency_keys where user_id = $1", [person.user.id]);
  expect([created.statusCode, (await rows()).rowCount]).toEqual([201, 1]);

  await world.call(deleteMe, { body: { password: person.password } }, person.access);

  expect((await rows()).rowCount).toBe(0);
});
