import type { OptimizationStatus } from "@citelens/contract/content/studio-words";
import type { ReactElement } from "react";
import { Badge } from "#ui/text/badge.tsx";
import { statusLooks } from "./studio-labels.rules.ts";

export function StatusBadge({ status }: { readonly status: OptimizationStatus }): ReactElement {
  const { label, tone } = statusLooks[status];
  return <Badge tone={tone}>{label}</Badge>;
}
