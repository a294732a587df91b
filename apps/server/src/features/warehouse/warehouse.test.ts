import { dayMs, hourMs, minuteMs } from "@citelens/contract/base/days";
import type { Endpoint } from "@citelens/contract/base/endpoint";
import * as contract from "@citelens/contract/platform/warehouse";
import { warehouseFaults, warehouseHour } from "@citelens/contract/platform/warehouse-words";
import { listBotVisits } from "@citelens/contract/traffic/visits";
import { listAnswers } from "@citelens/contract/visibility/conversations";
import { updateWorkspace } from "@citelens/contract/workspaces/workspaces";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { storeReferrals } from "#features/referrals/stored-referrals.test-helper.ts";
import { storeVisits } from "#features/visits/show/stored-visits.test-helper.ts";
import { addMember } from "#features/workspaces/members/public.ts";
import { HandedBack } from "#platform/leases/handed-back.ts";
import { sha256 } from "#platform/object-storage/signed-request.rules.ts";
import { placeOfJob } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { type AnswersWorld, type Home, openAnswersWorld, usualAnswer } from "#test/answers-world.ts";
import {
  type ObjectStorage,
  openObjectStorage,
  storageBucket,
  storageKeys,
  storageRegion,
} from "#test/fakes/object-storage.ts";
import { runJobNamed } from "#test/jobs.ts";
import { eventually } from "#test/world.ts";
import { sealSecret } from "./bucket.ts";
import { deliver } from "./deliver.ts";

let open: AnswersWorld;
let storage: ObjectStorage;
beforeAll(async () => {
  open = await openAnswersWorld({ outboundAllow: ["127.0.0.1"] });
  storage = await openObjectStorage();
});
beforeEach(() => storage.interfere(() => undefined));
afterAll(async () => {
  await open.close();
  await storage.close();
});

let prefixes = 0;
function target() {
  prefixes += 1;
  return {
    endpoint: storage.endpoint,
    region: storageRegion,
    bucket: storageBucket,
    prefix: `exports/no ${prefixes}`.replace(" ", "-"),
    ...storageKeys,
  };
}

const manifest = z.object({
  schema_version: z.number(),
  time_zone: z.string(),
  datasets: z.record(
    z.string(),
    z.object({ columns: z.array(z.object({ name: z.string(), type: z.string() })) }),
  ),
  days: z.array(
    z.object({
      day: z.string(),
      is_complete: z.boolean(),
      is_final: z.boolean(),
      rows: z.record(z.string(), z.number()),
    }),
  ),
  files: z.array(
    z.object({
      dataset: z.string(),
      day: z.string(),
      path: z.string(),
      rows: z.number(),
      bytes: z.number(),
      sha256: z.string(),
    }),
  ),
});

async function manifestIn(prefix: string) {
  const file = await storage.get(`${prefix}/_manifest.json`);
  if (!file) throw new Error("There is no manifest");
  return manifest.parse(JSON.parse(file.toString("utf8")));
}

/** Rows of a file, as ClickHouse reads Parquet. */
async function rowsIn(prefix: string, path: string) {
  const file = await storage.get(`${prefix}/${path.replace("=", "%3D")}`);
  if (!file) throw new Error(`There is no ${path}`);
  const sql = `SELECT * FROM format(Parquet, base64Decode('${file.toString("base64")}'))`;
  return open.world.tools.events.query(sql, {}, z.looseObject({}));
}

async function inZone(home: Home, timeZone: string): Promise<Home> {
  await home.ask(updateWorkspace, { body: { time_zone: timeZone } });
  return home;
}

function today(timeZone = "UTC"): string {
  return open.world.tools.now().toLocaleDateString("sv-SE", { timeZone });
}

function ago(days: number): string {
  return new Date(open.world.tools.now().getTime() - days * dayMs).toISOString().slice(0, 10);
}

/** A night's delivery, as if it were due at that moment. */
async function deliverTo(
  home: Home,
  { at = open.world.tools.now(), tools = open.world.tools } = {},
): Promise<void> {
  const { projectId } = home;
  await query("update warehouses set next_run_at = 'epoch' where workspace_id = $1", [projectId]);
  await deliver.run({ ...tools, now: () => at }, { workspaceId: projectId });
}

