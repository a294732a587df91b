import { dayMs, earlier } from "@citelens/contract/base/days";
import { type Agent, agents } from "@citelens/crawlers";
import { findWorkspaceSettings } from "#features/workspaces/lookup/public.ts";
import { type Place, placeOfJob } from "#platform/place.ts";
import { eachAlone } from "#platform/sweeps/each-alone.ts";
import type { Tools } from "#platform/tools.ts";
import { repairHourlySeries } from "../../series/hourly-series.ts";
import { judgeSignature } from "../judge/judge-signature.ts";
import { type Judgement, spoofed, unverifiable, verified } from "../judge/judgement.ts";
import { readStoredSignature } from "../judge/stored-signature.ts";
import type { CompiledList } from "../lists/compiled-lists.ts";
import { type PublishedLists, publishedOf } from "../sources/published.ts";
import { listSources } from "../sources/sources.sql.ts";
import {
  type ListGroup,
  listNetworks,
  listSigned,
  listUndecided,
  type NetworkOf,
  type NetworkRow,
  type SignedRow,
  updateNetworks,
  updateSigned,
} from "./rejudge.events.ts";

const lookBackMs = 30 * dayMs;
/** Most signatures of a workspace at a time; the rest waits for the next time. */
const signaturesMax = 500;
const agentsByToken = new Map(agents.map((agent) => [agent.token, agent]));

/**
 * Judges the visits of the last 30 days anew that waited for keys, or that another version of their list decided; each
 * workspace alone, and what lists decide is then stored for all of them together. Then the months of the series in which something changed are counted anew.
 */
export async function rejudgeVisits(tools: Tools): Promise<void> {
  const since = earlier(tools.now(), lookBackMs);
  const published = publishedOf(await listSources(tools));
  const decided: NetworkDecision[] = [];
  let changed = false;
  try {
    await eachAlone(tools, await listUndecided(tools.events, since), {
      sweep: "visits.rejudge",
      idOf: ({ workspaceId }) => workspaceId,
      run: async (undecided) => {
        const place = placeOfJob(undecided);
        for (const group of undecided.groups)
          decided.push(...(await judgeGroup(tools, place, { ...group, published, since })));
        if (undecided.hasSignatures && (await rejudgeSignatures(tools, place, { published, since })))
          changed = true;
      },
    });
    changed ||= decided.length > 0;
    for (const [, same] of Map.groupBy(decided, ({ group, judgement }) =>
      JSON.stringify([group, judgement]),
    )) {
      const [first] = same;
      if (first)
        await updateNetworks(tools.events, {
          ...first.group,
          judgement: first.judgement,
          networks: same,
          since,
        });
    }
  } finally {
    if (changed) await repairHourlySeries(tools);
  }
}

interface RejudgeInput {
  readonly published: PublishedLists;
  readonly since: Date;
}

/** Verdict of a list now on the visits of a group from one network of a workspace. */
interface NetworkDecision extends NetworkOf {
  readonly group: ListGroup;
  readonly judgement: Judgement;
}

async function judgeGroup(
  { events }: Tools,
  place: Place,
  { published, since, ...group }: ListGroup & RejudgeInput,
): Promise<NetworkDecision[]> {
  const agent = agentsByToken.get(group.token);
  const list = agent?.ipRangesUrl ? published.lists.get(agent.ipRangesUrl) : undefined;
  const isNews = list && (list.version !== group.version || group.evidence === "list_outdated");
  if (!agent || !isNews) return [];

  return (await listNetworks(events, place, { ...group, since })).flatMap((row) => {
    const judgement = judgeNetwork(agent, list, { ...row, evidence: group.evidence });
    return judgement ? [{ group, judgement, network: row.network, workspaceId: place.workspaceId }] : [];
  });
}

async function rejudgeSignatures(
  tools: Tools,
  place: Place,
  { published, since }: RejudgeInput,
): Promise<boolean> {
  const settings = await findWorkspaceSettings(tools, place.workspaceId);
  const siteHost = URL.parse(settings?.url ?? "")?.hostname ?? "";
  const rows = await listSigned(tools.events, place, { since, limit: signaturesMax });
  const judged = rows.flatMap((row) => {
    const judgement = judgeRow(row, { published, siteHost });
    return judgement && judgement.evidence !== "signature_keys_unknown" ? [{ judgement, key: row.key }] : [];
  });
  for (const [, same] of Map.groupBy(judged, ({ judgement }) => judgement.evidence)) {
    const [first] = same;
    if (first)
      await updateSigned(tools.events, place, {
        judgement: first.judgement,
        keys: same.map(({ key }) => key),
        since,
      });
  }
  return judged.length > 0;
}

function judgeRow(
  { token, at_ms, method, signature }: SignedRow,
  { published, siteHost }: { readonly published: PublishedLists; readonly siteHost: string },
): Judgement | undefined {
  const agent = agentsByToken.get(token);
  const signed = readStoredSignature(signature);
  if (!agent || !signed) return undefined;
  return judgeSignature({ ...signed, agent, at: new Date(at_ms), method, siteHost }, published.keysOf);
}

/**
 * The word of a list on visits of which only the network is known any more; undefined where their verdict stays. Those that
 * were never called spoofed are so only if nothing else could have proven them, and the list was current for all of them.
 */
function judgeNetwork(
  agent: Agent,
  list: CompiledList,
  { network, first_ms, last_ms, evidence }: NetworkRow & { readonly evidence: string },
): Judgement | undefined {
  const share = list.ranges.shareOf(network);
  if (share === "whole") return verified("address_list", list.version);
  if (share === "part") return unverifiable("network_in_part", list.version);
  if (evidence !== "list_outdated" || agent.mayRunOnUserMachine || agent.reverseDns.length > 0)
    return undefined;

  const isCurrent = [first_ms, last_ms].every((ms) => list.isCurrentAt(new Date(ms)));
  return isCurrent ? spoofed("outside_address_list", list.version) : undefined;
}
