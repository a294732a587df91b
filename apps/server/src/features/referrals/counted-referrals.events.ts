import type { Evidence } from "@citelens/contract/traffic/referrals";

/** Which referrals are meant. */
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
const sessionPauseSeconds = 30 * 60;
/** How far apart two sides may report one person whom they do not know to be the same. */
const sidesApartSeconds = 60;

/**
 * The referrals that count, to select from: (ts, path, assistant, operator, evidence), a person once whom the server and the
 * tracker saw. Every figure of referrals is read through it. The rules, and why they are so: docs/decisions/0039.
 *
 * From the inside out: rows of one visitor, assistant and path become sessions, of which `side` tells who saw them. Those that one
 * side alone saw are looked at in clusters of one assistant, path and browser; there a session counts if with it its side has seen more
 * than the other, so that of each cluster the greater number counts, in whatever order the rows came.
 */
export function countedReferrals(filter: ReferralFilter): {
  readonly sql: string;
  readonly parameters: Readonly<Record<string, unknown>>;
} {
  const { assistants, evidences, paths } = filter;
  const within = [
    ...(assistants ? ["assistant IN {assistants:Array(String)}"] : []),
    ...(paths ? ["path IN {paths:Array(String)}"] : []),
  ].map((condition) => ` AND ${condition}`);
  return {
    sql: `(
  SELECT ts, path, assistant, operator, evidence
  FROM (
    SELECT *,
      sum(side = 'server') OVER (PARTITION BY assistant, path, browser, cluster ORDER BY ts, side ROWS UNBOUNDED PRECEDING) AS served,
      sum(side = 'tracker') OVER (PARTITION BY assistant, path, browser, cluster ORDER BY ts, side ROWS UNBOUNDED PRECEDING) AS tracked
    FROM (
      SELECT *,
        sum(is_apart) OVER (PARTITION BY assistant, path, browser ORDER BY ts, side ROWS UNBOUNDED PRECEDING) AS cluster
      FROM (
        SELECT *,
          ts > lagInFrame(ts) OVER (PARTITION BY assistant, path, browser ORDER BY ts, side ROWS BETWEEN 1 PRECEDING AND CURRENT ROW)
            + toIntervalSecond(${sidesApartSeconds}) AS is_apart
        FROM (
          SELECT assistant, path, any(browser) AS browser, min(seen) AS ts,
            argMin(operator, seen) AS operator, argMin(evidence, seen) AS evidence,
            if(uniqExact(source) > 1, 'both', any(source)) AS side
          FROM (
            SELECT *,
              sum(begins) OVER (PARTITION BY visitor, assistant, path ORDER BY seen, source ROWS UNBOUNDED PRECEDING) AS session
            FROM (
              SELECT ts AS seen, path, assistant, operator, evidence, source, visitor, browser,
                if(visitor = 0, 1, ts > lagInFrame(ts) OVER (PARTITION BY visitor, assistant, path ORDER BY ts, source
                  ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) + toIntervalSecond(${sessionPauseSeconds})) AS begins
              FROM referrals
              WHERE workspace_id = {workspace:UUID}
                AND ts >= fromUnixTimestamp64Milli({from:Int64}, 'UTC') - toIntervalSecond(${sessionPauseSeconds})
                AND ts < fromUnixTimestamp64Milli({before:Int64}, 'UTC')${within.join("")}
            )
          )
          GROUP BY visitor, assistant, path, session
        )
      )
    )
  )
  WHERE ts >= fromUnixTimestamp64Milli({from:Int64}, 'UTC')
    AND (side = 'both' OR (side = 'server' AND served > tracked) OR (side = 'tracker' AND tracked > served))
    ${evidences ? "AND evidence IN {evidences:Array(String)}" : ""}
)`,
    parameters: {
      workspace: filter.workspaceId,
      from: filter.from.getTime(),
      before: filter.before.getTime(),
      ...(assistants && { assistants: [...assistants] }),
      ...(paths && { paths: [...paths] }),
      ...(evidences && { evidences: [...evidences] }),
    },
  };
}
