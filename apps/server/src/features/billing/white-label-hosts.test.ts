import { getHostBrand, type HostProof } from "@citelens/contract/accounts/agencies";
import { dayMs, hourMs } from "@citelens/contract/base/days";
import { apiBase } from "@citelens/contract/base/endpoint";
import * as contract from "@citelens/contract/billing/white-label";
import * as admin from "@citelens/contract/platform/admin";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { hostJobs } from "#features/agencies/room.ts";
import { writtenRecords } from "#test/fakes/text-records.ts";
import { openWorld, type World } from "#test/world.ts";
import { openPayer, type Payer, pass } from "./billing-world.test-helper.ts";

const dns = writtenRecords();
let world: World;
beforeAll(async () => {
  world = await openWorld({ textRecords: dns });
});
afterAll(() => world.close());

let host: string;
let count = 0;
beforeEach(() => {
  dns.mood = "truthful";
  dns.texts.clear();
  host = `geo-${++count}.example.com`;
});

const colours = { primary_color: "#0A6640", secondary_color: "#ffd400" };

async function claiming(name: string): Promise<Payer> {
  const payer = await openPayer(world);
  await payer.subscribe("agency");
  await payer.ask(contract.updateWhiteLabel, { name, ...colours, host_name: host });
  return payer;
}

async function shownName(at = host): Promise<string | undefined> {
  const url = `${apiBase}${getHostBrand.path}`;
  const { body } = await world.app.inject({ method: "GET", url, headers: { host: at } });
  return JSON.parse(body).brand?.name;
}

async function proofOf(payer: Payer): Promise<HostProof> {
  const { host: proof } = (await payer.ask(contract.getWhiteLabel)).answer;
  if (!proof) throw new Error("There is no host");
  return proof;
}

async function write(...payers: readonly Payer[]): Promise<void> {
  const records = await Promise.all(payers.map(async (payer) => (await proofOf(payer)).record));
  dns.texts.clear();
  for (const { name } of records)
    dns.texts.set(
      name,
      records.map(({ value }) => value),
    );
}

async function checked(payer: Payer): Promise<HostProof | null> {
  return (await payer.ask(contract.checkWhiteLabelHost)).answer.host;
}

async function periodically(): Promise<void> {
  for (const { run } of hostJobs) await run(world.tools, {});
}

async function mailsTo(payer: Payer): Promise<string[]> {
  const { rows } = await world.postgres.pool.query(
    "select subject from mails where recipient = $1 and kind = 'host-proof' order by created",
    [payer.person.user.email],
  );
  return rows.map(({ subject }) => subject);
}

/** As an upgrade leaves it: shown before there were proofs. */
async function shownBefore(payer: Payer, at: Date): Promise<void> {
  await world.postgres.pool.query(
    `update agencies set host_state = 'LAPSING', host_until = $2::timestamptz + interval '14 days', host_due = $2
     where organization_id = $1`,
    [payer.organizationId, at],
  );
}

test("a host shows no brand before its DNS says whose it is, and tells which record it needs", async () => {
  const payer = await claiming("Oak");

  const waiting = await proofOf(payer);
  expect(waiting).toMatchObject({ state: "UNPROVEN", finding: null, found: [] });
  expect(waiting.record.name).toBe(`_citelens.${host}`);
  expect(waiting.record.value).toMatch(/^citelens-host=[0-9a-f]{32}$/);
  expect(await shownName()).toBeUndefined();

  expect(await checked(payer)).toMatchObject({ state: "UNPROVEN", finding: "NONE" });
  dns.texts.set(waiting.record.name, ["v=spf1 -all", "citelens-host=somebody"]);
  expect(await checked(payer)).toMatchObject({
    finding: "OTHERS",
    found: ["v=spf1 -all", "citelens-host=somebody"],
  });
  expect(await shownName()).toBeUndefined();

  await write(payer);
  expect(await checked(payer)).toMatchObject({
    state: "PROVEN",
    finding: "FOUND",
    found: [waiting.record.value],
  });
  expect(await shownName()).toBe("Oak");
});

test("the record is found without a click, and superusers see which hosts are proven", async () => {
  const payer = await claiming("Ash");
  const root = await world.signUpRoot();
  const listed = async () => {
    const query = { search: payer.person.user.email };
    return (await world.call(admin.listAgencies, { query }, root.access)).answer.results;
  };
  expect(await listed()).toMatchObject([{ host_name: host, is_host_shown: false }]);
  await write(payer);

  await periodically();

  expect(await shownName()).toBe("Ash");
  expect(await listed()).toMatchObject([{ host_name: host, is_host_shown: true }]);
});

