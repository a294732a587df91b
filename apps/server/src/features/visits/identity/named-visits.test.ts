import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import type { NameResolver } from "#platform/name-resolver.ts";
import { eventually, type World, worldOfTest } from "#test/world.ts";

const crawler = "66.249.90.77";
const name = "crawl-66-249-90-77.googlebot.com";
const forger = "93.184.216.34";
const known: Record<string, string> = { [crawler]: name, "8.8.8.8": "dns.google" };
const names: NameResolver = {
  namesOf: async (address) => (known[address] === undefined ? [] : [known[address]]),
  addressesOf: async (asked) => (asked === name ? [crawler] : []),
  hasDomain: async () => true,
};
const nothing: NameResolver = {
  namesOf: async () => [],
  addressesOf: async () => [],
  hasDomain: async () => false,
};
const newJournal = (): string => mkdtempSync(join(tmpdir(), "citelens-names-"));

async function report(world: World, addresses: readonly string[]): Promise<void> {
  const person = await world.signUp();
  const { key } = await world.createKey(person, await world.createWorkspace(person));
  for (const address of addresses) {
    const response = await world.app.inject({
      method: "POST",
      url: "/api/v1/tracking/visit",
      headers: { authorization: `Api-Key ${key}` },
      payload: {
        request_path: `/${address}`,
        request_method: "GET",
        request_headers: { "user-agent": "Googlebot/2.1" },
        client_ip: address,
      },
    });
    expect(response.statusCode).toBe(202);
  }
}

function stored(world: World, visits: number) {
  return eventually(async () => {
    const rows = await world.tools.events.query(
      "SELECT path, verdict, evidence, address_prefix FROM visits ORDER BY path",
      {},
      z.object({ path: z.string(), verdict: z.string(), evidence: z.string(), address_prefix: z.string() }),
    );
    if (rows.length < visits) throw new Error("They are not stored yet");
    return rows;
  });
}

test("with a journal a visit is stored once, after the name of its address was looked up", async () => {
  const world = await worldOfTest({ names, journalDir: newJournal() });

  await report(world, [crawler, forger]);

  expect(await stored(world, 2)).toEqual([
    { path: `/${crawler}`, verdict: "verified", evidence: "reverse_dns", address_prefix: "66.249.90.0/24" },
    { path: `/${forger}`, verdict: "spoofed", evidence: "foreign_name", address_prefix: "93.184.216.0/24" },
  ]);
});

test("nobody is called a forger by a DNS that has nothing of anything", async () => {
  const world = await worldOfTest({ names: nothing, journalDir: newJournal() });

  await report(world, [crawler]);

  expect(await stored(world, 1)).toMatchObject([{ verdict: "unverifiable", evidence: "name_failed" }]);
});

test("a whole address is nowhere once its visit is stored", async () => {
  const journalDir = newJournal();
  const world = await worldOfTest({ names, journalDir });

  await report(world, [crawler]);
  await stored(world, 1);

  await eventually(async () => {
    const files = readdirSync(journalDir, { recursive: true, withFileTypes: true }).filter((one) =>
      one.isFile(),
    );
    const texts = files.map((file) => readFileSync(join(file.parentPath, file.name), "utf8"));
    expect(texts.filter((text) => text.includes(`"address":"${crawler}"`))).toEqual([]);
  });
});

test("without a journal the first visit is stored at once, and the next one from there is judged", async () => {
  const world = await worldOfTest({ names });

  await report(world, [crawler]);
  const [first] = await stored(world, 1);
  const second = await eventually(async () => {
    await report(world, [crawler]);
    const rows = await stored(world, 2);
    const found = rows.find(({ verdict }) => verdict === "verified");
    if (!found) throw new Error("The name is not known yet");
    return found;
  });

  expect(first).toMatchObject({ verdict: "unverifiable", evidence: "name_pending" });
  expect(second.evidence).toBe("reverse_dns");
});
