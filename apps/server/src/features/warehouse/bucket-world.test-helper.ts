import { dayMs } from "@citelens/contract/base/days";
import * as contract from "@citelens/contract/platform/warehouse";
import { updateWorkspace } from "@citelens/contract/workspaces/workspaces";
import { z } from "zod";
import type { Tools } from "#platform/tools.ts";
import { type AnswersWorld, type Home, openAnswersWorld } from "#test/answers-world.ts";
import {
  type ObjectStorage,
  openObjectStorage,
  storageBucket,
  storageKeys,
  storageRegion,
} from "#test/fakes/object-storage.ts";
import { deliver } from "./deliver.ts";

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

export type ReadManifest = z.output<typeof manifest>;

/** The product beside a bucket that it can deliver to. */
export interface BucketWorld {
  readonly open: AnswersWorld;
  readonly storage: ObjectStorage;
  /** A folder of its own for each. */
  target(): z.input<(typeof contract.createWarehouse)["body"]> & { readonly prefix: string };
  manifestIn(prefix: string): Promise<ReadManifest>;
  /** Rows of a file, as ClickHouse reads Parquet. */
  rowsIn(prefix: string, path: string): Promise<Record<string, unknown>[]>;
  inZone(home: Home, timeZone: string): Promise<Home>;
  ago(days: number): string;
  inDays(days: number): Date;
  /** A night's delivery, as if it were due at that moment. */
  deliverTo(home: Home, how?: { readonly at?: Date; readonly tools?: Tools }): Promise<void>;
  query(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>;
  statusOf(home: Home): Promise<contract.Warehouse>;
  close(): Promise<void>;
}

export async function openBucketWorld(): Promise<BucketWorld> {
  const open = await openAnswersWorld({ outboundAllow: ["127.0.0.1"] });
  const storage = await openObjectStorage();
  const { tools, postgres } = open.world;
  const query: BucketWorld["query"] = async (text, values = []) =>
    (await postgres.pool.query<Record<string, unknown>>(text, [...values])).rows;
  let prefixes = 0;
  const target: BucketWorld["target"] = () => {
    prefixes += 1;
    const prefix = `exports/no-${prefixes}`;
    return {
      endpoint: storage.endpoint,
      region: storageRegion,
      bucket: storageBucket,
      prefix,
      ...storageKeys,
    };
  };
  return {
    open,
    storage,
    target,
    query,
    manifestIn: async (prefix) => {
      const file = await storage.get(`${prefix}/_manifest.json`);
      if (!file) throw new Error("There is no manifest");
      return manifest.parse(JSON.parse(file.toString("utf8")));
    },
    rowsIn: async (prefix, path) => {
      const file = await storage.get(`${prefix}/${path.replace("=", "%3D")}`);
      if (!file) throw new Error(`There is no ${path}`);
      const sql = `SELECT * FROM format(Parquet, base64Decode('${file.toString("base64")}'))`;
      return tools.events.query(sql, {}, z.looseObject({}));
    },
    inZone: async (home, timeZone) => {
      await home.ask(updateWorkspace, { body: { time_zone: timeZone } });
      return home;
    },
    ago: (days) => new Date(tools.now().getTime() - days * dayMs).toISOString().slice(0, 10),
    inDays: (days) => new Date(tools.now().getTime() + days * dayMs),
    deliverTo: async ({ projectId }, { at = tools.now(), tools: own = tools } = {}) => {
      await query("update warehouses set next_run_at = 'epoch' where workspace_id = $1", [projectId]);
      await deliver.run({ ...own, now: () => at }, { workspaceId: projectId });
    },
    statusOf: async (home) => (await home.ask(contract.getWarehouse, { query: { days: 30 } })).answer,
    close: async () => {
      await open.close();
      await storage.close();
    },
  };
}
