import { industries } from "@citelens/contract/workspaces/industries";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";

const previewCharacters = 140;

export type WorkspaceState = "active" | "scheduled" | "deactivated";

/** An active workspace with a future cancellation date is scheduled for deactivation. */
export function stateOf(
  { is_active, cancellation_date }: Pick<Workspace, "is_active" | "cancellation_date">,
  now: Date,
): WorkspaceState {
  if (!is_active) return "deactivated";
  const isScheduled = cancellation_date !== null && new Date(cancellation_date) > now;
  return isScheduled ? "scheduled" : "active";
}

/** Name of a state where it is shown; that a workspace is active goes without saying. */
export const stateNames: Readonly<Record<WorkspaceState, string | undefined>> = {
  active: undefined,
  scheduled: "Scheduled for Deactivation",
  deactivated: "Deactivated",
};

export type WorkspaceAction = "switch" | "reactivate" | "invite" | "edit" | "delete";

export interface SwitchContext {
  readonly isCurrent: boolean;
  /** The number of the user's workspaces. */
  readonly workspaces: number;
}

/** The available actions, in button order. */
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

export interface ArrangedActions {
  /** The one with a button of its own. */
  readonly main: WorkspaceAction | undefined;
  /** Actions in the menu. */
  readonly more: readonly WorkspaceAction[];
}

/** Actions of a card, that which it is mostly opened for: to reactivate what is inactive, and else to switch. */
export function arrangedActions(
  workspace: Pick<Workspace, "is_active" | "is_owner">,
  context: SwitchContext,
): ArrangedActions {
  const actions = actionsOn(workspace, context);
  const main = (["reactivate", "switch"] as const).find((action) => actions.includes(action));
  return { main, more: actions.filter((action) => action !== main) };
}

export function industryLabel(industry: number | null): string {
  return industries.find(({ id }) => id === industry)?.label ?? "-";
}

/** The description as cards show it, cut by characters as users count them. */
export function previewOf(description: string): string {
  const characters = [...description];
  if (characters.length <= previewCharacters) return description;
  return `${characters.slice(0, previewCharacters).join("").trimEnd()}...`;
}

/** Filters by name, ignoring case. */
export function filterByName<T extends Pick<Workspace, "name">>(
  workspaces: readonly T[],
  search: string,
): T[] {
  const wanted = search.trim().toLowerCase();
  return workspaces.filter(({ name }) => name.toLowerCase().includes(wanted));
}

/** Whether the typed text can no longer become the name. */
export function isConfirmationWrong(typed: string, name: string): boolean {
  return !name.startsWith(typed);
}
