import { z } from "zod";
import type { ClickHouse } from "#platform/clickhouse.ts";
import type { Place } from "#platform/place.ts";
import type { Judgement } from "../judge/judgement.ts";

/** Visits of one workspace that may have another verdict by now. */
export interface UndecidedVisits {
  readonly workspaceId: string;
  /** Whether signatures wait among them. */
  readonly hasSignatures: boolean;
  /** Groups that old lists decided, by agent, evidence and the list's version. */
  readonly groups: readonly ListGroup[];
}

export interface ListGroup {
  readonly token: string;
  readonly evidence: string;
  readonly version: string;
}

const waiting = "evidence IN ('signature_keys_unknown', 'signature_pending')";
const byList = "evidence IN ('outside_address_list', 'list_outdated')";

/** All workspaces' since an instant. */
export async function listUndecided(events: ClickHouse, since: Date): Promise<readonly UndecidedVisits[]> {
  const rows = await events.query(
    `SELECT workspace_id, countIf(${waiting}) > 0 AS has_signatures,
       groupUniqArrayIf((token, evidence, evidence_version), ${byList}) AS groups
     FROM visits
     WHERE ts >= fromUnixTimestamp64Milli({since:Int64}, 'UTC') AND (${waiting} OR ${byList})
     GROUP BY workspace_id`,
    { since: since.getTime() },
    z.object({
      workspace_id: z.uuid(),
      has_signatures: z.number(),
      groups: z.array(z.tuple([z.string(), z.string(), z.string()])),
    }),
  );
  return rows.map(({ workspace_id, has_signatures, groups }) => ({
    workspaceId: workspace_id,
    hasSignatures: has_signatures > 0,
    groups: groups.map(([token, evidence, version]) => ({ token, evidence, version })),
  }));
}

const network = z.object({ network: z.string(), first_ms: z.number(), last_ms: z.number() });
export type NetworkRow = z.output<typeof network>;

/** The networks that visits of a group came from, with the first and last of them. */
export function listNetworks(
  events: ClickHouse,
  { workspaceId }: Place,
  group: ListGroup & { readonly since: Date },
): Promise<NetworkRow[]> {
  return events.query(
    `SELECT address_prefix AS network, toUnixTimestamp64Milli(min(ts)) AS first_ms, toUnixTimestamp64Milli(max(ts)) AS last_ms
     FROM visits
     WHERE workspace_id = {workspace:UUID} AND ${ofGroup} AND address_prefix != ''
     GROUP BY network
     LIMIT 10000`,
    { ...parametersOf(group), workspace: workspaceId },
    network,
  );
}

const ofGroup = `token = {token:String} AND evidence = {evidence:String} AND evidence_version = {version:String}
       AND ts >= fromUnixTimestamp64Milli({since:Int64}, 'UTC')`;

function parametersOf({ token, evidence, version, since }: ListGroup & { readonly since: Date }) {
  return { token, evidence, version, since: since.getTime() };
}

/** A network from which visits of a workspace came. */
export interface NetworkOf {
  readonly workspaceId: string;
  readonly network: string;
}

/** More would not fit into a request. */
const networksAtOnce = 5_000;

/**
 * Gives the visits of a group from networks of many workspaces another verdict. Resolves once every reader sees it. A mutation rewrites
 * the months that it touches, whosever rows they hold, so that one for each workspace would rewrite them as often.
 */
export async function updateNetworks(
  events: ClickHouse,
  {
    judgement,
    networks,
    ...group
  }: ListGroup & {
    readonly since: Date;
    readonly judgement: Judgement;
    readonly networks: readonly NetworkOf[];
  },
): Promise<void> {
  for (let from = 0; from < networks.length; from += networksAtOnce) {
    const some = networks.slice(from, from + networksAtOnce);
    await events.command(
      `ALTER TABLE visits UPDATE ${newVerdict}
       WHERE workspace_id IN {workspaces:Array(UUID)} AND ${ofGroup}
         AND concat(toString(workspace_id), ' ', address_prefix) IN {networks:Array(String)}
       SETTINGS mutations_sync = 1`,
      {
        ...parametersOf(group),
        ...verdictParameters(judgement),
        workspaces: [...new Set(some.map(({ workspaceId }) => workspaceId))],
        networks: some.map(({ workspaceId, network }) => `${workspaceId} ${network}`),
      },
    );
  }
}

const newVerdict =
  "verdict = {new_verdict:String}, evidence = {new_evidence:String}, evidence_version = {new_version:String}";

function verdictParameters({ verdict, evidence, version }: Judgement) {
  return { new_verdict: verdict, new_evidence: evidence, new_version: version };
}

const signedRow = z.object({
  key: z.string(),
  at_ms: z.number(),
  token: z.string(),
  method: z.string(),
  signature: z.string(),
});
export type SignedRow = z.output<typeof signedRow>;

/** Tells visits apart that are not the same in all that a signature is judged by. */
const signedKey = "toString(sipHash64(token, method, signature, toUnixTimestamp64Milli(ts)))";

/** Some of the visits whose signatures wait; others each time, so that those for which no keys come hold nobody up. */
export function listSigned(
  events: ClickHouse,
  { workspaceId }: Place,
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<SignedRow[]> {
  return events.query(
    `SELECT DISTINCT ${signedKey} AS key, toUnixTimestamp64Milli(ts) AS at_ms, token, method, signature
     FROM visits
     WHERE workspace_id = {workspace:UUID} AND ${waiting} AND ts >= fromUnixTimestamp64Milli({since:Int64}, 'UTC')
     ORDER BY rand()
     LIMIT {limit:UInt32}`,
    { workspace: workspaceId, since: since.getTime(), limit },
    signedRow,
  );
}

export async function updateSigned(
  events: ClickHouse,
  { workspaceId }: Place,
  {
    judgement,
    keys,
    since,
  }: { readonly judgement: Judgement; readonly keys: readonly string[]; readonly since: Date },
): Promise<void> {
  await events.command(
    `ALTER TABLE visits UPDATE ${newVerdict}
     WHERE workspace_id = {workspace:UUID} AND ${waiting} AND ts >= fromUnixTimestamp64Milli({since:Int64}, 'UTC')
       AND ${signedKey} IN {keys:Array(String)}
     SETTINGS mutations_sync = 1`,
    { ...verdictParameters(judgement), workspace: workspaceId, since: since.getTime(), keys: [...keys] },
  );
}
