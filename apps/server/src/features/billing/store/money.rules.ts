import { taxPercent } from "@citelens/contract/billing/pricing";

/** Tax on a net amount at our own rate, in cents; on a credit it is a credit too. */
export function taxOn(netCents: number): number {
  return Math.round((netCents * taxPercent) / 100);
}

/** Cents as the whole units with hundredths of the wire. */
export function units(cents: number): number {
  return cents / 100;
}

/** Under which the ledger knows the credits of an order. */
export function purchaseKey(orderId: string): string {
  return `order ${orderId}`;
}
