import { boughtPlans, intervals } from "@citelens/contract/billing/pricing";
import { compedPlans } from "@citelens/contract/platform/admin-organization";
import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { organizations } from "#features/organizations/store/organizations.tables.ts";
import { at } from "#platform/tables/columns.ts";
import type { StoredOverrides } from "./limit-overrides.rules.ts";

const organizationId = () =>
  uuid()
    .notNull()
    .references(() => organizations.id, { onDelete: "restrict" });

/** How an organization pays: whom invoices go to, and the subscription as the gateway last told it. */
export const billing_accounts = pgTable(
  "billing_accounts",
  {
    organization_id: uuid()
      .primaryKey()
      .references(() => organizations.id, { onDelete: "restrict" }),
    /** The gateway's id of this payer; made with the first payment page. */
    customer_id: text(),
    subscription_id: text(),
    subscription_status: text({ enum: ["active", "past_due", "canceled"] }),
    plan: text({ enum: boughtPlans }),
    interval: text({ enum: intervals }).notNull().default("monthly"),
    period_start: at(),
    period_end: at(),
    canceled_at: at(),
    /** Bought beside those of the plan. */
    extra_workspaces: integer().notNull().default(0),
    /** Money left with the gateway, as it last told; it pays the next invoices. */
    balance_cents: integer().notNull().default(0),
    email: text().notNull().default(""),
    name: text().notNull().default(""),
    line1: text().notNull().default(""),
    line2: text().notNull().default(""),
    city: text().notNull().default(""),
    state: text().notNull().default(""),
    postal_code: text().notNull().default(""),
    country: text().notNull().default(""),
    vat_number: text().notNull().default(""),
    vat_state: text({ enum: ["none", "unverified", "verified", "invalid", "unavailable"] })
      .notNull()
      .default("none"),
    /** A plan that a superuser gave without payment; it counts while there is no subscription. */
    comp_plan: text({ enum: compedPlans }),
    comp_reason: text(),
    comp_since: at(),
    /** From then on it is over; none until somebody ends it. */
    comp_until: at(),
    /** When its next month of credits begins. */
    comp_renews_at: at(),
    /** Limits that a superuser allows beyond or below the plan. */
    limit_overrides: jsonb().$type<StoredOverrides>().notNull().default({}),
    updated: at().notNull(),
  },
  (table) => [
    uniqueIndex("billing_accounts_customer_id").on(table.customer_id),
    uniqueIndex("billing_accounts_subscription_id").on(table.subscription_id),
    index("billing_accounts_period_end").on(table.period_end),
    index("billing_accounts_comp").on(table.comp_renews_at).where(sql`${table.comp_plan} is not null`),
  ],
);

/** Orders of a payment page: only a payment of exactly this is fulfilled, and only once. */
export const billing_orders = pgTable(
  "billing_orders",
  {
    id: uuid().primaryKey(),
    organization_id: organizationId(),
    kind: text({ enum: ["credits", "subscription", "workspace"] }).notNull(),
    credits: integer(),
    plan: text({ enum: boughtPlans }),
    interval: text({ enum: intervals }),
    /** Net. */
    amount_cents: integer().notNull(),
    currency: text().notNull(),
    checkout_id: text(),
    /** Payment id; refunds and disputes name it. */
    payment_id: text(),
    /** Tax included. */
    paid_cents: bigint({ mode: "number" }),
    /** Credits, or the workspace, that went when money went back. */
    returned: integer().notNull().default(0),
    created: at().notNull(),
    fulfilled_at: at(),
    /** Since then nobody can pay it any more. */
    closed_at: at(),
  },
  (table) => [
    uniqueIndex("billing_orders_checkout_id").on(table.checkout_id),
    index("billing_orders_payment_id").on(table.payment_id),
    index("billing_orders_created").on(table.created),
  ],
);

/** Calls of the gateway's webhook that were dealt with: the same one again changes nothing. */
export const billing_events = pgTable(
  "billing_events",
  { id: text().primaryKey(), received: at().notNull() },
  (table) => [index("billing_events_received").on(table.received)],
);
