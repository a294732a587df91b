import type { Visit } from "@citelens/contract/traffic/visits";
import { expect, test } from "vitest";
import type { ClickHouse } from "#platform/clickhouse.ts";
import { openLog } from "#platform/log.ts";
import type { Identity } from "../identity/identity.ts";
import { openProbeMarks } from "../probes/probe-marks.ts";
import type { Counters } from "./counters.ts";
import type { Reporter } from "./reporters.ts";
import { openTakenTables } from "./taken-tables.ts";
import { openTracker } from "./tracker.ts";

const reporter: Reporter = {
  keyId: "01890000-0000-7000-8000-000000000001",
  workspaceId: "01890000-0000-7000-8000-000000000002",
  settings: {
    siteHost: "www.example.com",
    timeZone: "UTC",
    trackAssets: false,
    trackAllMethods: false,
    retentionDays: 90,
    organizationId: "01890000-0000-7000-8000-000000000003",
    events: { count: 20, perMs: 1_000, burst: 200 },
  },
};
const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

const secretKey = "a secret";
const publicUrl = "https://citelens.example";

function visitOf(userAgent: string, headers: Visit["request_headers"] = {}): Visit {
  return {
    request_path: "/",
    request_method: "GET",
    request_headers: { "user-agent": userAgent, ...headers },
  };
}

const identity: Identity = {
  ready: () => undefined,
  judge: () => ({ verdict: "unverifiable", evidence: "no_address", version: "" }),
  judgeByName: async () => [],
  learnName: () => undefined,
};

/** ClickHouse as far as the tracker uses it; `insert` decides what becomes of each batch. */
function openAll(insert: (table: string, rows: readonly object[]) => Promise<void>) {
  const unused = (): never => {
    throw new Error("The tracker does nothing but insert");
  };
  const events: ClickHouse = {
    database: "fake",
    cluster: undefined,
    insert,
    insertLines: unused,
    query: unused,
    stream: unused,
    parquet: unused,
    command: unused,
    createDatabase: unused,
    ping: unused,
    close: async () => undefined,
  };
  const counted: string[] = [];
  const counters: Counters = {
    count: (_, outcome, { reason, times = 1 }) => counted.push(`${outcome} ${reason} ${times}`),
    flush: async () => undefined,
    close: async () => undefined,
  };
  const tables = openTakenTables({ events, log: openLog("silent"), journalDir: undefined });
  const tracker = openTracker({ now: () => new Date(), secretKey, publicUrl }, counters, {
    tables,
    identity,
    unnamed: { hasRoom: () => false, add: async () => undefined },
    probes: { note: () => undefined },
  });
  return { tracker, tables, counted };
}

const unreachable = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });

test("a request whose rows belong to several tables is told to be stored only when all of them are", async () => {
  const stored: string[] = [];
  const { tracker, counted } = openAll(async (table) => {
    if (table === "people_daily") throw new Error("refused");
    stored.push(table);
  });

  const tracked = tracker.track(reporter, [visitOf("GPTBot/1.2"), visitOf(chrome)]);

  await expect(tracked).rejects.toThrow("refused");
  expect(stored).toEqual(["visits"]);
  expect(counted).toEqual([]);
});

test("a store that comes back within a second costs nobody a visit", async () => {
  let failures = 3;
  const { tracker, counted } = openAll(async () => {
    if (failures-- > 0) throw unreachable;
  });

  await tracker.track(reporter, [visitOf("GPTBot/1.2")]);

  expect(counted).toEqual(["stored agent 1"]);
});

test("a store that stays away is told as what it is, after a few attempts", async () => {
  let attempts = 0;
  const { tracker, counted } = openAll(async () => {
    attempts += 1;
    throw unreachable;
  });

  await expect(tracker.track(reporter, [visitOf("GPTBot/1.2")])).rejects.toBe(unreachable);
  expect(attempts).toBe(6);
  expect(counted).toEqual([]);
});

test("a queue that is full refuses at once, and a stalled store does not make it grow", async () => {
  const stalled = Promise.withResolvers<void>();
  const { tracker } = openAll(() => stalled.promise);
  const many = Array.from({ length: 10_000 }, () => visitOf("GPTBot/1.2"));
  const refusals: unknown[] = [];

  const outcomes = await Promise.all(
    Array.from({ length: 13 }, async () => {
      try {
        await tracker.track(reporter, many);
        return "stored";
      } catch (error) {
        refusals.push(error);
        if (refusals.length === 3) stalled.resolve();
        return "refused";
      }
    }),
  );

  expect(outcomes.filter((outcome) => outcome === "stored")).toHaveLength(10);
  expect(refusals).toEqual(Array(3).fill(expect.objectContaining({ code: "UNAVAILABLE" })));
});

test("many people of a day make one row", async () => {
  const rows: object[] = [];
  const { tracker } = openAll(async (_, given) => {
    rows.push(...given);
  });

  await Promise.all(
    Array.from({ length: 50 }, () => tracker.track(reporter, [visitOf(chrome), visitOf(chrome)])),
  );

  expect(rows).toMatchObject([
    { workspace_id: reporter.workspaceId, day: new Date().toISOString().slice(0, 10), people: 100 },
  ]);
});

test("nothing is taken any more once it was drained", async () => {
  const { tracker, tables } = openAll(async () => undefined);

  const last = tracker.track(reporter, [visitOf("GPTBot/1.2")]);
  await tables.drain();

  await last;
  await expect(tracker.track(reporter, [visitOf("GPTBot/1.2")])).rejects.toMatchObject({
    code: "UNAVAILABLE",
  });
});

test("a probe under the name of an agent is neither a visit nor a person, whatever of it is relayed", async () => {
  const stored: string[] = [];
  const { tracker, tables, counted } = openAll(async (table) => void stored.push(table));
  const { workspaceId } = reporter;
  const { referer = "", ...own } = openProbeMarks({ secretKey, publicUrl }).headersFor({
    workspaceId,
    at: new Date(),
  });

  await tracker.track(reporter, [
    visitOf("GPTBot/1.2", { "X-Citelens-Probe": own["x-citelens-probe"] ?? "" }),
    visitOf("GPTBot/1.2", { referer }),
    visitOf(chrome, { referer, ...own }),
  ]);
  await tables.drain();

  expect(stored).toEqual([]);
  expect(counted).toEqual(["filtered own_agent 3"]);
});

test("the mark of another workspace hides nothing", async () => {
  const stored: string[] = [];
  const { tracker, tables } = openAll(async (table) => void stored.push(table));
  const workspaceId = "01890000-0000-7000-8000-000000000009";

  await tracker.track(reporter, [
    visitOf(
      "GPTBot/1.2",
      openProbeMarks({ secretKey, publicUrl }).headersFor({ workspaceId, at: new Date() }),
    ),
  ]);
  await tables.drain();

  expect(stored).toHaveLength(1);
});
