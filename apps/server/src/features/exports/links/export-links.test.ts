import { apiBase } from "@citelens/contract/base/endpoint";
import { exportLinksMax } from "@citelens/contract/platform/exports";
import { createApiKey } from "@citelens/contract/workspaces/api-keys";
import { beforeAll, expect, test } from "vitest";
import { sharedWorld, type World, worldOfTest } from "#test/world.ts";
import { openExports } from "../exports.test-helper.ts";

let world: World;
beforeAll(async () => {
  world = await sharedWorld();
});

const afterDays = (days: number): string =>
  new Date(world.tools.now().getTime() + days * 86_400_000).toISOString();

test.each(["csv", "ndjson", "xlsx"] as const)(
  "an address answers its list as %s to whoever has it",
  async (format) => {
    const { link, links, open, fileOf, owner } = await openExports(world);

    const { status, answer } = await link({ format });
    const file = await open(answer.url);

    expect(status).toBe(201);
    expect(answer.url).toMatch(/\/exports\/links\/[\w-]{43}$/);
    expect(file.statusCode).toBe(200);
    if (format !== "xlsx") expect(file.body).toBe((await fileOf(format)).body);
    expect(file.headers).toMatchObject({
      "content-disposition": `attachment; filename="credit-usage.${format}"`,
      "referrer-policy": "no-referrer",
      "cache-control": "private, no-store",
    });
    expect(await links()).toMatchObject([
      {
        id: answer.id,
        name: "Sheet",
        uses: 1,
        created_by: { id: owner.user.id },
        last_used_at: expect.any(String),
      },
    ]);
    expect(JSON.stringify(await links())).not.toContain(answer.url.slice(-43));
  },
);

test("a program that asks before it fetches learns whether it answers, and as what; no use is counted", async () => {
  const { link, links, revoke } = await openExports(world);
  const { answer } = await link();
  const head = (url: string) => world.app.inject({ method: "HEAD", url: new URL(url).pathname });

  const asked = await head(answer.url);
  const garbage = await head(`${answer.url}x`);
  const counted = await links();
  await revoke(answer.id);
  const revoked = await head(answer.url);

  expect([asked.statusCode, asked.body]).toEqual([200, ""]);
  expect(asked.headers).toMatchObject({
    "content-type": expect.stringContaining("text/csv"),
    "x-robots-tag": "noindex",
  });
  expect(counted).toMatchObject([{ uses: 0, last_used_at: null }]);
  expect([garbage.statusCode, revoked.statusCode]).toEqual([404, 404]);
});

test("no key makes one, whatever it may: an address keeps to neither its scopes, its networks nor its end", async () => {
  const { projectId, owner, links } = await openExports(world);
  const params = { projectId };
  const scopes = ["read", "write", "spend"] as const;
  const { answer: made } = await world.call(
    createApiKey,
    { params, body: { name: "All", scopes: [...scopes] } },
    owner.access,
  );
  const expires_at = afterDays(30);

  const refused = await world.app.inject({
    method: "POST",
    url: `${apiBase}/projects/${projectId}/export-links/`,
    headers: { authorization: `Api-Key ${made.key}` },
    payload: { operation: "listCreditUses", name: "Sheet", expires_at },
  });

  expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: "INSUFFICIENT_SCOPE" }]);
  expect(await links()).toEqual([]);
});

test("it answers what there is when it is asked", async () => {
  const { link, open, projectId } = await openExports(world);
  const { answer } = await link();
  const before = (await open(answer.url)).body.split("\r\n").length;

  await world.postgres.pool.query("delete from credit_uses where workspace_id = $1 and credits = 1", [
    projectId,
  ]);

  expect((await open(answer.url)).body.split("\r\n")).toHaveLength(before - 1);
});

test("its last days are those up to the day on which it is asked", async () => {
  const own = await worldOfTest();
  const { link, open } = await openExports(own);
  const expires = new Date(own.tools.now().getTime() + 30 * 86_400_000).toISOString();
  const { answer } = await link({ operation: "listAgents", last_days: 7, expires_at: expires });
  const nameNow = async () => (await open(answer.url)).headers["content-disposition"];
  const today = () => own.tools.now().toISOString().slice(0, 10);

  expect(await nameNow()).toContain(today());
  own.advance(3 * 86_400_000);
  expect(await nameNow()).toContain(today());
});

test("takes no other parameter than those that it was made with", async () => {
  const { link, open } = await openExports(world);
  const { answer } = await link();

  const file = await world.app.inject({ url: `${new URL(answer.url).pathname}?format=ndjson&page_size=1` });

  expect(file.body).toBe((await open(answer.url)).body);
});

test("answers nothing from the moment it is revoked, has expired, or its maker has left", async () => {
  const own = await worldOfTest();
  const { link, open, revoke, leave, member, links } = await openExports(own);
  const [revoked, lasting, ofMember] = [await link(), await link(), await link({}, member)];

  expect((await revoke(revoked.answer.id)).status).toBe(204);
  await leave(member);

  for (const { answer } of [revoked, ofMember])
    expect((await open(answer.url)).json()).toMatchObject({
      code: "EXPORT_LINK_GONE",
      detail: expect.stringContaining("revoked"),
    });
  expect((await open(lasting.answer.url)).statusCode).toBe(200);
  own.advance(31 * 86_400_000);
  expect((await open(lasting.answer.url)).statusCode).toBe(404);
  expect(await links().catch(() => [])).not.toMatchObject([{ id: lasting.answer.id }]);
});

test("answers nothing while its maker's account is suspended", async () => {
  const { link, open, done, owner } = await openExports(world);
  const [{ answer }, file] = [await link(), await done()];
  const suspend = (at: string | null) =>
    world.postgres.pool.query("update users set suspended_at = $2 where id = $1", [owner.user.id, at]);

  await suspend("2026-01-01T00:00:00Z");
  expect((await open(answer.url)).json()).toMatchObject({ code: "EXPORT_LINK_GONE" });
  expect((await open(file.url)).json()).toMatchObject({ code: "EXPORT_FILE_GONE" });
  await suspend(null);

  expect((await open(answer.url)).statusCode).toBe(200);
});

test.each([
  ["an hour", () => afterDays(1 / 24)],
  ["two years", () => afterDays(730)],
])("does not last %s", async (_, expires) => {
  const { link } = await openExports(world);

  const { status, body } = await link({ expires_at: expires() });

  expect([status, body]).toEqual([400, { expires_at: ["Choose a time between a day and a year from now."] }]);
});

test("is refused with a list that nobody can have as a file", async () => {
  const { link } = await openExports(world);

  expect((await link({ operation: "listMembers" })).body).toHaveProperty("operation");
  expect((await link({ query: { colour: "red" } })).body).toHaveProperty("colour");
});

test("is one of a number that a workspace can have", async () => {
  const { link } = await openExports(world);
  for (let nth = 0; nth < exportLinksMax; nth += 1) expect((await link()).status).toBe(201);

  expect((await link()).body).toMatchObject({ code: "EXPORT_LINKS_USED_UP" });
});

test("answers so often in a minute, and then asks for patience", async () => {
  const { link, open } = await openExports(world);
  const { answer } = await link();

  const statuses: number[] = [];
  for (let nth = 0; nth < 12; nth += 1) statuses.push((await open(answer.url)).statusCode);

  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200));
  expect(statuses).toContain(429);
});
