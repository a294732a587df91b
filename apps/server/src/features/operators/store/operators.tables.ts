import { operatorFailureKinds, pauseEnds } from "@citelens/contract/visibility/operators";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { leaseColumns } from "#platform/leases/lease-columns.ts";
import type { NotifiedModels, ToldModels } from "./standing.rules.ts";

/** State of each row of the catalogue; one that has no row is on, not paused, and was never asked. */
export const operator_switches = pgTable("operator_switches", {
  model_id: text().primaryKey(),
  is_on: boolean().notNull().default(true),
  paused_until: timestamp({ withTimezone: true }),
  pause_reason: text(),
  last_answer_at: timestamp({ withTimezone: true }),
  /** The model that was asked for that answer, and the name under which the provider gave it. */
  asked_model: text(),
  answered_as: text(),
  last_failure_at: timestamp({ withTimezone: true }),
  last_failure_kind: text({ enum: operatorFailureKinds }),
  last_failure: text(),
  /** Different questions that it rejected, or answered with what cannot be read, since its last good answer; as hashes. */
  unanswered: text().array().notNull().default([]),
  /** Until then somebody is asking it the question that shows whether it answers at all. */
  checking_until: timestamp({ withTimezone: true }),
  /** When that question was last answered. */
  checked_at: timestamp({ withTimezone: true }),
});

/** Each pause of a model. One that nobody has ended lasts until the time that its switch says. */
export const operator_pauses = pgTable(
  "operator_pauses",
  {
    id: uuid().primaryKey(),
    model_id: text().notNull(),
    paused_at: timestamp({ withTimezone: true }).notNull(),
    reason: text().notNull(),
    ended_at: timestamp({ withTimezone: true }),
    ended_by: text({ enum: pauseEnds }),
  },
  (table) => [
    index("operator_pauses_paused_at").on(table.paused_at),
    index("operator_pauses_open").on(table.model_id).where(sql`${table.ended_at} is null`),
  ],
);

/** Statements of each provider about the models that this installation asks it for, when it was last asked. */
export const provider_checks = pgTable("provider_checks", {
  provider: text().primaryKey(),
  ...leaseColumns(),
  checked_at: timestamp({ withTimezone: true }),
  told: jsonb().$type<ToldModels>().notNull().default({}),
  /** Since the last good answer. */
  failed_at: timestamp({ withTimezone: true }),
  failure: text(),
  /** Words that the superuser was last written about each model. */
  notified: jsonb().$type<NotifiedModels>().notNull().default({}),
});

/** Person who set a value in the place of the standard one, when, and why. */
const overridden = {
  reason: text().notNull(),
  set_by: uuid().notNull(),
  set_at: timestamp({ withTimezone: true }).notNull(),
};

/** Credits of an answer of a model in the place of its standard price. */
export const model_prices = pgTable("model_prices", {
  model_id: text().primaryKey(),
  credits_per_answer: integer().notNull(),
  ...overridden,
});

/** How often a provider is asked, by all instances together, in the place of its standard limits. */
export const lane_limits = pgTable("lane_limits", {
  lane: text().primaryKey(),
  concurrency: integer().notNull(),
  per_minute: integer().notNull(),
  ...overridden,
});
