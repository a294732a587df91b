import { listedAgents } from "#features/robots/public.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { changeLeased } from "../store/audits.sql.ts";
import { listProbes, storeProbes } from "../store/findings.sql.ts";
import type { AtWork } from "../store/leased-audit.ts";
import type { SeenSite } from "../store/seen-site.rules.ts";
import { accessRoleOf, byImportance } from "./access-role.rules.ts";
import { probeAgents } from "./probe.ts";
import { findProbedPages } from "./probed-pages.sql.ts";

interface ProbeInput {
  readonly work: AtWork;
  readonly site: SeenSite;
  /** A second between two requests unless told otherwise. */
  readonly paceMs?: number;
}

/** Sends the probes of an audit, once: where some are stored already, a worker before has sent them. Resolves to the site with what is known now. */
export async function probeSite(
  tools: Tools,
  place: Place,
  { work, site, paceMs }: ProbeInput,
): Promise<SeenSite> {
  const { audit, signal } = work;
  if (site.unprobed !== null || (await listProbes(tools, place, audit.id)).length > 0) return site;
  const urls = await findProbedPages(tools, place, audit.id);
  if (urls.length === 0) return site;
  const asked = byImportance(listedAgents(new Map())).filter(
    (agent) => agent.sendsRequests && accessRoleOf(agent) !== undefined,
  );
  const { probes, unprobed } = await probeAgents(tools, {
    place,
    urls,
    agents: asked,
    signal,
    ...(paceMs !== undefined && { paceMs }),
  });
  signal.throwIfAborted();
  await storeProbes(tools, place, {
    auditId: audit.id,
    probes: [...probes].map(([token, { at, ...probe }]) => ({ ...probe, token, at: new Date(at) })),
  });
  const probed = { ...site, unprobed: Object.fromEntries(unprobed) };
  await changeLeased(tools, place, { leased: audit, changes: { site: probed } });
  return probed;
}
