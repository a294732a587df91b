/** The types of campaigns that a calculation knows, in the order in which they are offered. */
export const campaignTypes = [
  { value: "BRAND", label: "Brand Insight" },
  { value: "PRODUCT", label: "Product Analysis" },
  { value: "PRE_AUDIT", label: "Pre-Audit Insight" },
] as const;

export type CampaignType = (typeof campaignTypes)[number]["value"];

/** The type's name; one that this page does not know yet keeps the server's word. */
export function campaignTypeLabel(type: string): string {
  return campaignTypes.find(({ value }) => value === type)?.label ?? type;
}