const query = async (text: string, values: readonly unknown[] = []) =>
  (await open.world.postgres.pool.query(text, [...values])).rows;

function inDays(days: number): Date {
  return new Date(open.world.tools.now().getTime() + days * dayMs);
}

async function statusOf(home: Home) {
  const { answer } = await home.ask(contract.getWarehouse, { query: { days: 30 } });
  return answer;
}

test("a bucket is stored once an object was written, read and removed there, and its secret is in no answer", async () => {
  const home = await open.home();
  const wanted = target();

  const before = await statusOf(home);
  const tested = await home.ask(contract.testWarehouse, { body: wanted });
  const made = await home.ask(contract.createWarehouse, { body: wanted });
  const again = await home.ask(contract.createWarehouse, { body: wanted });

  expect(before).toMatchObject({ settings: null, state: "NEVER", days: [] });
  expect(tested).toMatchObject({
    status: 200,
    body: { object: expect.stringMatching(`^${wanted.prefix}/_probe-`) },
  });
  expect(made.status).toBe(201);
  const { secret_access_key, ...shown } = wanted;
  expect(made.answer).toMatchObject({ settings: { ...shown, is_on: true }, state: "NEVER" });
  expect(again).toMatchObject({ status: 409, body: { code: "WAREHOUSE_EXISTS" } });
  expect(JSON.stringify(made.answer)).not.toContain("secret");
  const probes = storage.requests.filter(({ key }) => key.startsWith(`${wanted.prefix}/_probe`));
  expect(probes.map(({ method }) => method)).toEqual(["PUT", "GET", "DELETE", "PUT", "GET", "DELETE"]);
});

test.each([
  ["another access key", { access_key_id: "OTHER" }, "access_key_id", "key"],
  ["another secret", { secret_access_key: "OTHER" }, "secret_access_key", "secret"],
  ["another region", { region: "us-west-2" }, "region", "region"],
  ["a bucket that is not there", { bucket: "pond" }, "bucket", "bucket"],
  ["an inner address", { endpoint: "https://10.1.2.3" }, "endpoint", "address"],
  ["the address of a cloud's own services", { endpoint: "http://169.254.169.254" }, "endpoint", "address"],
  ["an inner address in another spelling", { endpoint: "https://[::ffff:10.0.0.1]" }, "endpoint", "address"],
  ["a name without an address", { endpoint: "https://storage.invalid" }, "endpoint", "address"],
  ["another port", { endpoint: "https://93.184.216.34:9000" }, "endpoint", "address"],
  ["what is not encrypted", { endpoint: "http://93.184.216.34" }, "endpoint", "insecure"],
  ["a port where nobody answers", { endpoint: "http://127.0.0.1:1" }, "endpoint", "unreachable"],
] as const)("says in words what is wrong with %s, and stores nothing", async (_, wrong, field, fault) => {
  const home = await open.home();
  const [, sentence] = warehouseFaults[fault];

  const tested = await home.ask(contract.testWarehouse, { body: { ...target(), ...wrong } });
  const made = await home.ask(contract.createWarehouse, { body: { ...target(), ...wrong } });

  expect([tested.status, tested.body]).toEqual([400, { [field]: [sentence] }]);
  expect([made.status, made.body]).toEqual([400, { [field]: [sentence] }]);
  expect((await statusOf(home)).settings).toBeNull();
});

test.each([
  [403, "RequestTimeTooSkewed", "endpoint", "clock"],
  [403, "AccessDenied", "access_key_id", "denied"],
  [307, "TemporaryRedirect", "region", "region"],
  [503, "SlowDown", "endpoint", "unreachable"],
  [501, "NotImplemented", "endpoint", "unreachable"],
] as const)("takes %i %s for what it means, and follows no redirect", async (status, code, field, fault) => {
  const home = await open.home();
  storage.interfere(() => [status, code]);

  const tested = await home.ask(contract.testWarehouse, { body: target() });

  expect([tested.status, tested.body]).toEqual([400, { [field]: [warehouseFaults[fault][1]] }]);
});

