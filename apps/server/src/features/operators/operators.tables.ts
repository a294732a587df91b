import { operatorFailureKinds } from "@citelens/contract/visibility/operators";
import { boolean, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { NotifiedModels, ToldModels } from "./model-checks/standing.rules.ts";

/** What is known of each row of the catalogue; one that has no row is on, not paused, and was never asked. */
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

/** What each provider said of the models that this installation asks it for, when it was last asked. */
export const provider_checks = pgTable("provider_checks", {
  provider: text().primaryKey(),
  /** Until then somebody is asking it. */
  checking_until: timestamp({ withTimezone: true }),
  checked_at: timestamp({ withTimezone: true }),
  told: jsonb().$type<ToldModels>().notNull().default({}),
  /** Since the last good answer. */
  failed_at: timestamp({ withTimezone: true }),
  failure: text(),
  /** What the superuser was last written about each model. */
  notified: jsonb().$type<NotifiedModels>().notNull().default({}),
});
