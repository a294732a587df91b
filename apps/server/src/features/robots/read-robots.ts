import { findWorkspaceSettings, type Member } from "#features/workspaces/lookup/public.ts";
import { promiseCache } from "#platform/promise-cache.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { readSiteRobots, type SiteRobots } from "#platform/web-page/site-robots.ts";

export interface ReadRobots extends SiteRobots {
  readonly fetchedAt: Date;
}

const keptMs = 5 * 60_000;
/** Time in which whoever asks for a fresh one twice gets the same. */
const freshMs = 10_000;
const timeoutMs = 10_000;

/** At most half a MB each. */
const kept = promiseCache<ReadRobots>({ max: 200, ttl: keptMs });

/** The robots.txt of a workspace's site, at most five minutes old, or ten seconds if a fresh one is asked for. */
export async function readRobots(
  tools: Tools,
  member: Member,
  { fresh }: { readonly fresh: boolean },
): Promise<ReadRobots> {
  const settings = await findWorkspaceSettings(tools, member.workspaceId);
  if (!settings) throw new Refusal("NOT_FOUND");

  const { origin } = new URL(settings.url);
  const key = `${member.workspaceId} ${origin}`;
  const read = (): Promise<ReadRobots> => kept.get(key, () => readNow(tools, origin));
  const known = await read();
  if (!fresh || tools.now().getTime() - known.fetchedAt.getTime() < freshMs) return known;

  kept.forget(key);
  return read();
}

async function readNow(tools: Tools, origin: string): Promise<ReadRobots> {
  const robots = await readSiteRobots(tools, origin, AbortSignal.timeout(timeoutMs));
  return { ...robots, fetchedAt: tools.now() };
}
