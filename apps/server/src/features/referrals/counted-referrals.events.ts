import { type Evidence, evidences } from "@citelens/contract/traffic/referrals";

/** Filter of referrals. */
export interface ReferralFilter {
  readonly workspaceId: string;
  readonly from: Date;
  /** The first instant that is no longer meant. */
  readonly before: Date;
  readonly assistants?: readonly string[] | undefined;
  readonly evidences?: readonly Evidence[] | undefined;
  readonly paths?: readonly string[] | undefined;
}

/** After this pause another session begins. */
const sessionPauseMs = 30 * 60_000;
/** How far apart two sides may report one person whom they do not know to be the same. */
const sidesApartMs = 60_000;

/**
 * A moment is one number, so that those of many people can be sorted and compared by the array: milliseconds shifted by six bits,
 * then who saw it (neither bit for both sides, which is sorted first), then the place of the evidence in this list, from 1 on.
 */
const kinds = `[${evidences.map((evidence) => `'${evidence}'`).join(", ")}]`;
const isServed = "bitTest(moment, 4)";
const isTracked = "bitTest(moment, 5)";
const sideOf = "bitAnd(moment, 48)";
/** Milliseconds from the moment before, where `step` is what lies between the two numbers. */
const sinceLast = "bitShiftRight(moment, 6) - bitShiftRight(moment - step, 6)";

/**
 * The referrals that count, to select from: (ts, path, page, assistant, operator, evidence), a person once whom the server and the
 * tracker saw. Every figure of referrals is read through it; `page` stands for the path where only its identity is asked, which
 * saves reading the text. The rules, and why they are so: docs/decisions/0039.
 *
 * From the inside out: moments of one visitor, assistant, path and browser become sessions, each the moment it began at and who saw it. Those
 * that one side alone saw are looked at in clusters of one assistant, path and browser; there a session counts if with it its side has
 * seen more than the other, so that of each cluster the greater number counts, in whatever order the rows came. Rows are put together by
 * hashes of what they have in common (of paths, which strangers choose, by one for which no two alike are found) and then as arrays, since to sort a million rows takes many times as long.
 */
export function countedReferrals(filter: ReferralFilter): {
  readonly sql: string;
  readonly parameters: Readonly<Record<string, unknown>>;
} {
  const { assistants, evidences: wanted, paths } = filter;
  const within = [
    ...(assistants ? ["assistant IN {assistants:Array(String)}"] : []),
    ...(paths ? ["path IN {paths:Array(String)}"] : []),
  ].map((condition) => ` AND ${condition}`);
  return {
    sql: `(
  SELECT fromUnixTimestamp64Milli(bitShiftRight(counted, 6), 'UTC') AS ts, path, page, assistant, operator,
    ${kinds}[bitAnd(counted, 15)] AS evidence
  FROM (
    SELECT path, page, assistant, operator,
      arrayJoin(if(NOT (arrayExists(moment -> ${isServed}, began) AND arrayExists(moment -> ${isTracked}, began)), began,
        arrayFlatten(arrayMap(cluster -> arrayFilter(
          (moment, served, tracked) -> ${sideOf} = 0 OR if(${isServed}, served > tracked, tracked > served),
          cluster, arrayCumSum(moment -> ${isServed}, cluster), arrayCumSum(moment -> ${isTracked}, cluster)
        ), arraySplit((moment, step) -> ${sinceLast} > ${sidesApartMs}, began, arrayDifference(began))))
      )) AS counted
    FROM (
      SELECT any(path) AS path, any(page) AS page, any(assistant) AS assistant, any(operator) AS operator,
        arraySort(groupArrayArray(began)) AS began
      FROM (
        SELECT alike, path, page, assistant, operator,
          if(is_unknown OR length(moments) = 1, moments, arrayMap(
            session -> if(arrayReduce('groupBitOr', arrayMap(moment -> ${sideOf}, session)) = 48,
              bitAnd(session[1], bitNot(toInt64(48))), session[1]),
            arraySplit((moment, step) -> ${sinceLast} > ${sessionPauseMs}, moments, arrayDifference(moments))
          )) AS began
        FROM (
          SELECT alike, visitor = 0 AS is_unknown, any(path) AS path, any(page) AS page, any(assistant) AS assistant,
            any(operator) AS operator, arraySort(groupArray(moment)) AS moments
          FROM (
            SELECT visitor, path, sipHash64(path) AS page, assistant, operator, cityHash64(assistant, page, browser) AS alike,
              toInt64(toUnixTimestamp64Milli(ts)) * 64 + if(source = 'server', 16, 32) + indexOf(${kinds}, evidence) AS moment
            FROM referrals
            WHERE workspace_id = {workspace:UUID}
              AND ts >= fromUnixTimestamp64Milli({from:Int64} - ${sessionPauseMs}, 'UTC')
              AND ts < fromUnixTimestamp64Milli({before:Int64}, 'UTC')${within.join("")}
          )
          GROUP BY alike, visitor
        )
      )
      GROUP BY alike
    )
  )
  WHERE counted >= {from:Int64} * 64${wanted ? " AND evidence IN {evidences:Array(String)}" : ""}
)`,
    parameters: {
      workspace: filter.workspaceId,
      from: filter.from.getTime(),
      before: filter.before.getTime(),
      ...(assistants && { assistants: [...assistants] }),
      ...(paths && { paths: [...paths] }),
      ...(wanted && { evidences: [...wanted] }),
    },
  };
}