test("owners alone change it, members see it, and for strangers it is not there", async () => {
  const home = await open.home();
  const body = target();
  await home.ask(contract.createWarehouse, { body });
  const params = { projectId: home.projectId };
  const { world } = open;
  const [stranger, member] = [await world.signUp(), await world.signUp()];
  await addMember(world.tools, placeOfJob({ workspaceId: home.projectId }), member.user.id);
  const changes: readonly [Endpoint, object][] = [
    [contract.createWarehouse, { body }],
    [contract.updateWarehouse, { body: { is_on: false } }],
    [contract.testWarehouse, { body }],
    [contract.deleteWarehouse, {}],
  ];

  for (const [endpoint, input] of changes) {
    const asked = { params, ...input } as never; // what each takes
    expect(await world.call(endpoint, asked, stranger.access)).toMatchObject({ status: 404 });
    expect(await world.call(endpoint, asked, member.access)).toMatchObject({ status: 403 });
  }
  expect(await world.call(contract.getWarehouse, { params }, stranger.access)).toMatchObject({ status: 404 });
  expect(await world.call(contract.getWarehouse, { params }, member.access)).toMatchObject({ status: 200 });
  expect((await statusOf(home)).settings).toMatchObject({ is_on: true });
});

test("every dataset of a day is a file whose rows are those of the API, and the manifest that names them comes last", async () => {
  const home = await open.home();
  open.answer(usualAnswer);
  await home.launch();
  await open.world.runJobs();
  await open.world.answerAll();
  await open.world.runJobs();
  const day = today();
  const at = `${day}T00:00:00.000Z`;
  const visits = ["/", "/desks", "/chairs"].map((path) => ({ path, ts: at, ua: "GPTBot's \\ {x:String}" }));
  await storeVisits(open.world, home.projectId, visits);
  await storeReferrals(open.world, home.projectId, [{ at }, { at, source: "tracker" }]);
  const wanted = target();
  await home.ask(contract.createWarehouse, { body: wanted });

  await deliverTo(home, { at: inDays(1) });

  const listed = await home.ask(listAnswers, { query: { page_size: "100" } });
  const shown = await home.ask(listBotVisits, { query: { from_date: day, to_date: day } });
  const { files, days, datasets, schema_version } = await manifestIn(wanted.prefix);
  const of = (dataset: string) => rowsIn(wanted.prefix, `${dataset}/day=${day}/part-0.parquet`);
  const [answers, seen, referrals, sums, citations, mentions, log] = await Promise.all(
    ["answers", "visits", "referrals", "daily_sums", "citations", "mentions", "audit_log"].map(of),
  );
  expect(answers?.map(({ id }) => id).sort()).toEqual(listed.answer.results.map(({ id }) => id).sort());
  expect(answers?.every(({ text }) => String(text).includes("Beta"))).toBe(true);
  expect(seen?.map(({ path }) => path).sort()).toEqual(["/", "/chairs", "/desks"]);
  expect(seen?.[0]).toMatchObject({ ua: "GPTBot's \\ {x:String}", status: 200, verdict: "verified" });
  expect(shown.answer.total_visits).toBe(seen?.length);
  expect(referrals).toHaveLength(1);
  expect(sums?.reduce((sum, { n }) => sum + Number(n), 0)).toBe(answers?.length);
  expect(mentions?.filter(({ is_client }) => is_client).length).toBe(
    listed.answer.results.filter(({ mentioned }) => mentioned).length,
  );
  expect(citations?.length).toBeGreaterThan(0);
  expect(log?.map(({ action }) => action)).toContain("warehouse.created");
  expect(schema_version).toBe(1);
  expect(datasets.visits?.columns[0]).toMatchObject({ name: "ts", type: "timestamp" });
  expect(days.map((one) => [one.day, one.is_complete, one.is_final]).slice(0, 1)).toEqual([
    [day, true, false],
  ]);
  for (const { path, sha256: hash, bytes, rows } of files) {
    const file = await storage.get(`${wanted.prefix}/${path}`);
    expect([path, file && sha256(file), file?.byteLength]).toEqual([path, hash, bytes]);
    expect((await rowsIn(wanted.prefix, path)).length).toBe(rows);
  }
  const written = storage.requests.filter(
    ({ key, method }) => method === "PUT" && key.startsWith(`${wanted.prefix}/`),
  );
  expect(written.at(-1)?.key).toBe(`${wanted.prefix}/_manifest.json`);
  expect(await statusOf(home)).toMatchObject({ state: "OK", fault: null, backlog: null });
});

