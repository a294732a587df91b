ALTER TABLE "answers" RENAME COLUMN "turn" TO "queue_order";--> statement-breakpoint
ALTER TABLE "sandbox_invoices" RENAME COLUMN "deed" TO "idempotency_key";--> statement-breakpoint
ALTER TABLE "sandbox_invoices" RENAME CONSTRAINT "sandbox_invoices_deed" TO "sandbox_invoices_idempotency_key";
