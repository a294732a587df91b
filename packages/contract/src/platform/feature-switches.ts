/** Parts of the product that a superuser can switch off for an organization: nothing new begins there, and what is there can be read. */
export const switchedFeatures = [
  "campaign_runs",
  "technical_audit",
  "content_studio",
  "simulations",
  "assistant",
] as const;
export type SwitchedFeature = (typeof switchedFeatures)[number];

/** Work that a switch stops, as it is shown and mailed. */
export const featureNames = {
  campaign_runs: "Runs of campaigns",
  technical_audit: "Technical audits",
  content_studio: "Texts in Content Studio",
  simulations: "Simulations",
  assistant: "Questions to the assistant",
} as const satisfies Record<SwitchedFeature, string>;