test("the last three days are written anew each night until they are three days old", async () => {
  const home = await open.home();
  const days = [5, 3, 1].map(ago);
  const visitOn = (day = "", path = "/") =>
    storeVisits(open.world, home.projectId, [{ ts: `${day}T12:00:00.000Z`, path }]);
  for (const day of days) await visitOn(day);
  const wanted = target();
  await home.ask(contract.createWarehouse, { body: wanted });
  await deliverTo(home);
  const first = await manifestIn(wanted.prefix);

  for (const day of days) await visitOn(day, "/late");
  await deliverTo(home, { at: inDays(1) });

  const second = await manifestIn(wanted.prefix);
  const visitsOf = ({ days: all }: typeof first) =>
    days.map((day) => all.find((one) => one.day === day)).map((one) => [one?.rows.visits, one?.is_final]);
  expect(visitsOf(first)).toEqual([
    [1, true],
    [1, true],
    [1, false],
  ]);
  expect(visitsOf(second)).toEqual([
    [1, true],
    [1, true],
    [2, false],
  ]);
  expect(await rowsIn(wanted.prefix, `visits/day=${days[2]}/part-0.parquet`)).toHaveLength(2);
});

test("a day that has fewer files than before keeps none of the old ones", async () => {
  const home = await open.home();
  await storeVisits(open.world, home.projectId, [{ ts: `${ago(1)}T12:00:00.000Z` }]);
  const wanted = target();
  await home.ask(contract.createWarehouse, { body: wanted });
  await deliverTo(home);
  const folder = `${wanted.prefix}/visits/day=${ago(1)}`;
  const before = await storage.keys();
  await open.world.tools.events.command("DELETE FROM visits WHERE workspace_id = {id:UUID}", {
    id: home.projectId,
  });

  await deliverTo(home, { at: inDays(1) });

  expect(before).toContain(`${folder}/part-0.parquet`);
  expect((await storage.keys()).filter((key) => key.startsWith(folder))).toEqual([]);
});

test.each([
  ["Europe/Berlin", 25, "2026-10-24T22:00:00.000Z", "2026-10-25T23:00:00.000Z"],
  ["Europe/Berlin", 23, "2026-03-28T23:00:00.000Z", "2026-03-29T22:00:00.000Z"],
  ["Australia/Lord_Howe", 24.5, "2026-04-04T13:00:00.000Z", "2026-04-05T13:30:00.000Z"],
])("a day of %s is the workspace's when it has %d hours", async (timeZone, hours, from, before) => {
  const home = await inZone(await open.home(), timeZone);
  const edges = [Date.parse(from) - 1, Date.parse(from), Date.parse(before) - 1, Date.parse(before)];
  const times = edges.map((at) => new Date(at).toISOString());
  await storeVisits(
    open.world,
    home.projectId,
    times.map((ts) => ({ ts, path: `/${ts}` })),
  );
  const wanted = target();
  await home.ask(contract.createWarehouse, { body: wanted });

  await deliverTo(home, { at: new Date(Date.parse(before) + dayMs) });

  const day = new Date(Date.parse(from) + dayMs / 2).toLocaleDateString("sv-SE", { timeZone });
  const rows = await rowsIn(wanted.prefix, `visits/day=${day}/part-0.parquet`);
  expect(Date.parse(before) - Date.parse(from)).toBe(hours * hourMs);
  expect(rows.map(({ path }) => path)).toEqual(times.slice(1, 3).map((ts) => `/${ts}`));
  const { days, time_zone } = await manifestIn(wanted.prefix);
  expect(time_zone).toBe(timeZone);
  expect(days.map(({ rows: of }) => of.visits).filter(Boolean)).toEqual([1, 2, 1]);
});

