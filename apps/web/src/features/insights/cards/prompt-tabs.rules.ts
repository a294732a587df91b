import type { PromptsTab } from "./overview-search.rules.ts";

interface PromptTabLabel {
  readonly value: PromptsTab;
  readonly label: string;
  readonly empty: string;
}

/** From best to worst. */
export const promptTabs: readonly PromptTabLabel[] = [
  {
    value: "most_performing",
    label: "Most Performing",
    empty: "No performing prompts found for the selected period",
  },
  {
    value: "promising",
    label: "Promising",
    empty: "No promising prompts found for the selected period",
  },
  {
    value: "underperforming",
    label: "Underperforming",
    empty: "No underperforming prompts found for the selected period",
  },
];

/** The tab in the URL; by default the underperforming prompts. */
export function promptTabOf(value: unknown): PromptsTab {
  return promptTabs.find((tab) => tab.value === value)?.value ?? "underperforming";
}

const previewCharacters = 80;

/** The beginning of an answer in one line. */
export function shortPreview(text: string): string {
  const characters = [...text.trim()];
  if (characters.length <= previewCharacters) return characters.join("");
  return `${characters.slice(0, previewCharacters).join("").trimEnd()}…`;
}
