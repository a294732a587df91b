import * as contract from "@citelens/contract/platform/warehouse";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AnswersWorld, openAnswersWorld } from "./answers-world.ts";
import {
  type ObjectStorage,
  openObjectStorage,
  storageBucket,
  storageKeys,
  storageRegion,
} from "./fakes/object-storage.ts";
import { openProcesses, type Processes } from "./servers/processes.ts";
import { storeVisitRows } from "./stored-events.ts";
import { eventually } from "./world.ts";

const deadlineMs = 150_000;

let open: AnswersWorld;
let storage: ObjectStorage;
let processes: Processes;
beforeAll(async () => {
  open = await openAnswersWorld({ outboundAllow: ["127.0.0.1"] });
  storage = await openObjectStorage();
  processes = await openProcesses(open.world, {
    roles: "worker",
    env: { OUTBOUND_ALLOW: "127.0.0.1", RENDER_BROWSER: "none" },
  });
}, deadlineMs);
afterAll(async () => {
  await processes.close();
  await open.close();
  await storage.close();
});

test(
  "what a worker that was killed between two files had begun another ends, and no manifest named a file before it was there",
  async () => {
    const home = await open.home();
    const days = [4, 3, 2, 1].map((ago) =>
      new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10),
    );
    await storeVisitRows(
      open.world,
      home.projectId,
      days.map((day) => ({ ts: `${day}T12:00:00.000Z` })),
    );
    const { promise: never, resolve: letGo } = Promise.withResolvers<undefined>();
    let isHeld = false;
    storage.interfere(({ key }) => {
      if (isHeld || !key.includes(`day=${days[1]}`)) return undefined;
      isHeld = true;
      return never;
    });
    const target = {
      endpoint: storage.endpoint,
      region: storageRegion,
      bucket: storageBucket,
      prefix: "lake",
    };
    const first = await processes.start();
    await home.ask(contract.createWarehouse, { body: { ...target, ...storageKeys } });
    await eventually(async () => expect(isHeld).toBe(true), deadlineMs);

    first.process.kill("SIGKILL");
    await first.ended;
    const before = (await storage.keys()).filter((key) => key.startsWith("lake/"));
    await processes.start();
    const well = await eventually(async () => {
      const { answer } = await home.ask(contract.getWarehouse, { query: { days: 30 } });
      expect(answer.state).toBe("OK");
      return answer;
    }, deadlineMs);
    letGo(undefined);

    expect(before.filter((key) => key.endsWith("_manifest.json"))).toEqual([]);
    expect(before).toContain(`lake/visits/day=${days[0]}/part-0.parquet`);
    expect(well.days.map(({ day }) => day)).toEqual(days.toReversed());
    expect(
      well.days.map(({ datasets }) => datasets.find(({ dataset }) => dataset === "visits")?.rows),
    ).toEqual([1, 1, 1, 1]);
    const puts = storage.requests.filter(({ method }) => method === "PUT").map(({ key }) => key);
    expect(puts.at(-1)).toBe("lake/_manifest.json");
    expect(puts.filter((key) => key === `lake/visits/day=${days[0]}/part-0.parquet`)).toHaveLength(1);
  },
  2 * deadlineMs,
);
