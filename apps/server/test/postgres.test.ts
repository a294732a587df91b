import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { createDatabaseFrom, createTemplate, createTestDatabase, type TestDatabase } from "./postgres.ts";
import { testServer } from "./postgres-server.ts";
import { tidyUpIfAlone } from "./postgres-setup.ts";

test("gives each caller a copy of the template of its own", async () => {
  const template = await templateOfTest("create table words as select 'one' as word");

  const [mine, yours] = await Promise.all([copyOf(template), copyOf(template)]);

  await run(mine.url, "insert into words values ('two')");
  expect(await run(mine.url, "select word from words")).toHaveLength(2);
  expect(await run(yours.url, "select word from words")).toEqual([{ word: "one" }]);
});

test("lets row-level security bind the copy's owner, as it binds the product", async () => {
  const template = await templateOfTest(`
    create table secrets as select 1 as one;
    alter table secrets enable row level security;
    alter table secrets force row level security`);

  const { url } = await copyOf(template);

  expect(await run(url, "select one from secrets")).toEqual([]);
});

test("migrates a template once for all who ask at the same time, and not again later", async () => {
  const name = randomName();
  let migrations = 0;
  const migrate = async (): Promise<void> => {
    migrations += 1;
  };

  const made = await Promise.all([1, 2, 3].map(() => createTemplate(name, migrate)));
  onTestFinished(() => dropTemplate(made[0] ?? ""));

  expect(new Set([...made, await createTemplate(name, migrate)]).size).toBe(1);
  expect(migrations).toBe(1);
});

test("leaves no template behind a migration that failed, so the next try begins again", async () => {
  const name = randomName();
  const failing = createTemplate(name, (url) =>
    run(url, "create table half (); select no_such_column").then(() => undefined),
  );

  await expect(failing).rejects.toThrow("no_such_column");

  const template = await createTemplate(name, (url) =>
    run(url, "create table half ()").then(() => undefined),
  );
  onTestFinished(() => dropTemplate(template));
  expect(await run((await copyOf(template)).url, "select from half")).toEqual([]);
});

test("drops a copy while others are connected to it", async () => {
  const { url, drop } = await createDatabaseFrom(await templateOfTest("select 1"));
  const client = new Client({ connectionString: url });
  const ended = new Promise((resolve) => client.on("error", resolve));
  await client.connect();

  await drop();

  expect(String(await ended)).toMatch(/terminat/);
  await expect(run(url, "select 1")).rejects.toThrow(/does not exist/);
});

test("has the product's tables in a test database", async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());

  const tables = await run(database.url, "select tablename from pg_tables where schemaname = 'public'");

  expect(tables).toContainEqual({ tablename: "workspaces" });
});

test("leaves the server and its databases alone while somebody else is connected", async () => {
  const { url } = await copyOf(await templateOfTest("select 1"));
  const somebody = new Client({ connectionString: url });
  await somebody.connect();
  onTestFinished(() => somebody.end());

  expect(await tidyUpIfAlone()).toBe(false);

  expect((await somebody.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

async function templateOfTest(statements: string): Promise<string> {
  const template = await createTemplate(randomName(), (url) => run(url, statements).then(() => undefined));
  onTestFinished(() => dropTemplate(template));
  return template;
}

async function copyOf(template: string): Promise<TestDatabase> {
  const database = await createDatabaseFrom(template);
  onTestFinished(() => database.drop());
  return database;
}

async function dropTemplate(template: string): Promise<void> {
  const { admin } = await testServer();
  await admin.query(`drop database ${template}`);
}

async function run(url: string, statements: string): Promise<readonly unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statements)).rows;
  } finally {
    await client.end();
  }
}

function randomName(): string {
  return `of_test_${randomBytes(6).toString("hex")}`;
}
