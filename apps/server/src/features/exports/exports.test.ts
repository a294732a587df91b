import { createHash } from "node:crypto";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { exportsKeptMax } from "@citelens/contract/platform/exports";
import { readXlsx } from "hucre/xlsx";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { canMount, mountSmallDisk } from "#test/small-disk.ts";
import { eventually, openWorld, sharedWorld, type World, worldOfTest } from "#test/world.ts";
import { openExports } from "./exports.test-helper.ts";
import { removeEndedExports } from "./remove-ended.ts";
import { writeExport } from "./write-export.ts";

let world: World;
beforeAll(async () => {
  world = await sharedWorld();
});

const filesOf = ({ tools }: World): string[] => readdirSync(tools.exportsDir).toSorted();

describe("an export", () => {
  test("is written beside the request, and is what the list itself answers", async () => {
    const { begin, done, open, fileOf, owner } = await openExports(world);

    const begun = await begin();
    const one = await done();

    expect(begun.status).toBe(202);
    expect(begun.answer).toMatchObject({ status: "QUEUED", rows: 0, url: null, size: null });
    expect(one).toMatchObject({
      status: "DONE",
      rows: 3,
      format: "csv",
      file_name: "credit-usage.csv.gz",
      reason: null,
      created_by: { id: owner.user.id },
    });
    const file = await open(one.url);
    expect(file.statusCode).toBe(200);
    expect(file.rawPayload).toHaveLength(one.size ?? 0);
    expect(createHash("sha256").update(file.rawPayload).digest("hex")).toBe(one.sha256);
    expect(gunzipSync(file.rawPayload).toString()).toBe((await fileOf("csv")).body);
    expect(file.headers).toMatchObject({
      "content-type": "application/gzip",
      "content-disposition": 'attachment; filename="credit-usage.csv.gz"',
      "referrer-policy": "no-referrer",
      "cache-control": "private, no-store",
    });
  });

  test.each(["ndjson", "xlsx"] as const)("can be one of %s", async (format) => {
    const { done, open, fileOf } = await openExports(world);

    const one = await done({ format });

    const { rawPayload } = await open(one.url);
    if (format === "ndjson") {
      expect(gunzipSync(rawPayload).toString()).toBe((await fileOf("ndjson")).body);
      return;
    }
    expect(one.file_name).toBe("credit-usage.xlsx");
    expect((await readXlsx(rawPayload)).sheets[0]?.rows).toHaveLength(4);
  });

  test("tells how many rows are written while it is", async () => {
    const { done } = await openExports(world, 12_000);

    expect(await done({ format: "ndjson" })).toMatchObject({ status: "DONE", rows: 12_000 });
  });

  test("goes on where a reader broke off", async () => {
    const { done, open } = await openExports(world);
    const one = await done();
    const whole = (await open(one.url)).rawPayload;
    const part = (range: string, headers = {}) => open(one.url, { range, ...headers });

    const [begin, rest, last, outside, changed] = await Promise.all([
      part("bytes=0-9"),
      part("bytes=10-"),
      part("bytes=-5"),
      part(`bytes=${whole.length}-`),
      part("bytes=10-", { "if-range": '"another"' }),
    ]);

    expect([begin.statusCode, rest.statusCode, last.statusCode]).toEqual([206, 206, 206]);
    expect(Buffer.concat([begin.rawPayload, rest.rawPayload])).toEqual(whole);
    expect(last.rawPayload).toEqual(whole.subarray(-5));
    expect(begin.headers["content-range"]).toBe(`bytes 0-9/${whole.length}`);
    expect([outside.statusCode, outside.headers["content-range"]]).toEqual([416, `bytes */${whole.length}`]);
    expect([changed.statusCode, changed.rawPayload.length]).toEqual([200, whole.length]);
  });

  test("is refused by the name of what its list does not know", async () => {
    const { begin, listed } = await openExports(world);

    const answers = await Promise.all([
      begin({ operation: "listWorkspaces" }),
      begin({ operation: "listAuditEntries" }),
      begin({ query: { colour: "red" } }),
      begin({ params: { auditId: "1" } }),
      begin({ query: { ordering: "colour" } }),
      begin({ last_days: 7 }),
      begin({ operation: "listAgents", last_days: 7, query: { from_date: "2026-01-01" } }),
      begin({ operation: "listAgents" }),
    ]);

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
    expect(answers.map(({ body }) => Object.keys(Object(body)))).toEqual([
      ["operation"],
      ["operation"],
      ["colour"],
      ["auditId"],
      ["ordering"],
      ["last_days"],
      ["last_days"],
      ["from_date", "to_date"],
    ]);
    expect(await listed()).toEqual([]);
  });

  test("of the last days ends today", async () => {
    const { done } = await openExports(world);

    const one = await done({ operation: "listAgents", last_days: 30 });

    const today = world.tools.now().toISOString().slice(0, 10);
    expect(one).toMatchObject({
      status: "DONE",
      file_name: expect.stringMatching(`^agents-.*-${today}.csv.gz$`),
    });
  });

  test("is one of a few that a workspace keeps, however many are begun at once", async () => {
    const { begin, listed, remove } = await openExports(world);

    const answers = await Promise.all(Array.from({ length: exportsKeptMax + 3 }, () => begin()));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array(exportsKeptMax).fill(202),
      ...Array(3).fill(409),
    ]);
    const [first] = await listed();
    expect((await remove(first?.id ?? "")).status).toBe(204);
    expect((await begin()).status).toBe(202);
  });
});

