import type { Endpoint } from "@citelens/contract/base/endpoint";
import * as contract from "@citelens/contract/platform/warehouse";
import { warehouseFaults } from "@citelens/contract/platform/warehouse-words";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addMember } from "#features/workspaces/members/public.ts";
import { placeOfJob } from "#platform/place.ts";
import { storeVisitRows } from "#test/stored-events.ts";
import { type BucketWorld, openBucketWorld } from "./bucket-world.test-helper.ts";

let bucket: BucketWorld;
beforeAll(async () => {
  bucket = await openBucketWorld();
});
beforeEach(() => bucket.storage.interfere(() => undefined));
afterAll(() => bucket.close());

test("a bucket is stored once an object was written, read and removed there, and its secret is in no answer", async () => {
  const home = await bucket.open.home();
  const wanted = bucket.target();

  const before = await bucket.statusOf(home);
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
  const probes = bucket.storage.requests.filter(({ key }) => key.startsWith(`${wanted.prefix}/_probe`));
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
  ["a name without an address", { endpoint: "https://bucket.storage.invalid" }, "endpoint", "address"],
  ["another port", { endpoint: "https://93.184.216.34:9000" }, "endpoint", "address"],
  ["what is not encrypted", { endpoint: "http://93.184.216.34" }, "endpoint", "insecure"],
  ["a port where nobody answers", { endpoint: "http://127.0.0.1:1" }, "endpoint", "unreachable"],
] as const)("says in words what is wrong with %s, and stores nothing", async (_, wrong, field, fault) => {
  const home = await bucket.open.home();
  const [, sentence] = warehouseFaults[fault];

  const tested = await home.ask(contract.testWarehouse, { body: { ...bucket.target(), ...wrong } });
  const made = await home.ask(contract.createWarehouse, { body: { ...bucket.target(), ...wrong } });

  expect([tested.status, tested.body]).toEqual([400, { [field]: [sentence] }]);
  expect([made.status, made.body]).toEqual([400, { [field]: [sentence] }]);
  expect((await bucket.statusOf(home)).settings).toBeNull();
});

test.each([
  [403, "RequestTimeTooSkewed", "endpoint", "clock"],
  [403, "AccessDenied", "access_key_id", "denied"],
  [307, "TemporaryRedirect", "region", "region"],
  [503, "SlowDown", "endpoint", "unreachable"],
  [501, "NotImplemented", "endpoint", "unreachable"],
] as const)("takes %i %s for what it means, and follows no redirect", async (status, code, field, fault) => {
  const home = await bucket.open.home();
  bucket.storage.interfere(() => [status, code]);

  const tested = await home.ask(contract.testWarehouse, { body: bucket.target() });

  expect([tested.status, tested.body]).toEqual([400, { [field]: [warehouseFaults[fault][1]] }]);
});

test("a folder is one workspace's: another is told so before anything of it is overwritten, and delivers nothing there", async () => {
  const [home, other] = [await bucket.open.home(), await bucket.open.home()];
  const body = bucket.target();
  await home.ask(contract.createWarehouse, { body });
  await storeVisitRows(bucket.open.world, home.projectId, [{ ts: `${bucket.ago(4)}T12:00:00.000Z` }]);
  await bucket.deliverTo(home);
  const before = await bucket.storage.get(`${body.prefix}/_manifest.json`);
  const refusal = { prefix: [warehouseFaults.taken[1]] };

  const tested = await other.ask(contract.testWarehouse, { body });
  const made = await other.ask(contract.createWarehouse, { body });
  const beside = await other.ask(contract.createWarehouse, { body: bucket.target() });
  const moved = await other.ask(contract.updateWarehouse, { body: { prefix: body.prefix } });

  expect([tested.body, made.body, moved.body]).toEqual([refusal, refusal, refusal]);
  expect(beside.status).toBe(201);
  // As if both had been stored in the same moment.
  await bucket.query("update warehouses set prefix = $1 where workspace_id = $2", [
    body.prefix,
    other.projectId,
  ]);
  await bucket.deliverTo(other);
  expect(await bucket.statusOf(other)).toMatchObject({ state: "FAILED", fault: "taken", days: [] });
  expect(await bucket.storage.get(`${body.prefix}/_manifest.json`)).toEqual(before);
  expect(await home.ask(contract.updateWarehouse, { body: { prefix: body.prefix } })).toMatchObject({
    status: 200,
  });
});

test("what stands in the place of the note of a folder is no leave to write there", async () => {
  const home = await bucket.open.home();
  const body = bucket.target();
  const { prefix } = body;
  bucket.storage.interfere(({ method, key }) =>
    method === "GET" && key === `${prefix}/_workspace.json` ? [200, "Other"] : undefined,
  );

  const made = await home.ask(contract.createWarehouse, { body });

  expect([made.status, made.body]).toEqual([400, { prefix: [warehouseFaults.taken[1]] }]);
});

test("whoever may not list a bucket is denied the note that is not there, and takes the folder all the same", async () => {
  const home = await bucket.open.home();
  const body = bucket.target();
  const claimed = `${body.prefix}/_workspace.json`;
  bucket.storage.interfere(({ method, key }) =>
    method === "GET" && key === claimed ? [403, "AccessDenied"] : undefined,
  );

  const made = await home.ask(contract.createWarehouse, { body });

  expect(made.status).toBe(201);
  expect(JSON.parse(String(await bucket.storage.get(claimed)))).toEqual({ project: home.projectId });
});

test("owners alone change it, members see it, and for strangers it is not there", async () => {
  const home = await bucket.open.home();
  const body = bucket.target();
  await home.ask(contract.createWarehouse, { body });
  const params = { projectId: home.projectId };
  const { world } = bucket.open;
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
  expect((await bucket.statusOf(home)).settings).toMatchObject({ is_on: true });
});

test("a bucket that was changed gets everything anew, and the old one nothing more", async () => {
  const home = await bucket.open.home();
  await storeVisitRows(bucket.open.world, home.projectId, [{ ts: `${bucket.ago(9)}T12:00:00.000Z` }]);
  const [before, after] = [bucket.target(), bucket.target()];
  await home.ask(contract.createWarehouse, { body: before });
  await bucket.deliverTo(home);

  const changed = await home.ask(contract.updateWarehouse, { body: { prefix: after.prefix } });
  await bucket.deliverTo(home);
  const off = await home.ask(contract.updateWarehouse, { body: { is_on: false } });
  const asked = bucket.storage.requests.length;
  await bucket.deliverTo(home, { at: bucket.inDays(1) });

  expect(changed).toMatchObject({ status: 200, body: { state: "NEVER", days: [] } });
  const filesOf = async ({ prefix }: typeof before) =>
    (await bucket.manifestIn(prefix)).files.map(({ path }) => path);
  expect(await filesOf(after)).toEqual(await filesOf(before));
  expect(off.answer).toMatchObject({ settings: { is_on: false }, next_run_at: null });
  expect(bucket.storage.requests).toHaveLength(asked);
  expect(await home.ask(contract.deleteWarehouse)).toMatchObject({ status: 204 });
  expect((await bucket.statusOf(home)).settings).toBeNull();
  expect(await home.ask(contract.deleteWarehouse)).toMatchObject({ status: 404 });
});
