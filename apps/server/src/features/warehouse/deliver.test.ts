import { dayMs, hourMs, minuteMs } from "@citelens/contract/base/days";
import * as contract from "@citelens/contract/platform/warehouse";
import { warehouseHour } from "@citelens/contract/platform/warehouse-words";
import { listBotVisits } from "@citelens/contract/traffic/visits";
import { listAnswers } from "@citelens/contract/visibility/conversations";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { HandedBack } from "#platform/leases/handed-back.ts";
import { sha256 } from "#platform/object-storage/signed-request.rules.ts";
import { placeOfJob } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { usualAnswer } from "#test/answers-world.ts";
import { runJobNamed } from "#test/jobs.ts";
import { storeVisitRows } from "#test/stored-events.ts";
import { eventually } from "#test/world.ts";
import { sealSecret } from "./bucket.ts";
import { type BucketWorld, openBucketWorld } from "./bucket-world.test-helper.ts";
import { deliver } from "./deliver.ts";

let bucket: BucketWorld;
beforeAll(async () => {
  bucket = await openBucketWorld();
});
beforeEach(() => bucket.storage.interfere(() => undefined));
afterAll(() => bucket.close());

test("every dataset of a day is a file whose rows are those of the API, and the manifest that names them comes last", async () => {
  const home = await bucket.open.home();
  bucket.open.answer(usualAnswer);
  await home.launch();
  await bucket.open.world.runJobs();
  await bucket.open.world.answerAll();
  await bucket.open.world.runJobs();
  const day = bucket.ago(0);
  const at = `${day}T00:00:00.000Z`;
  const visits = ["/", "/desks", "/chairs"].map((path) => ({ path, ts: at, ua: "GPTBot's \\ {x:String}" }));
  await storeVisitRows(bucket.open.world, home.projectId, visits);
  const person = {
    workspace_id: home.projectId,
    ts: at,
    path: "/desks",
    assistant: "ChatGPT",
    operator: "OpenAI",
  };
  await bucket.open.world.tools.events.insert(
    "referrals",
    ["server", "tracker"].map((source) => ({ ...person, evidence: "referrer", source, browser: 7 })),
  );
  const wanted = bucket.target();
  await home.ask(contract.createWarehouse, { body: wanted });

  await bucket.deliverTo(home, { at: bucket.inDays(1) });

  const listed = await home.ask(listAnswers, { query: { page_size: "100" } });
  const shown = await home.ask(listBotVisits, { query: { from_date: day, to_date: day } });
  const { files, days, datasets, schema_version } = await bucket.manifestIn(wanted.prefix);
  const of = (dataset: string) => bucket.rowsIn(wanted.prefix, `${dataset}/day=${day}/part-0.parquet`);
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
    const file = await bucket.storage.get(`${wanted.prefix}/${path}`);
    expect([path, file && sha256(file), file?.byteLength]).toEqual([path, hash, bytes]);
    expect((await bucket.rowsIn(wanted.prefix, path)).length).toBe(rows);
  }
  const written = bucket.storage.requests.filter(
    ({ key, method }) => method === "PUT" && key.startsWith(`${wanted.prefix}/`),
  );
  expect(written.at(-1)?.key).toBe(`${wanted.prefix}/_manifest.json`);
  expect(await bucket.statusOf(home)).toMatchObject({ state: "OK", fault: null, backlog: null });
});

test("the last three days are written anew each night until they are three days old", async () => {
  const home = await bucket.open.home();
  const days = [5, 3, 1].map(bucket.ago);
  const visitOn = (day = "", path = "/") =>
    storeVisitRows(bucket.open.world, home.projectId, [{ ts: `${day}T12:00:00.000Z`, path }]);
  for (const day of days) await visitOn(day);
  const wanted = bucket.target();
  await home.ask(contract.createWarehouse, { body: wanted });
  await bucket.deliverTo(home);
  const first = await bucket.manifestIn(wanted.prefix);

  for (const day of days) await visitOn(day, "/late");
  await bucket.deliverTo(home, { at: bucket.inDays(1) });

  const second = await bucket.manifestIn(wanted.prefix);
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
  expect(await bucket.rowsIn(wanted.prefix, `visits/day=${days[2]}/part-0.parquet`)).toHaveLength(2);
});

test("a day that has fewer files than before keeps none of the old ones", async () => {
  const home = await bucket.open.home();
  await storeVisitRows(bucket.open.world, home.projectId, [{ ts: `${bucket.ago(1)}T12:00:00.000Z` }]);
  const wanted = bucket.target();
  await home.ask(contract.createWarehouse, { body: wanted });
  await bucket.deliverTo(home);
  const folder = `${wanted.prefix}/visits/day=${bucket.ago(1)}`;
  const before = await bucket.storage.keys();
  await bucket.open.world.tools.events.command("DELETE FROM visits WHERE workspace_id = {id:UUID}", {
    id: home.projectId,
  });

  await bucket.deliverTo(home, { at: bucket.inDays(1) });

  expect(before).toContain(`${folder}/part-0.parquet`);
  expect((await bucket.storage.keys()).filter((key) => key.startsWith(folder))).toEqual([]);
});