test("a first night brings up a hundred days from the oldest on, and the next ones go on where it ended", async () => {
  const home = await open.home();
  await storeVisits(
    open.world,
    home.projectId,
    [150, 60, 1].map((days) => ({ ts: `${ago(days)}T12:00:00.000Z` })),
  );
  const oldest = ago(150);
  const wanted = target();
  await home.ask(contract.createWarehouse, { body: wanted });

  await deliverTo(home);
  const after = await statusOf(home);
  await deliverTo(home, { at: inDays(1) });

  expect(after).toMatchObject({ state: "OK", backlog: { days_left: 47 } });
  const { days } = await manifestIn(wanted.prefix);
  expect(days.at(-1)?.day).toBe(oldest);
  expect(days.reduce((sum, { rows }) => sum + (rows.visits ?? 0), 0)).toBe(3);
  expect(days).toHaveLength(151);
  expect((await statusOf(home)).backlog).toBeNull();
}, 60_000);

test("what fails is told, tried again an hour later, and well again", async () => {
  const home = await open.home();
  await storeVisits(open.world, home.projectId, [{ ts: `${ago(1)}T12:00:00.000Z` }]);
  await home.ask(contract.createWarehouse, { body: target() });
  storage.interfere(({ key }) => (key.includes("parquet") ? [403, "AccessDenied"] : undefined));
  const at = open.world.tools.now();
  const tryAt = (minutes: number) =>
    deliver.run(
      { ...open.world.tools, now: () => new Date(at.getTime() + minutes * minuteMs) },
      { workspaceId: home.projectId },
    );

  await deliverTo(home, { at });
  const failed = await statusOf(home);
  storage.interfere(() => undefined);
  await tryAt(59);
  const early = await statusOf(home);
  await tryAt(61);
  const well = await statusOf(home);

  expect(failed).toMatchObject({ state: "FAILED", fault: "denied" });
  expect(early).toEqual(failed);
  expect(well).toMatchObject({ state: "OK", fault: null });
  const due = new Date(well.next_run_at ?? 0);
  expect([due.getUTCHours(), due > at]).toEqual([warehouseHour, true]);
});

test("the clock begins whatever is due, and nothing else", async () => {
  const [due, later, off] = [await open.home(), await open.home(), await open.home()];
  for (const home of [due, later, off]) await home.ask(contract.createWarehouse, { body: target() });
  await query("update warehouses set next_run_at = now() + interval '1 hour' where workspace_id = $1", [
    later.projectId,
  ]);
  await off.ask(contract.updateWarehouse, { body: { is_on: false } });
  await query("delete from jobs.job where name = 'warehouse.deliver'");

  await runJobNamed(open.world, "warehouse.deliver-due");

  const begun = await query(
    "select data->>'workspaceId' as id from jobs.job where name = 'warehouse.deliver'",
  );
  const ids = begun.map(({ id }) => id);
  expect([due, later, off].map(({ projectId }) => ids.includes(projectId))).toEqual([true, false, false]);
});

test("two instances never deliver at once, and what one was told to leave another ends", async () => {
  const home = await open.home();
  await storeVisits(
    open.world,
    home.projectId,
    [3, 2, 1].map((days) => ({ ts: `${ago(days)}T12:00:00.000Z` })),
  );
  const wanted = target();
  await home.ask(contract.createWarehouse, { body: wanted });
  const { promise: held, resolve: go } = Promise.withResolvers<undefined>();
  storage.interfere(({ key }) => (key.includes(ago(2)) ? held : undefined));
  const end = new AbortController();

  const first = deliverTo(home, { tools: { ...open.world.tools, stopping: end.signal } });
  await eventually(async () => expect(storage.requests.at(-1)?.key).toContain(ago(2)));
  const before = storage.requests.length;
  await deliver.run(open.world.tools, { workspaceId: home.projectId });
  const meanwhile = storage.requests.length;
  end.abort(new HandedBack());
  await expect(first).rejects.toThrow(HandedBack);
  go(undefined);
  await deliverTo(home);

  expect(meanwhile).toBe(before);
  expect((await manifestIn(wanted.prefix)).days.map(({ rows }) => rows.visits)).toEqual([1, 1, 1]);
});

