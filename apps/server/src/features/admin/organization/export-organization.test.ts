import { apiBase } from "@citelens/contract/base/endpoint";
import { grantCredits } from "@citelens/contract/platform/admin";
import { listOrganizationAudit } from "@citelens/contract/platform/admin-organization";
import { exportOrganization } from "@citelens/contract/platform/admin-organization-actions";
import { createCampaign } from "@citelens/contract/visibility/campaigns";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, type Person, type World } from "#test/world.ts";
import { exportedLines } from "./exported-lines.ts";
import { addColleague, because, detailsOf, type Household, openHousehold } from "./household.test-helper.ts";

let world: World;
let root: Person;
beforeAll(async () => {
  world = await openWorld();
  root = await world.signUpRoot();
});
afterAll(() => world.close());

interface Line {
  readonly table: string;
  readonly row: Readonly<Record<string, unknown>>;
}

async function download({ organizationId }: Household, act = because("They asked for it")) {
  const { statusCode, headers, body } = await world.app.inject({
    method: "POST",
    url: `${apiBase}${exportOrganization.path.replace(":organizationId", organizationId)}`,
    headers: { authorization: `Bearer ${root.access}` },
    payload: act,
  });
  const lines = (): Line[] =>
    body
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Line);
  return { statusCode, headers, body, lines };
}

async function fill({
  owner,
  projectId,
}: Household): Promise<{ readonly key: string; readonly prefix: string }> {
  const body = { name: "Spring", queries: ["Which lamps are best?", "Who makes lamps?"] };
  const made = await world.call(createCampaign, { params: { projectId }, body }, owner.access);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return world.createKey(owner, { id: projectId });
}

test("the file has every row of the organization, none of another, and no secret", async () => {
  const [home, other] = [await openHousehold(world, root), await openHousehold(world, root)];
  const key = await fill(home);
  await fill(other);
  const colleague = await addColleague(world, home);
  const params = { organizationId: home.organizationId };
  await world.call(grantCredits, { params, body: { amount: 7, ...because() } }, root.access);

  const { statusCode, headers, body, lines } = await download(home);

  expect([statusCode, headers["content-type"]]).toEqual([200, "application/x-ndjson; charset=utf-8"]);
  expect(headers["content-disposition"]).toMatch(/^attachment; filename="organization-.*\.ndjson"$/);
  const tables = lines().map(({ table }) => table);
  expect(tables).toEqual([
    "organization",
    "workspaces",
    "members",
    "members",
    "api_keys",
    "campaigns",
    "campaign_queries",
    "campaign_queries",
    "ledger",
    "ledger",
    "end",
  ]);
  expect(lines().at(-1)?.row).toEqual({ rows: tables.length - 1 });
  const rowsOf = (name: string) => lines().flatMap(({ table, row }) => (table === name ? [row] : []));
  expect(rowsOf("members").map(({ email, role }) => [email, role])).toEqual([
    [home.owner.email, "OWNER"],
    [colleague.email, "MEMBER"],
  ]);
  expect(
    rowsOf("campaign_queries")
      .map(({ text }) => text)
      .toSorted(),
  ).toEqual(["Which lamps are best?", "Who makes lamps?"]);
  expect(rowsOf("api_keys")).toMatchObject([{ prefix: key.prefix, workspace_id: home.projectId }]);
  expect(rowsOf("ledger").map(({ amount }) => amount)).toEqual([300, 7]);
  expect(body).not.toContain(key.key);
  expect(body).not.toMatch(/secret|hash|password/);
  for (const id of [other.organizationId, other.projectId, other.owner.email]) expect(body).not.toContain(id);
});

test("each file takes an act of its own, is noted, and the owner is mailed", async () => {
  const home = await openHousehold(world, root);
  const once = because("They asked for it");

  const first = await download(home, once);
  const again = await download(home, once);

  expect([first.statusCode, again.statusCode]).toEqual([200, 409]);
  expect(JSON.parse(again.body)).toMatchObject({ code: "EXPORT_TAKEN" });
  const mails = await world.mailsTo(home.owner.email);
  expect(
    mails.filter(({ subject }) => /was exported/.test(subject)).map(({ text }) => /asked for it/.test(text)),
  ).toEqual([true]);
  const params = { organizationId: home.organizationId };
  const { answer } = await world.call(listOrganizationAudit, { params }, root.access);
  expect(answer.results[0]).toMatchObject({
    action: "organization.exported",
    details: { reason: "They asked for it" },
  });
});

/** How much is asked of the database by somebody who reads until the first row of a table. */
async function statementsUntil(
  table: string,
  details: Awaited<ReturnType<typeof detailsOf>>,
): Promise<number> {
  let statements = 0;
  const db = new Proxy(world.tools.db, {
    get: (target, name) => {
      statements += 1;
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  for await (const line of exportedLines({ ...world.tools, db }, details)) {
    if ((JSON.parse(line) as Line).table === table) break;
  }
  return statements;
}

test("a long ledger is read in slices, in order, each row once, and no further than somebody reads", async () => {
  const home = await openHousehold(world, root);
  // Finer than a Date, and many at the same moment, as a database's own clock may have them.
  await world.postgres.pool.query(
    `insert into credit_entries (id, organization_id, lot_id, key, kind, amount, reason, created)
     select gen_random_uuid(), organization_id, lot_id, 'k' || n, 'CHANGE', 1000 + n, 'Many', created + (n / 3) * interval '1 microsecond'
     from credit_entries, generate_series(1, 2500) as n where organization_id = $1 and kind = 'GRANT'`,
    [home.organizationId],
  );
  const details = await detailsOf(world, root, home);
  const amounts: unknown[] = [];
  for await (const line of exportedLines(world.tools, details)) {
    const { table, row } = JSON.parse(line) as Line;
    if (table === "ledger") amounts.push(row.amount);
  }
  const whole = await statementsUntil("end", details);
  const begun = await statementsUntil("ledger", details);

  expect(amounts).toHaveLength(2501);
  expect(new Set(amounts).size).toBe(2501);
  expect(whole - begun).toBeGreaterThanOrEqual(3);
});
