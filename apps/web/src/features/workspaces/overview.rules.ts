import { industries } from "@citelens/contract/industries";
import type { Workspace } from "@citelens/contract/workspaces";

const previewCharacters = 140;

export type WorkspaceState = "active" | "scheduled" | "deactivated";

/** An active workspace with a cancellation date ahead is on its way to being deactivated. */
export function stateOf(
  { is_active, cancellation_date }: Pick<Workspace, "is_active" | "cancellation_date">,
  now: Date,
): WorkspaceState {
  if (!is_active) return "deactivated";
  const isScheduled = cancellation_date !== null && new Date(cancellation_date) > now;
  return isScheduled ? "scheduled" : "active";
}

export type WorkspaceAction = "switch" | "reactivate" | "invite" | "edit" | "delete";

export interface SwitchContext {
  readonly isCurrent: boolean;
  /** Of how many workspaces it is one. */
  readonly workspaces: number;
}

/** What the user is offered to do with a workspace, in the order of the buttons. */
export function actionsOn(
  { is_active, is_owner }: Pick<Workspace, "is_active" | "is_owner">,
  { isCurrent, workspaces }: SwitchContext,
): WorkspaceAction[] {
  return [
    ...(workspaces > 1 && !isCurrent ? (["switch"] as const) : []),
    ...(is_active ? [] : (["reactivate"] as const)),
    ...(is_active && is_owner ? (["invite", "edit", "delete"] as const) : []),
  ];
}

export function industryLabel(industry: number | null): string {
  return industries.find(({ id }) => id === industry)?.label ?? "-";
}

/** The description as cards show it; cut by what people count as characters. */
export function previewOf(description: string): string {
  const characters = [...description];
  if (characters.length <= previewCharacters) return description;
  return `${characters.slice(0, previewCharacters).join("").trimEnd()}...`;
}

/** Those whose name has the searched text in it, in whatever case. */
export function filterByName<T extends Pick<Workspace, "name">>(
  workspaces: readonly T[],
  search: string,
): T[] {
  const wanted = search.trim().toLowerCase();
  return workspaces.filter(({ name }) => name.toLowerCase().includes(wanted));
}

/** What to say of the text that confirms a deletion, as soon as it can no longer become the name. */
export function isConfirmationWrong(typed: string, name: string): boolean {
  return !name.startsWith(typed);
}