test("a bucket that was changed gets everything anew, and the old one nothing more", async () => {
  const home = await open.home();
  await storeVisits(open.world, home.projectId, [{ ts: `${ago(9)}T12:00:00.000Z` }]);
  const [before, after] = [target(), target()];
  await home.ask(contract.createWarehouse, { body: before });
  await deliverTo(home);

  const changed = await home.ask(contract.updateWarehouse, { body: { prefix: after.prefix } });
  await deliverTo(home);
  const off = await home.ask(contract.updateWarehouse, { body: { is_on: false } });
  const asked = storage.requests.length;
  await deliverTo(home, { at: inDays(1) });

  expect(changed).toMatchObject({ status: 200, body: { state: "NEVER", days: [] } });
  const filesOf = async ({ prefix }: typeof before) =>
    (await manifestIn(prefix)).files.map(({ path }) => path);
  expect(await filesOf(after)).toEqual(await filesOf(before));
  expect(off.answer).toMatchObject({ settings: { is_on: false }, next_run_at: null });
  expect(storage.requests).toHaveLength(asked);
  expect(await home.ask(contract.deleteWarehouse)).toMatchObject({ status: 204 });
  expect((await statusOf(home)).settings).toBeNull();
  expect(await home.ask(contract.deleteWarehouse)).toMatchObject({ status: 404 });
});

test("nothing of another workspace is in a bucket, and days of another time zone are delivered anew", async () => {
  const [one, other] = [await open.home(), await open.home()];
  await storeVisits(open.world, one.projectId, [{ ts: `${ago(1)}T12:00:00.000Z`, path: "/one" }]);
  await storeVisits(open.world, other.projectId, [{ ts: `${ago(1)}T12:00:00.000Z`, path: "/other" }]);
  const [mine, theirs] = [target(), target()];
  await one.ask(contract.createWarehouse, { body: mine });
  await other.ask(contract.createWarehouse, { body: theirs });
  await deliverTo(one);
  await deliverTo(other);
  const folder = `visits/day=${ago(1)}/part-0.parquet`;

  const rows = [await rowsIn(mine.prefix, folder), await rowsIn(theirs.prefix, folder)];
  await inZone(one, "Pacific/Auckland");
  await deliverTo(one);

  expect(rows.map((all) => all.map(({ path }) => path))).toEqual([["/one"], ["/other"]]);
  expect((await manifestIn(mine.prefix)).time_zone).toBe("Pacific/Auckland");
});

test("a planted secret is in no log, no row, no answer and no message, whatever fails", async () => {
  const home = await open.home();
  const planted = "PlantedSecretAccessKey0123456789";
  const said: string[] = [];
  const note = (...words: unknown[]) => {
    said.push(words.map((word) => JSON.stringify(word, errorWords)).join(" "));
  };
  const log = {
    ...open.world.tools.log,
    info: note,
    warn: note,
    error: note,
    debug: note,
  } as unknown as Tools["log"];
  const wanted = { ...target(), secret_access_key: planted };
  await home.ask(contract.createWarehouse, { body: target() });

  const refused = await home.ask(contract.testWarehouse, { body: wanted });
  // Stored as nobody can store it: a key that the storage does not take any more.
  const place = placeOfJob({ workspaceId: home.projectId });
  const sealed = sealSecret(open.world.tools, place, planted);
  await query("update warehouses set sealed_secret = $1 where workspace_id = $2", [sealed, home.projectId]);
  await storeVisits(open.world, home.projectId, [{ ts: `${ago(1)}T12:00:00.000Z` }]);
  await deliverTo(home, { tools: { ...open.world.tools, log } });
  storage.interfere(() => [500, planted]);
  await deliverTo(home, { tools: { ...open.world.tools, log } });

  const status = await statusOf(home);
  const rows = await query(
    "select row_to_json(w)::text as row from warehouses w union all select row_to_json(a)::text from audit_log a union all select row_to_json(j)::text from jobs.job j",
  );
  expect(refused.status).toBe(400);
  expect(status.state).toBe("FAILED");
  expect(said.length).toBeGreaterThan(1);
  for (const text of [...said, JSON.stringify([refused.body, status]), ...rows.map(({ row }) => String(row))])
    expect(text).not.toContain(planted);
});

function errorWords(_: string, value: unknown): unknown {
  return value instanceof Error ? { message: value.message, stack: value.stack, cause: value.cause } : value;
}
