import type { ReactElement } from "react";
import { Badge } from "#ui/text/badge.tsx";
import { formatStatus } from "./payment-text.rules.ts";

const tones: Readonly<Record<string, "pos" | "warn" | "neg">> = {
  paid: "pos",
  active: "pos",
  open: "warn",
  past_due: "warn",
  uncollectible: "neg",
};

export function PaymentStatus({ status }: { readonly status: string }): ReactElement {
  return <Badge tone={tones[status] ?? "neutral"}>{formatStatus(status)}</Badge>;
}