test.each([
  ["Europe/Berlin", 25, "2026-10-24T22:00:00.000Z", "2026-10-25T23:00:00.000Z"],
  ["Europe/Berlin", 23, "2026-03-28T23:00:00.000Z", "2026-03-29T22:00:00.000Z"],
  ["Australia/Lord_Howe", 24.5, "2026-04-04T13:00:00.000Z", "2026-04-05T13:30:00.000Z"],
])("a day of %s is the workspace's when it has %d hours", async (timeZone, hours, from, before) => {
  const home = await bucket.inZone(await bucket.open.home(), timeZone);
  const edges = [Date.parse(from) - 1, Date.parse(from), Date.parse(before) - 1, Date.parse(before)];
  const times = edges.map((at) => new Date(at).toISOString());
  await storeVisitRows(
    bucket.open.world,
    home.projectId,
    times.map((ts) => ({ ts, path: `/${ts}` })),
  );
  const wanted = bucket.target();
  await home.ask(contract.createWarehouse, { body: wanted });

  await bucket.deliverTo(home, { at: new Date(Date.parse(before) + dayMs) });

  const day = new Date(Date.parse(from) + dayMs / 2).toLocaleDateString("sv-SE", { timeZone });
  const rows = await bucket.rowsIn(wanted.prefix, `visits/day=${day}/part-0.parquet`);
  expect(Date.parse(before) - Date.parse(from)).toBe(hours * hourMs);
  expect(rows.map(({ path }) => path)).toEqual(times.slice(1, 3).map((ts) => `/${ts}`));
  const { days, time_zone } = await bucket.manifestIn(wanted.prefix);
  expect(time_zone).toBe(timeZone);
  expect(days.map(({ rows: of }) => of.visits).filter(Boolean)).toEqual([1, 2, 1]);
});

test("a first night brings up a hundred days from the oldest on, and the next ones go on where it ended", async () => {
  const home = await bucket.open.home();
  await storeVisitRows(
    bucket.open.world,
    home.projectId,
    [150, 60, 1].map((days) => ({ ts: `${bucket.ago(days)}T12:00:00.000Z` })),
  );
  const oldest = bucket.ago(150);
  const wanted = bucket.target();
  await home.ask(contract.createWarehouse, { body: wanted });

  await bucket.deliverTo(home);
  const after = await bucket.statusOf(home);
  await bucket.deliverTo(home, { at: bucket.inDays(1) });

  expect(after).toMatchObject({ state: "OK", backlog: { days_left: 47 } });
  const { days } = await bucket.manifestIn(wanted.prefix);
  expect(days.at(-1)?.day).toBe(oldest);
  expect(days.reduce((sum, { rows }) => sum + (rows.visits ?? 0), 0)).toBe(3);
  expect(days).toHaveLength(151);
  expect((await bucket.statusOf(home)).backlog).toBeNull();
}, 60_000);

test("what fails is told, tried again an hour later, and well again", async () => {
  const home = await bucket.open.home();
  await storeVisitRows(bucket.open.world, home.projectId, [{ ts: `${bucket.ago(1)}T12:00:00.000Z` }]);
  await home.ask(contract.createWarehouse, { body: bucket.target() });
  bucket.storage.interfere(({ key }) => (key.includes("parquet") ? [403, "AccessDenied"] : undefined));
  const at = bucket.open.world.tools.now();
  const tryAt = (minutes: number) =>
    deliver.run(
      { ...bucket.open.world.tools, now: () => new Date(at.getTime() + minutes * minuteMs) },
      { workspaceId: home.projectId },
    );

  await bucket.deliverTo(home, { at });
  const failed = await bucket.statusOf(home);
  bucket.storage.interfere(() => undefined);
  await tryAt(59);
  const early = await bucket.statusOf(home);
  await tryAt(61);
  const well = await bucket.statusOf(home);

  expect(failed).toMatchObject({ state: "FAILED", fault: "denied" });
  expect(early).toEqual(failed);
  expect(well).toMatchObject({ state: "OK", fault: null });
  const due = new Date(well.next_run_at ?? 0);
  expect([due.getUTCHours(), due > at]).toEqual([warehouseHour, true]);
});

