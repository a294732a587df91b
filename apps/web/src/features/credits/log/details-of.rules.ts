import type { CreditUseObject } from "@citelens/contract/billing/credits";
import { campaignTypeLabel } from "../calculator/calculator.rules.ts";

/** Details of what credits were used for, as text. */
export interface UseDetails {
  /** The name of the campaign or the text of the query. */
  readonly title: string;
  /** Further details, from general to specific. */
  readonly notes: readonly string[];
  readonly status: "active" | "paused" | undefined;
}

/** Parses the object's details; a deleted object keeps its name. */
export function detailsOf(object: CreditUseObject): UseDetails {
  const status = object.status ?? undefined;
  switch (object.type) {
    case "campaign":
      return {
        title: object.name ?? object.campaign_name ?? "Unnamed campaign",
        notes: known("Campaign", typeInWords(object.campaign_type)),
        status,
      };
    case "query":
      return {
        title: object.query ?? object.name ?? "Unnamed query",
        notes: known("Query", object.model ?? null, object.campaign_name, typeInWords(object.campaign_type)),
        status,
      };
    case "chat_message":
      return {
        title: object.name ?? "Chat message",
        notes: known(object.name === null ? null : "Chat message", object.message_type),
        status,
      };
  }
}

function typeInWords(type: string | null): string | null {
  return type === null ? null : campaignTypeLabel(type);
}

function known(...notes: readonly (string | null)[]): readonly string[] {
  return notes.filter((note) => note !== null);
}
