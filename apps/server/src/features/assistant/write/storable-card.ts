import { type ToolCard, toolCard } from "@citelens/contract/content/assistant-fields";
import { visibleText } from "#platform/ai/ask/visible-text.ts";
import { storableJson } from "#platform/storable-text.ts";

/** A card with texts of others as they can be stored, without characters that nobody sees. */
export function storableCard(card: ToolCard): ToolCard {
  return toolCard.parse(JSON.parse(visibleText(storableJson(card))));
}
