/** The campaign types of the calculator, in display order. */
export const campaignTypes = [
  { value: "BRAND", label: "Brand Insight" },
  { value: "PRODUCT", label: "Product Analysis" },
  { value: "PRE_AUDIT", label: "Pre-Audit Insight" },
] as const;

export type CampaignType = (typeof campaignTypes)[number]["value"];

/** The type's label; unknown types show the server's value. */
export function campaignTypeLabel(type: string): string {
  return campaignTypes.find(({ value }) => value === type)?.label ?? type;
}
