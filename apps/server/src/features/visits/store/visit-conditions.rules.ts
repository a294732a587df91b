import type { RowFilter } from "./agent-filter.rules.ts";

/** Conditions on rows of visits. */
export interface VisitFilter extends RowFilter {
  readonly workspaceId: string;
  readonly from: Date;
  /** The first instant that is no longer meant. */
  readonly before: Date;
  /** A part of the path, in any case. */
  readonly search: string | undefined;
  /** One page alone, as it is stored. */
  readonly path: string | undefined;
}

export interface Conditions {
  /** To follow `workspace_id = {workspace:UUID} AND`. */
  readonly where: string;
  /** The workspace's among them. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Conditions that rows of `visits` have to meet, their verdict aside. */
export function conditionsOf(filter: VisitFilter): Conditions {
  const { statuses, search, path } = filter;
  const common = commonOf(filter);
  const conditions = [
    "ts >= fromUnixTimestamp64Milli({from:Int64}, 'UTC')",
    "ts < fromUnixTimestamp64Milli({before:Int64}, 'UTC')",
    ...common.conditions,
    ...(statuses
      ? [`(${statuses.map(({ from, to }) => `status BETWEEN ${from} AND ${to}`).join(" OR ")})`]
      : []),
    ...(search ? ["path ILIKE {search:String}"] : []),
    ...(path === undefined ? [] : ["path = {path:String}"]),
  ];
  return {
    where: conditions.join(" AND "),
    parameters: {
      ...common.parameters,
      from: filter.from.getTime(),
      before: filter.before.getTime(),
      ...(search && { search: `%${search.replace(/[\\%_]/g, "\\$&")}%` }),
      ...(path !== undefined && { path }),
    },
  };
}

/** The same for rows of `visits_hourly`, for a filter that looks at nothing but agents and begins with an hour. */
export function hourlyConditionsOf(filter: VisitFilter): Conditions {
  const common = commonOf(filter);
  return {
    where: ["hour >= {from:DateTime('UTC')}", "hour < {before:DateTime('UTC')}", ...common.conditions].join(
      " AND ",
    ),
    parameters: { ...common.parameters, from: seconds(filter.from), before: seconds(filter.before) },
  };
}

function commonOf({ workspaceId, tokens, verdicts }: VisitFilter): {
  readonly conditions: readonly string[];
  readonly parameters: Readonly<Record<string, unknown>>;
} {
  return {
    conditions: tokens ? ["token IN {tokens:Array(String)}"] : [],
    parameters: { workspace: workspaceId, verdicts: [...verdicts], ...(tokens && { tokens: [...tokens] }) },
  };
}

function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}
