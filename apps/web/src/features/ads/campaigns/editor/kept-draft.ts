import { storeForUser } from "#lib/session/token-store.ts";
import type { AdDraft } from "./ad-draft.rules.ts";

type Changes = Partial<AdDraft>;

function keyOf(workspaceId: string, campaignId: string | undefined): string {
  return `ad-draft:${workspaceId}:${campaignId ?? "new"}`;
}

/** Draft that was typed into this form in this browser and not sent; parts that are of another kind than the form's are left out. */
export function readKeptDraft(workspaceId: string, campaignId: string | undefined, base: AdDraft): Changes {
  const kept = parsed(localStorage.getItem(keyOf(workspaceId, campaignId)));
  const known: Readonly<Record<string, unknown>> = { ...base };
  return Object.fromEntries(
    Object.entries(kept).filter(([name, value]) => name in known && isAlike(value, known[name])),
  );
}

export function keepDraft(workspaceId: string, campaignId: string | undefined, changes: Changes): void {
  storeForUser(keyOf(workspaceId, campaignId), JSON.stringify(changes));
}

export function forgetDraft(workspaceId: string, campaignId: string | undefined): void {
  localStorage.removeItem(keyOf(workspaceId, campaignId));
}

function parsed(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    // Another version of the product may have written it otherwise.
    return {};
  }
}

function isAlike(kept: unknown, known: unknown): boolean {
  if (Array.isArray(known)) return Array.isArray(kept) && kept.every((one) => typeof one === "string");
  if (typeof known === "string") return typeof kept === "string";
  return kept === null || typeof kept === "number" || typeof kept === "string";
}
