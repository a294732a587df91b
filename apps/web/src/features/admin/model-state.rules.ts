import type { OperatorHealth } from "@citelens/contract/operators";

export interface ModelState {
  readonly tone: "pos" | "neg" | "warn" | "neutral";
  readonly label: string;
  /** What to do, or why. */
  readonly detail?: string;
}

interface Known
  extends Pick<OperatorHealth, "is_on" | "configured" | "paused_until" | "pause_reason" | "access"> {
  readonly needs: readonly string[];
}

/** What keeps a model from being asked, the most lasting reason first. */
export function modelState({
  is_on,
  configured,
  needs,
  paused_until,
  pause_reason,
  access,
}: Known): ModelState {
  if (!is_on) return { tone: "neutral", label: "Off", detail: "Switched off for everyone" };
  if (!configured) return { tone: "neutral", label: "Needs a key", detail: `Set ${needs.join(" and ")}` };
  if (paused_until !== null)
    return { tone: "warn", label: "Paused", ...(pause_reason !== null && { detail: pause_reason }) };
  return {
    tone: "pos",
    label: "Ready",
    ...(access === "local" && { detail: "Not an AI assistant; costs nothing" }),
  };
}
