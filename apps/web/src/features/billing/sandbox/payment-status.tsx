import type { ReactElement } from "react";
import { Badge } from "#ui/text/badge.tsx";
import { statusInWords } from "./payment-words.rules.ts";

const tones: Readonly<Record<string, "pos" | "warn" | "neg">> = {
  paid: "pos",
  active: "pos",
  open: "warn",
  past_due: "warn",
  uncollectible: "neg",
};

/** The state of an invoice or a subscription. */
export function PaymentStatus({ status }: { readonly status: string }): ReactElement {
  return <Badge tone={tones[status] ?? "neutral"}>{statusInWords(status)}</Badge>;
}
