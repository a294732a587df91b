import { type SQL, sql } from "drizzle-orm";

/** Conditions on the answers to be counted. */
export interface CountFilter {
  /** Only those that figures count; else all that were asked for, whatever came. */
  readonly counted: boolean;
  readonly mentioned?: boolean | undefined;
  readonly cited?: boolean | undefined;
  readonly unknown_to_model?: boolean | undefined;
  /** Whether they cite anything. */
  readonly citing?: boolean | undefined;
  readonly queryIds?: readonly string[] | undefined;
  readonly operator_model?: string | undefined;
  readonly domain?: string | undefined;
}

/** Columns of the sums that add up to such answers; undefined where none do. */
export function countOf(filter: CountFilter): SQL | undefined {
  const { counted, mentioned, cited, citing, unknown_to_model, queryIds, operator_model, domain } = filter;
  const wanted = [mentioned, cited, citing, unknown_to_model].filter((one) => one !== undefined).length;
  if (domain !== undefined)
    return wanted > 0 || queryIds !== undefined || operator_model !== undefined ? undefined : sql`uses`;

  const all = counted ? sql`n` : sql`asked`;
  if (wanted === 0) return all;
  if (wanted === 1) return oneOf(all, filter);
  if ([queryIds, citing, unknown_to_model].some((one) => one !== undefined)) return undefined;
  return bothOf(all, mentioned === true, cited === true);
}

/** Where one thing is asked of them. */
function oneOf(
  all: SQL,
  { mentioned, cited, citing, unknown_to_model, queryIds }: CountFilter,
): SQL | undefined {
  const either = (isWanted: boolean, column: SQL): SQL => (isWanted ? column : sql`${all} - ${column}`);
  if (mentioned !== undefined) return either(mentioned, sql`mentions`);
  if (cited !== undefined) return either(cited, sql`cited`);
  if (unknown_to_model !== undefined) return either(unknown_to_model, sql`unknown_to_model`);
  return queryIds === undefined && citing !== undefined ? either(citing, sql`citing`) : undefined;
}

function bothOf(all: SQL, mentioned: boolean, cited: boolean): SQL {
  if (mentioned && cited) return sql`mentioned_and_cited`;
  if (mentioned) return sql`mentions - mentioned_and_cited`;
  return cited ? sql`cited - mentioned_and_cited` : sql`${all} - mentions - cited + mentioned_and_cited`;
}