test("of two agencies that name a host the one whose record is there has it, and who was first keeps it", async () => {
  const [squatter, owner] = [await claiming("Squatter"), await claiming("Owner")];
  await shownBefore(squatter, world.tools.now());
  expect(await shownName()).toBe("Squatter");
  expect(await checked(owner)).toMatchObject({ state: "UNPROVEN", finding: "NONE" });

  await write(owner);
  expect(await checked(owner)).toMatchObject({ state: "PROVEN" });
  expect(await shownName()).toBe("Owner");
  expect(await proofOf(squatter)).toMatchObject({ state: "UNPROVEN", finding: "OTHERS" });
  expect(await mailsTo(squatter)).toEqual([expect.stringContaining("no longer shows your brand")]);

  await write(owner, squatter);
  expect(await checked(squatter)).toMatchObject({ state: "UNPROVEN", finding: "TAKEN" });
  expect(await checked(owner)).toMatchObject({ state: "PROVEN" });
  expect(await shownName()).toBe("Owner");

  await write(squatter);
  expect(await checked(squatter)).toMatchObject({ state: "PROVEN" });
  expect(await shownName()).toBe("Squatter");
  expect(await proofOf(owner)).toMatchObject({ state: "UNPROVEN" });
});

test("both click at once: one has the host", async () => {
  const [one, other] = [await claiming("One"), await claiming("Other")];
  await write(one, other);

  const proofs = await Promise.all([checked(one), checked(other)]);

  expect(proofs.map((proof) => proof?.finding).sort()).toEqual(["FOUND", "TAKEN"]);
});

test("hosts that were shown without a proof are told of, and released after two weeks", async () => {
  const [without, proving] = [await claiming("Without"), await claiming("Proving")];
  await proving.ask(contract.updateWhiteLabel, { host_name: `other.${host}` });
  for (const payer of [without, proving]) await shownBefore(payer, world.tools.now());
  await write(proving);

  await periodically();
  await periodically();
  expect(await mailsTo(without)).toEqual([expect.stringContaining("needs a record in its DNS")]);
  expect(await mailsTo(proving)).toEqual([]);
  expect(await shownName()).toBe("Without");

  world.advance(14 * dayMs);
  // Nobody shows it from that instant on, also before it was looked for again.
  expect(await shownName()).toBeUndefined();
  await periodically();
  expect(await mailsTo(without)).toHaveLength(2);
  expect(await shownName(`other.${host}`)).toBe("Proving");
});

test("a record that is taken away ends the brand after a week; a DNS that is silent or finds nothing takes nothing", async () => {
  let payer = await claiming("Elm");
  await write(payer);
  await checked(payer);

  for (const mood of ["silent", "finds nothing"] as const) {
    dns.mood = mood;
    payer = await pass(world, payer, 10);
    await periodically();
    expect(await proofOf(payer)).toMatchObject({ state: "PROVEN", finding: "NO_ANSWER" });
  }
  dns.mood = "truthful";
  dns.texts.clear();
  world.advance(dayMs);
  await periodically();
  expect(await shownName()).toBe("Elm");
  expect(await mailsTo(payer)).toHaveLength(1);

  for (let day = 0; day < 7; day += 1) {
    world.advance(dayMs + hourMs);
    await periodically();
  }
  expect(await shownName()).toBeUndefined();
  expect(await mailsTo(payer)).toHaveLength(2);
});

test("another name is claimed anew, and the old proof is worth nothing for it", async () => {
  const payer = await claiming("Fir");
  await write(payer);
  await checked(payer);
  const { record } = await proofOf(payer);

  await payer.ask(contract.updateWhiteLabel, { host_name: host.toUpperCase(), name: "Fir and Pine" });
  expect(await proofOf(payer)).toMatchObject({ state: "PROVEN", record });

  await payer.ask(contract.updateWhiteLabel, { host_name: `new.${host}` });
  dns.texts.set(`_citelens.new.${host}`, [record.value]);
  expect(await checked(payer)).toMatchObject({ state: "UNPROVEN", finding: "OTHERS" });
  expect([await shownName(), await shownName(`new.${host}`)]).toEqual([undefined, undefined]);

  await payer.ask(contract.updateWhiteLabel, { host_name: null });
  expect((await payer.ask(contract.getWhiteLabel)).answer.host).toBeNull();
  const refused = await payer.ask(contract.checkWhiteLabelHost);
  expect([refused.status, refused.answer]).toMatchObject([409, { code: "HOST_MISSING" }]);
});