describe("its link", () => {
  test("opens nothing once it was changed", async () => {
    const { done, open } = await openExports(world);
    const url = (await done()).url ?? "";

    for (const at of [-1, -30, -60, -68]) {
      const changed = url.slice(0, at - 1) + (url.at(at - 1) === "A" ? "B" : "A") + url.slice(at);
      expect((await open(changed)).json()).toMatchObject({ code: "EXPORT_FILE_GONE" });
    }
    expect((await open(`${url}A`)).statusCode).toBe(404);
  });

  test("opens it for a day, after which both are gone", async () => {
    const own = await worldOfTest();
    const { done, open } = await openExports(own);
    const one = await done();
    const [left] = filesOf(own);

    own.advance(24 * 3_600_000);
    expect((await open(one.url)).json()).toMatchObject({ code: "EXPORT_FILE_GONE" });
    await removeEndedExports.run(own.tools, {});

    expect(left).toBe(`${one.id}.${one.sha256}`);
    expect(filesOf(own)).toEqual([]);
    expect((await own.postgres.pool.query("select id from exports")).rows).toEqual([]);
  });

  test("is there for all members, and opened by nobody but whoever had it made", async () => {
    const { done, get, member } = await openExports(world);

    const one = await done();

    expect(one.url).not.toBeNull();
    expect(await get(one.id, member)).toEqual({ ...one, url: null });
  });

  test("opens nothing once whoever had it made has left, or it was removed", async () => {
    const { done, open, leave, member, remove } = await openExports(world);
    const [ofMember, removed] = [await done({}, member), await done()];

    await leave(member);
    await remove(removed.id);

    expect((await open(ofMember.url)).json()).toMatchObject({ code: "EXPORT_FILE_GONE" });
    expect((await open(removed.url)).json()).toMatchObject({ code: "EXPORT_FILE_GONE" });
  });
});

describe("the work", () => {
  test("stops when it is removed, and leaves no file", async () => {
    const own = await worldOfTest();
    const { begin, remove, listed } = await openExports(own);
    const { answer } = await begin();
    const lock = await own.postgres.pool.connect(); // so that it takes until the test lets it end
    await lock.query("begin; lock table credit_uses in access exclusive mode");

    const working = own.runJobs();
    await eventually(async () => expect(await listed()).toMatchObject([{ status: "RUNNING" }]));
    await remove(answer.id);
    await lock.query("rollback");
    lock.release();
    await working;

    expect(await listed()).toEqual([]);
    expect(filesOf(own)).toEqual([]);
  });

  test("is done by another after its process was killed", async () => {
    const own = await worldOfTest();
    const { begin, get, open, projectId } = await openExports(own);
    const { answer } = await begin();
    await own.postgres.pool.query(
      "update exports set status = 'RUNNING', rows = 1, fence = 1, lease_until = now() - interval '1 second', leased_by = gen_random_uuid()",
    );
    const { exportsDir } = own.tools;
    await writeExport.run(own.tools, { workspaceId: projectId, exportId: answer.id });
    writeFileSync(join(exportsDir, `${answer.id}.1.part`), "half of it");

    const one = await get(answer.id);
    own.advance(2 * 3_600_000);
    await removeEndedExports.run(own.tools, {});

    expect(one).toMatchObject({ status: "DONE", rows: 3 });
    expect((await open(one.url)).statusCode).toBe(200);
    expect(filesOf(own)).toEqual([`${one.id}.${one.sha256}`]);
  });

  test("that was lost is begun again", async () => {
    const own = await worldOfTest();
    const { begin, get } = await openExports(own);
    const { answer } = await begin();
    await own.postgres.pool.query("delete from jobs.job where name = 'exports.write-export'");

    own.advance(5 * 60_000);
    await removeEndedExports.run(own.tools, {});
    await own.runJobs();

    expect((await get(answer.id)).status).toBe("DONE");
  });

  test("waits while as many files of the organization are made as its plan allows", async () => {
    const own = await worldOfTest();
    const { begin, listed, projectId: workspaceId } = await openExports(own);
    const begun = await Promise.all([begin(), begin(), begin()]);
    const lock = await own.postgres.pool.connect();
    await lock.query("begin; lock table credit_uses in access exclusive mode");

    const working = Promise.all(
      begun.map(({ answer }) => writeExport.run(own.tools, { workspaceId, exportId: answer.id })),
    );
    const states = async () => (await listed()).map(({ status }) => status).toSorted();
    await eventually(async () => expect(await states()).toEqual(["QUEUED", "RUNNING", "RUNNING"]));
    await lock.query("rollback");
    lock.release();
    await working;
    own.advance(10_000);
    await own.runJobs();

    expect(await states()).toEqual(["DONE", "DONE", "DONE"]);
  });

  test("fails in words when whoever asked has lost what they may see", async () => {
    const own = await worldOfTest();
    const { begin, projectId } = await openExports(own);
    const { answer } = await begin();
    await own.postgres.pool.query(
      "update organizations set suspended_at = now(), suspended_reason = 'Unpaid' where id = (select organization_id from workspaces where id = $1)",
      [projectId],
    );

    await own.runJobs();

    const { rows } = await own.postgres.pool.query("select status, reason from exports where id = $1", [
      answer.id,
    ]);
    expect(rows).toEqual([{ status: "FAILED", reason: expect.stringContaining("suspended") }]);
  });

  test.skipIf(!canMount())("fails in words when the disk is full, and leaves nothing on it", async () => {
    const disk = mountSmallDisk(16_384);
    const own = await openWorld({ exportsDir: join(disk?.dir ?? "", "exports") });
    onTestFinished(async () => {
      await own.close();
      disk?.remove();
    });
    const { done } = await openExports(own, 20_000);

    const one = await done({ format: "xlsx" });

    expect(one).toMatchObject({
      status: "FAILED",
      url: null,
      reason: expect.stringContaining("no space left"),
    });
    expect(filesOf(own)).toEqual([]);
  });
});
