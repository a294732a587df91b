import {
  bigint,
  date,
  index,
  integer,
  numeric,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";

/** US dollars, to a millionth. */
const usd = () => numeric({ precision: 14, scale: 6, mode: "number" }).notNull().default(0);

/** Purposes for which AI providers are paid: answers in campaigns, judgements of them, texts, and tries of whether one answers. */
export const spendingPurposes = ["ANSWER", "JUDGE", "TEXT", "CHECK"] as const;

/** Cost of calls of AI providers on a day in UTC; of organizations that are gone too, since it was paid. */
export const spending_days = pgTable(
  "spending_days",
  {
    day: date().notNull(),
    /** None where the installation itself asked. */
    organization_id: uuid(),
    /** The provider that sends the bill. */
    provider: text().notNull(),
    /** A row of the catalogue, or the model that wrote or judged. */
    model: text().notNull(),
    purpose: text({ enum: spendingPurposes }).notNull(),
    calls: integer().notNull().default(0),
    /** Number of these that gave nothing. */
    failed: integer().notNull().default(0),
    cost_usd: usd(),
    /** Part of this that the providers themselves have said. */
    exact_usd: usd(),
    /** Part of this that was guessed of models that no price list knows. */
    guessed_usd: usd(),
    /** Number of calls that gave something and whose time was taken, and how long they took together. */
    timed: integer().notNull().default(0),
    took_ms: bigint({ mode: "number" }).notNull().default(0),
    /** Credits that the organization was charged for it. */
    credits: integer().notNull().default(0),
  },
  (table) => [
    unique("spending_days_once")
      .on(table.day, table.organization_id, table.provider, table.model, table.purpose)
      .nullsNotDistinct(),
    index("spending_days_organization").on(table.organization_id, table.day),
  ],
);

/** Cost of a day in UTC already within each bound; calls under way count with what they cost as a rule. */
export const spending_totals = pgTable(
  "spending_totals",
  {
    day: date().notNull(),
    /** installation, provider:openai, organization:…. */
    scope: text().notNull(),
    taken_usd: usd(),
    /** The bound that was reached: nothing more is bought within it until the day ends or the bound is raised. */
    reached_usd: numeric({ precision: 14, scale: 6, mode: "number" }),
    /** When the superuser was told so. */
    told_at: timestamp({ withTimezone: true }),
  },
  (table) => [unique("spending_totals_once").on(table.day, table.scope)],
);
