import { z } from "zod";
import { type Answer, endpoint, superuserReads } from "../base/endpoint.ts";
import { count, instant } from "../base/fields.ts";

/** A statement of the product, without its values. */
export const slowStatement = z.object({
  statement: z.string(),
  calls: count,
  mean_ms: z.number(),
  total_ms: z.number(),
});
export type SlowStatement = z.output<typeof slowStatement>;

/** Statements that took most time together; null where the database does not note them. */
const statements = z.array(slowStatement).nullable();

export const appliedMigration = z.object({
  name: z.string(),
  /** PostgreSQL: when it was written. ClickHouse: when it was applied, null before. */
  at: instant.nullable(),
  /** Otherwise its file waits for the next start. */
  is_applied: z.boolean(),
});
export type AppliedMigration = z.output<typeof appliedMigration>;

export const getPostgresState = endpoint({
  ...superuserReads,
  path: "/admin/system/postgres/",
  summary: "The size of PostgreSQL, its largest tables, slowest statements and migrations",
  answer: z.object({
    version: z.string(),
    bytes: z.number(),
    /** The 15 largest. */
    tables: z.array(
      z.object({
        name: z.string(),
        /** As the database estimates them. */
        rows: z.number(),
        bytes: z.number(),
        index_bytes: z.number(),
      }),
    ),
    statements,
    migrations: z.array(appliedMigration),
  }),
});
export type PostgresState = Answer<typeof getPostgresState>;

export const getClickHouseState = endpoint({
  ...superuserReads,
  path: "/admin/system/clickhouse/",
  summary: "The tables of ClickHouse, its replicas, slowest statements of a day and migrations",
  answer: z.object({
    version: z.string(),
    tables: z.array(z.object({ name: z.string(), rows: z.number(), bytes: z.number(), parts: count })),
    /** Replicas of the tables of this server; null without a cluster. */
    replicas: z
      .array(
        z.object({
          table: z.string(),
          is_readonly: z.boolean(),
          /** Parts that it has still to fetch or merge. */
          queue: count,
          delay_seconds: z.number(),
          active: count,
          total: count,
        }),
      )
      .nullable(),
    statements,
    migrations: z.array(appliedMigration),
  }),
});
export type ClickHouseState = Answer<typeof getClickHouseState>;

export const getJournalState = endpoint({
  ...superuserReads,
  path: "/admin/system/journal/",
  summary: "What of reported visits this instance has still to store",
  answer: z.object({
    /** Null where visits are stored before they are answered. */
    journal: z
      .object({
        segments: count,
        bytes: z.number(),
        oldest: instant.nullable(),
        /** Segments that the database refused, or what is damaged: tried again each hour and at each start. */
        set_aside: z.object({ segments: count, rows: count, bytes: z.number() }),
      })
      .nullable(),
  }),
});
export type JournalState = Answer<typeof getJournalState>;

export const setting = z.object({
  name: z.string(),
  source: z.enum(["environment", "default"]),
  /** "set" or "not set" of a secret; addresses without user, password and parameters. */
  value: z.string(),
  help: z.string(),
});
export type Setting = z.output<typeof setting>;

export const listSettings = endpoint({
  ...superuserReads,
  path: "/admin/system/settings/",
  summary: "The configuration of this instance, without secrets",
  answer: z.object({ results: z.array(setting) }),
});
