import { pageIds } from "../support/app-pages.ts";

/** Pages that are opened in one browser, by somebody who may see them. */
export const groupsOfPages = [
  "signed out",
  "newcomer",
  "account",
  "workspace",
  "studio",
  "ads",
  "administrator",
] as const;
export type Group = (typeof groupsOfPages)[number];

/** Pages that show nothing of their own, each with its reason; a new page is swept unless it is entered here. */
export const notSwept: Readonly<Record<string, string>> = {
  "/_app/": "leads to the dashboard",
  "/_app/account": "leads to settings/my-account",
  "/_app/admin/": "leads to the administrator's dashboard",
  "/_app/dashboard": "leads to the dashboard of the workspace",
  "/_app/logout": "leads to the login once the session is ended",
  "/_app/settings/": "leads to settings/my-account",
  "/_app/workspaces/$projectId/": "there is no such page: it shows what any unknown address does",
  "/_app/workspaces/$projectId/ads/": "leads to the dashboard of ads",
  "/_app/workspaces/$projectId/referral": "leads to referrals",
  "/onboarding/": "leads to the first step",
};

/** By the beginning of the route's id, the first that fits; whatever else there is shows itself to anybody. */
const groups: readonly (readonly [beginning: string, group: Group])[] = [
  ["/onboarding", "newcomer"],
  ["/_app/admin", "administrator"],
  ["/_app/workspaces/$projectId/ads", "ads"],
  ["/_app/workspaces/$projectId/optimization", "studio"],
  ["/_app/workspaces/$projectId/technical", "studio"],
  ["/_app/workspaces/$projectId", "workspace"],
  ["/_app", "account"],
];

/** The pages of a group, by their routes' ids. */
export function pagesOf(group: Group): readonly string[] {
  return pageIds.filter((id) => !(id in notSwept) && groupOf(id) === group);
}

/** Rooms whose pages and dialogs are looked at whole: those that changed, as the gate tells; every room where nothing is told. */
const changed = process.env.CITELENS_E2E_SWEPT?.split(",");

/** Whether a page or dialog that shows parts of these rooms is looked at whole. */
export function isSweptWhole(rooms: readonly string[]): boolean {
  return changed === undefined || rooms.some((room) => changed.includes(room));
}

function groupOf(id: string): Group {
  return groups.find(([beginning]) => id.startsWith(beginning))?.[1] ?? "signed out";
}
