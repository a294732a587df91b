import { type BotVisit, type BotVisitPage, listBotVisits } from "@citelens/contract/traffic/visits";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import type { AppPage } from "../../../test/components/app-page.tsx";
import type { ElementLocator } from "../../../test/components/element-locator.ts";
import type { ServerDouble } from "../../../test/components/server-double.ts";

export const noVisits = "No Agent visits found for the selected criteria.";
export const now = new Date("2026-11-20T12:00:00Z");

/** The visits page of a workspace. */
export function visitsAddress({ id }: Workspace, search = ""): string {
  return `/workspaces/${id}/agent-visits-old${search}`;
}

/** The first column of the list, which names its rows. */
export function visitedPaths(page: AppPage): ElementLocator {
  return page.getByRole("table", { name: "Visited pages" }).getByRole("rowheader");
}

/** The list of these paths, each visited once, but for what is said. */
export function visitsOf(
  server: ServerDouble,
  paths: readonly string[],
  changes: Partial<BotVisit & BotVisitPage> = {},
): BotVisitPage {
  const { results, ...sample } = server.sample(listBotVisits);
  const { count = paths.length, total_visits = paths.length, ...ofRow } = changes;
  const rows = paths.flatMap((path) => results.map((one) => ({ ...one, ...ofRow, path })));
  return { ...sample, count, total_visits, results: rows };
}