test("the clock begins whatever is due, and nothing else", async () => {
  const [due, later, off] = [await bucket.open.home(), await bucket.open.home(), await bucket.open.home()];
  for (const home of [due, later, off]) await home.ask(contract.createWarehouse, { body: bucket.target() });
  await bucket.query(
    "update warehouses set next_run_at = now() + interval '1 hour' where workspace_id = $1",
    [later.projectId],
  );
  await off.ask(contract.updateWarehouse, { body: { is_on: false } });
  await bucket.query("delete from jobs.job where name = 'warehouse.deliver'");

  await runJobNamed(bucket.open.world, "warehouse.deliver-due");

  const begun = await bucket.query(
    "select data->>'workspaceId' as id from jobs.job where name = 'warehouse.deliver'",
  );
  const ids = begun.map(({ id }) => id);
  expect([due, later, off].map(({ projectId }) => ids.includes(projectId))).toEqual([true, false, false]);
});

test("two instances never deliver at once, and what one was told to leave another ends", async () => {
  const home = await bucket.open.home();
  await storeVisitRows(
    bucket.open.world,
    home.projectId,
    [3, 2, 1].map((days) => ({ ts: `${bucket.ago(days)}T12:00:00.000Z` })),
  );
  const wanted = bucket.target();
  await home.ask(contract.createWarehouse, { body: wanted });
  const { promise: held, resolve: go } = Promise.withResolvers<undefined>();
  bucket.storage.interfere(({ key }) => (key.includes(bucket.ago(2)) ? held : undefined));
  const end = new AbortController();

  const first = bucket.deliverTo(home, { tools: { ...bucket.open.world.tools, stopping: end.signal } });
  await eventually(async () => expect(bucket.storage.requests.at(-1)?.key).toContain(bucket.ago(2)));
  const before = bucket.storage.requests.length;
  await deliver.run(bucket.open.world.tools, { workspaceId: home.projectId });
  const meanwhile = bucket.storage.requests.length;
  end.abort(new HandedBack());
  await expect(first).rejects.toThrow(HandedBack);
  go(undefined);
  await bucket.deliverTo(home);

  expect(meanwhile).toBe(before);
  expect((await bucket.manifestIn(wanted.prefix)).days.map(({ rows }) => rows.visits)).toEqual([1, 1, 1]);
});

test("nothing of another workspace is in a bucket, and days of another time zone are delivered anew", async () => {
  const [one, other] = [await bucket.open.home(), await bucket.open.home()];
  await storeVisitRows(bucket.open.world, one.projectId, [
    { ts: `${bucket.ago(1)}T12:00:00.000Z`, path: "/one" },
  ]);
  await storeVisitRows(bucket.open.world, other.projectId, [
    { ts: `${bucket.ago(1)}T12:00:00.000Z`, path: "/other" },
  ]);
  const [mine, theirs] = [bucket.target(), bucket.target()];
  await one.ask(contract.createWarehouse, { body: mine });
  await other.ask(contract.createWarehouse, { body: theirs });
  await bucket.deliverTo(one);
  await bucket.deliverTo(other);
  const folder = `visits/day=${bucket.ago(1)}/part-0.parquet`;

  const rows = [await bucket.rowsIn(mine.prefix, folder), await bucket.rowsIn(theirs.prefix, folder)];
  await bucket.inZone(one, "Pacific/Auckland");
  await bucket.deliverTo(one);

  expect(rows.map((all) => all.map(({ path }) => path))).toEqual([["/one"], ["/other"]]);
  expect((await bucket.manifestIn(mine.prefix)).time_zone).toBe("Pacific/Auckland");
});

test("a planted secret is in no log, no row, no answer and no message, whatever fails", async () => {
  const home = await bucket.open.home();
  const planted = "PlantedSecretAccessKey0123456789";
  const said: string[] = [];
  const note = (...words: unknown[]) => {
    said.push(words.map((word) => JSON.stringify(word, errorWords)).join(" "));
  };
  const log = {
    ...bucket.open.world.tools.log,
    info: note,
    warn: note,
    error: note,
    debug: note,
  } as unknown as Tools["log"];
  const wanted = { ...bucket.target(), secret_access_key: planted };
  await home.ask(contract.createWarehouse, { body: bucket.target() });

  const refused = await home.ask(contract.testWarehouse, { body: wanted });
  // Stored as nobody can store it: a key that the storage does not take any more.
  const place = placeOfJob({ workspaceId: home.projectId });
  const sealed = sealSecret(bucket.open.world.tools, place, planted);
  await bucket.query("update warehouses set sealed_secret = $1 where workspace_id = $2", [
    sealed,
    home.projectId,
  ]);
  await storeVisitRows(bucket.open.world, home.projectId, [{ ts: `${bucket.ago(1)}T12:00:00.000Z` }]);
  await bucket.deliverTo(home, { tools: { ...bucket.open.world.tools, log } });
  bucket.storage.interfere(() => [500, planted]);
  await bucket.deliverTo(home, { tools: { ...bucket.open.world.tools, log } });

  const status = await bucket.statusOf(home);
  const rows = await bucket.query(
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
