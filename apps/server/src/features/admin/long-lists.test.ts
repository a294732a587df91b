import { randomUUID } from "node:crypto";
import { updateMe } from "@citelens/contract/accounts/accounts";
import * as contract from "@citelens/contract/platform/admin";
import { listDeletions } from "@citelens/contract/platform/deletions";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWorld, type Person, type World } from "#test/world.ts";

const bound = 10_000;
const rows = bound + 50;

let world: World;
let root: Person;
let owner: Person;

/** More than are counted: 10,050 mails to one address and three to another, the newest last. */
beforeAll(async () => {
  world = await openWorld();
  root = await world.signUpRoot();
  owner = await world.signUp();
  await world.createWorkspace(owner);
  await insert(
    `insert into mails (id, kind, recipient, subject, status, created)
     select gen_random_uuid(), 'test', 'many@letters.example', 'Letter ' || n, 'SENT', now() - interval '1 day' + n * interval '1 second'
     from generate_series(1, ${rows}) as n
     union all
     select gen_random_uuid(), 'test', 'few@letters.example', 'Card ' || n, 'SENT', now() - interval '2 days' + n * interval '1 second'
     from generate_series(1, 3) as n`,
  );
});
afterAll(() => world.close());

const insert = (statement: string, values: unknown[] = []) => world.postgres.pool.query(statement, values);

async function mails(query: { search?: string; page?: number; page_size?: number }) {
  const { answer } = await world.call(contract.listMails, { query }, root.access);
  const { count, count_is_bound, next, previous, results } = answer;
  return { count, count_is_bound, next, previous, subjects: results.map(({ subject }) => subject) };
}

const pageOf = (address: string | null): string | null =>
  address && new URL(address, "http://localhost").searchParams.get("page");

describe("a list of more rows than are counted", () => {
  test("says so, and can be read to its end", async () => {
    const first = await mails({});
    const { rows: total } = await insert("select count(*)::int as count from mails");
    const pages = Math.ceil((total[0]?.count ?? 0) / 100);
    const last = await mails({ page: pages, page_size: 100 });
    const past = await mails({ page: pages + 1, page_size: 100 });

    expect(first).toMatchObject({ count: bound, count_is_bound: true, previous: null });
    expect(pageOf(first.next)).toBe("2");
    expect(last.subjects.slice(-3)).toEqual(["Card 3", "Card 2", "Card 1"]);
    expect([last.next, pageOf(last.previous)]).toEqual([null, String(pages - 1)]);
    expect(past).toMatchObject({ count: bound, count_is_bound: true, next: null, subjects: [] });
    expect(pageOf(past.previous)).toBe(String(pages));
  });

  test("shows the newest of what a search finds, as far as it counts", async () => {
    const first = await mails({ search: "many@letters", page_size: 100 });
    const last = await mails({ search: "MANY@letters", page_size: 100, page: 100 });
    const past = await mails({ search: "many@letters", page_size: 100, page: 101 });
    const uneven = await mails({ search: "many@letters", page_size: 30, page: 334 });

    expect(first).toMatchObject({ count: bound, count_is_bound: true });
    expect(first.subjects[0]).toBe(`Letter ${rows}`);
    expect(last.subjects.at(-1)).toBe(`Letter ${rows - bound + 1}`);
    expect([pageOf(first.next), last.next]).toEqual(["2", null]);
    expect(past).toMatchObject({ count: bound, next: null, subjects: [] });
    expect([uneven.subjects.length, uneven.next]).toEqual([bound % 30, null]);
  });

  test("is counted exactly where a search finds few, with its last page and what is past it", async () => {
    const first = await mails({ search: "few@letters", page_size: 2 });
    const last = await mails({ search: "few@letters", page_size: 2, page: 2 });
    const past = await mails({ search: "few@letters", page_size: 2, page: 9 });

    expect(first).toMatchObject({ count: 3, count_is_bound: false, subjects: ["Card 3", "Card 2"] });
    expect([pageOf(first.next), first.previous]).toEqual(["2", null]);
    expect(last).toMatchObject({ count: 3, next: null, subjects: ["Card 1"] });
    expect(past).toMatchObject({ count: 3, next: null, subjects: [] });
    expect(pageOf(past.previous)).toBe("2");
  });
});

test("two letters find the beginnings of words, three any part, and marks alone nothing", async () => {
  const found = async (search: string) => (await mails({ search, page_size: 1 })).count;

  expect(await found("ca")).toBe(3);
  expect(await found("rd")).toBe(0);
  expect(await found("ard")).toBe(3);
  expect(await found("few letters")).toBe(3);
  expect(await found("@")).toBe(0);
  expect(await found("%%%")).toBe(0);
  expect(await found("c_rd")).toBe(0);
});

