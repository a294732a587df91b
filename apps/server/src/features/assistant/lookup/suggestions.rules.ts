import type { AssistantPage } from "@citelens/contract/content/assistant-words";

const usual = [
  "How visible are we, and has that changed?",
  "Which prompts are underperforming?",
  "What should we do next?",
];

const ofPage: Readonly<Record<AssistantPage, readonly string[]>> = {
  overview: usual,
  campaigns: [
    "How are we doing this month?",
    "Which prompts are promising?",
    "What does visibility score mean?",
  ],
  campaign: [
    "How visible are we here?",
    "Which prompts name us most, the best ones?",
    "Which sources are cited?",
  ],
  conversations: [
    "What do AI models say about us?",
    "Which prompts are underperforming?",
    "Where are we missing?",
  ],
  sources: ["Which sites are cited most?", "What does content authority mean?", "How do we get cited more?"],
  opportunities: [
    "What should we do next?",
    "What can we do for more mentions?",
    "Which prompts are promising?",
  ],
  optimization: [
    "How ready is this text: what is its readiness?",
    "Which claims of this draft are open?",
    "What should we do next?",
  ],
  audit: ["What did the last audit find?", "Are there any blockers?", "Which issues are on most pages?"],
};

/** Questions to ask first; each is understood without a model, too. */
export function suggestionsFor(page: AssistantPage | null): readonly string[] {
  return page === null ? usual : ofPage[page];
}
