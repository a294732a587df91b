import type { AdAttentionKind } from "@citelens/contract/content/ads-words";
import type { BadgeProps } from "#ui/text/badge.tsx";

export const attentionLooks: Readonly<
  Record<AdAttentionKind, { readonly label: string; readonly tone: BadgeProps["tone"] }>
> = {
  CREATIVE_REJECTED: { label: "Rejected", tone: "neg" },
  UNDER_DELIVERING: { label: "Behind", tone: "warn" },
  BUDGET_NEARLY_SPENT: { label: "Budget", tone: "warn" },
  SPEND_LIMIT_REACHED: { label: "Limit", tone: "neg" },
  SYNC_FAILED: { label: "Figures", tone: "neg" },
  PUBLISHER_WITHOUT_READS: { label: "No reads", tone: "warn" },
};