test("organizations, workspaces and agencies are found by their owner, however many owners a text finds", async () => {
  // The newest 600 owners have nothing; those who have are older.
  await insert(
    `insert into users (id, email, email_key, password_hash, first_name, last_name, created)
     select gen_random_uuid(), 'crowd' || n || '@crowd.example', 'crowd' || n || '@crowd.example', 'none', 'Crowd', 'Member',
       case when n <= 3 then now() - interval '9 days' else now() end
     from generate_series(1, 603) as n`,
  );
  await insert(
    `insert into organizations (id, owner_id, created)
     select gen_random_uuid(), id, created from users where email_key in ('crowd1@crowd.example', 'crowd2@crowd.example')`,
  );
  await insert(
    `insert into workspaces (id, organization_id, name, url, description, time_zone, created)
     select gen_random_uuid(), organizations.id, 'Theirs', 'https://theirs.example', '', 'UTC', now()
     from organizations join users on users.id = owner_id where email_key = 'crowd2@crowd.example'`,
  );
  const query = { search: "crowd" };
  const { answer: organizations } = await world.call(contract.listOrganizations, { query }, root.access);
  const { answer: workspaces } = await world.call(contract.listAllWorkspaces, { query }, root.access);

  expect(organizations).toMatchObject({ count: 2, count_is_bound: false });
  expect(workspaces.results).toMatchObject([{ name: "Theirs", owner_email: "crowd2@crowd.example" }]);
});

test("a new name is found everywhere, and that of a deleted account nowhere", async () => {
  const person = await world.signUp();
  await world.createWorkspace(person);
  const counts = async (search: string) => {
    const lists = [contract.listUsers, contract.listOrganizations, contract.listAllWorkspaces] as const;
    return Promise.all(
      lists.map(async (list) => (await world.call(list, { query: { search } }, root.access)).answer.count),
    );
  };

  await world.call(updateMe, { body: { first_name: "Zephyrine" } }, person.access);
  expect(await counts("zephyrine")).toEqual([1, 1, 1]);
  await world.call(updateMe, { body: { first_name: "Ottilie" } }, person.access);
  expect([await counts("zephyrine"), await counts("ottilie")]).toEqual([
    [0, 0, 0],
    [1, 1, 1],
  ]);
  await insert("update users set deleted_at = now() where id = $1", [person.user.id]);
  expect(await counts("ottilie")).toEqual([0, 0, 0]);
});

test("an id finds its row alone", async () => {
  const all = await world.call(contract.listAllWorkspaces, { query: { search: owner.email } }, root.access);
  const id = all.answer.results[0]?.id ?? "";

  const by = async (search: string) =>
    (await world.call(contract.listAllWorkspaces, { query: { search } }, root.access)).answer.results.map(
      (row) => row.id,
    );
  const user = await world.call(contract.listUsers, { query: { search: owner.user.id } }, root.access);

  expect(await by(id.toUpperCase())).toEqual([id]);
  expect(await by(randomUUID())).toEqual([]);
  expect(user.answer).toMatchObject({ count: 1, results: [{ email: owner.email }] });
});

test("entries of a user are found as actor, as impersonator and as subject, each once", async () => {
  const user = randomUUID();
  await insert(
    `insert into audit_log (id, at, action, actor_id, impersonator_id, subject_id, details) values
      (gen_random_uuid(), now() - interval '4 minutes', 'first', $1, null, null, '{}'),
      (gen_random_uuid(), now() - interval '3 minutes', 'second', null, $1, null, '{}'),
      (gen_random_uuid(), now() - interval '2 minutes', 'third', $1, $1, $1, '{}'),
      (gen_random_uuid(), now() - interval '1 minute', 'fourth', null, null, $1, '{}')`,
    [user],
  );

  const { answer } = await world.call(contract.listAudit, { query: { user } }, root.access);

  expect(answer.results.map(({ action }) => action)).toEqual(["fourth", "third", "second", "first"]);
  expect(answer).toMatchObject({ count: 4, count_is_bound: false });
});

test("deletions that are over, and those that are not, are lists of their own", async () => {
  await insert(
    `insert into deletions (id, kind, subject_id, asked_at, not_before, finished_at, checked_at) values
      (gen_random_uuid(), 'ACCOUNT', gen_random_uuid(), now(), now() + interval '1 day', null, null),
      (gen_random_uuid(), 'ACCOUNT', gen_random_uuid(), now(), now(), now(), now())`,
  );
  const counts = await Promise.all(
    (["all", "open", "done"] as const).map(
      async (state) => (await world.call(listDeletions, { query: { state } }, root.access)).answer.count,
    ),
  );

  expect(counts).toEqual([2, 1, 1]);
});

test("searches read no table from end to end: PostgreSQL has the indices, and plans by them", async () => {
  const client = await world.postgres.pool.connect();
  try {
    // So that a plan shows whether it could go by the index of the text, however small the table is.
    await client.query(
      "set enable_seqscan = off; set enable_indexscan = off; set enable_indexonlyscan = off",
    );
    const planned = async (statement: string): Promise<string> => {
      const { rows: lines } = await client.query(`explain ${statement}`);
      return lines.map((line) => line["QUERY PLAN"]).join("\n");
    };
    for (const [table, column, index] of [
      ["user_texts", "text", "user_texts_text"],
      ["organization_texts", "text", "organization_texts_text"],
      ["workspace_texts", "text", "workspace_texts_text"],
      ["workspace_texts", "owner_text", "workspace_texts_owner"],
      ["agencies", "search_text", "agencies_text"],
      ["mails", "search_text", "mails_text"],
    ])
      expect(await planned(`select id from ${table} where ${column} like '%abc%'`)).toContain(index);
    expect(
      await planned(
        `select id from api_keys where (prefix collate "C") >= 'clk_a' and (prefix collate "C") < 'clk_b'`,
      ),
    ).toContain("api_keys_prefix");
  } finally {
    client.release(true);
  }
});
