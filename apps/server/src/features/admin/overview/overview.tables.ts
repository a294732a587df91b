import { bigint, date, integer, numeric, pgTable, timestamp } from "drizzle-orm/pg-core";

const count = () => integer().notNull().default(0);

/** Figures of the whole installation for a day in UTC; a job makes today's and yesterday's anew, older ones stay. */
export const service_days = pgTable("service_days", {
  day: date().primaryKey(),
  /** Accounts that were made on this day, and how far their owners have come since; made anew for as long as it is shown. */
  sign_ups: count(),
  onboarded: count(),
  first_visit: count(),
  first_campaign: count(),
  paid: count(),
  active_organizations: count(),
  visits: bigint({ mode: "number" }).notNull().default(0),
  answers: count(),
  calls: count(),
  failed: count(),
  cost_usd: numeric({ precision: 14, scale: 6, mode: "number" }).notNull().default(0),
  /** For the calls; what was used for all else is in `credits_used` alone. */
  credits_charged: count(),
  credits_sold: count(),
  credits_used: count(),
  /** As it was when the day was last looked at; nobody can tell afterwards. */
  recurring_cents: integer(),
  updated_at: timestamp({ withTimezone: true }).notNull(),
});
