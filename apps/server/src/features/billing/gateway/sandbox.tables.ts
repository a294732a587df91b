import { boughtPlans, intervals } from "@citelens/contract/billing/pricing";
import { boolean, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { at } from "#platform/tables/columns.ts";
import type { InvoiceItem } from "../store/proration.rules.ts";

/** The built-in gateway's own books, apart from ours: it is asked like any other gateway. */
export const sandbox_customers = pgTable("sandbox_customers", {
  id: text().primaryKey(),
  organization_id: uuid().notNull().unique("sandbox_customers_organization_id"),
  email: text().notNull(),
  /** Lines of an invoice: name, address, country; one line each. */
  bill_to: text().array().notNull(),
  vat_number: text().notNull(),
  /** The test card that pays next time; of a real card nothing is ever stored but these digits of a sample. */
  card: text(),
  /** Credit that a smaller plan left over; it pays the next invoices. */
  balance_cents: integer().notNull().default(0),
  created: at().notNull(),
});

export const sandbox_checkouts = pgTable(
  "sandbox_checkouts",
  {
    id: text().primaryKey(),
    order_id: uuid().notNull().unique("sandbox_checkouts_order_id"),
    organization_id: uuid().notNull(),
    customer_id: text()
      .notNull()
      .references(() => sandbox_customers.id),
    description: text().notNull(),
    plan: text({ enum: boughtPlans }),
    interval: text({ enum: intervals }),
    subtotal_cents: integer().notNull(),
    tax_cents: integer().notNull(),
    success_url: text().notNull(),
    cancel_url: text().notNull(),
    subscription_id: text(),
    payment_id: text(),
    created: at().notNull(),
    expires_at: at().notNull(),
    paid_at: at(),
  },
  (table) => [index("sandbox_checkouts_created").on(table.created)],
);

export const sandbox_subscriptions = pgTable(
  "sandbox_subscriptions",
  {
    id: text().primaryKey(),
    customer_id: text()
      .notNull()
      .references(() => sandbox_customers.id),
    organization_id: uuid().notNull(),
    plan: text({ enum: boughtPlans }).notNull(),
    interval: text({ enum: intervals }).notNull(),
    status: text({ enum: ["active", "past_due", "canceled"] }).notNull(),
    period_start: at().notNull(),
    period_end: at().notNull(),
    canceled_at: at(),
    cancels_at_period_end: boolean().notNull(),
  },
  (table) => [index("sandbox_subscriptions_period_end").on(table.period_end)],
);

export const sandbox_invoices = pgTable(
  "sandbox_invoices",
  {
    id: text().primaryKey(),
    number: text().notNull().unique("sandbox_invoices_number"),
    customer_id: text()
      .notNull()
      .references(() => sandbox_customers.id),
    description: text().notNull(),
    items: jsonb().$type<readonly InvoiceItem[]>().notNull(),
    tax_cents: integer().notNull(),
    total_cents: integer().notNull(),
    paid_cents: integer().notNull(),
    created: at().notNull(),
    /** Key of the action that made it, so that the same action makes no second one. */
    idempotency_key: text().notNull().unique("sandbox_invoices_idempotency_key"),
  },
  (table) => [index("sandbox_invoices_customer_id").on(table.customer_id, table.created)],
);

export const sandbox_portals = pgTable("sandbox_portals", {
  id: text().primaryKey(),
  customer_id: text()
    .notNull()
    .references(() => sandbox_customers.id),
  return_url: text().notNull(),
  expires_at: at().notNull(),
});
