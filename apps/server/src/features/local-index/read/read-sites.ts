import { setTimeout as pause } from "node:timers/promises";
import { dayMs, earlier, hourMs } from "@citelens/contract/base/days";
import { LeaseLost } from "#platform/leases/lease-lost.ts";
import { whileLeased } from "#platform/leases/while-leased.ts";
import { eachOf } from "#platform/limits/each-of.ts";
import type { Place } from "#platform/place.ts";
import { isWithinTransaction } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import type { ReadPage } from "../indexed-page/indexed-page.ts";
import {
  forgetPages,
  leaseOfSite,
  listSites,
  type SiteRow,
  settleSite,
  writePages,
} from "../store/local-index.sql.ts";
import { linksOnce } from "../store/page-names.rules.ts";
import { crawlSite } from "./crawl-site.ts";
import { hostOf } from "./site-address.rules.ts";
import { siteRead } from "./site-read.ts";

interface SiteReadOptions {
  readonly hosts: readonly string[];
  /** Most pages of each site. */
  readonly pagesMax: number;
  readonly signal?: AbortSignal;
}

/** How a site fared when it was last read. */
export type SiteState = Pick<SiteRow, "host" | "read_at" | "pages_read" | "note">;

export const freshMs = 7 * dayMs;
/** A site that gave nothing may be up again, but not every question should wait for it. */
const emptyFreshMs = hourMs;
const forgottenMs = 30 * dayMs;
const sitesAtOnce = 4;
const lookAgainMs = 250;

/**
 * Makes sure that the sites are read, none twice within a week, and none by two callers at once. A site that is dead or
 * closed is noted and no error. Throws the reason of the caller's signal; without one, HandedBack where the process stops.
 */
export async function readSites(
  tools: Tools,
  place: Place,
  { hosts, pagesMax, signal }: SiteReadOptions,
): Promise<SiteState[]> {
  const named = [...new Set(hosts.map(hostOf))].filter((host) => host !== "");
  if (named.length === 0) return [];

  const known = new Map((await listSites(tools, place, named)).map((site) => [site.host, site]));
  const due = named.filter((host) => !isFresh(tools, known.get(host)));
  // A transaction is one connection, which takes one statement at a time.
  await eachOf(due, isWithinTransaction(tools) ? 1 : sitesAtOnce, (host) =>
    readOrWait(tools, place, { host, pagesMax, signal: signal ?? tools.stopping }),
  );
  return listSites(tools, place, named);
}

interface Site {
  readonly host: string;
  readonly pagesMax: number;
  readonly signal: AbortSignal;
}

async function readOrWait(tools: Tools, place: Place, site: Site): Promise<void> {
  for (;;) {
    site.signal.throwIfAborted();
    const nowMs = tools.now().getTime();
    const lease = leaseOfSite(tools, place, {
      host: site.host,
      staleBefore: new Date(nowMs - freshMs),
      emptyBefore: new Date(nowMs - emptyFreshMs),
    });
    const done = await whileLeased(tools, lease, ({ fence }, signal) =>
      readHeld(tools, place, { ...site, fence, signal: AbortSignal.any([site.signal, signal]) }),
    );
    if (done === "read") return;

    const [row] = await listSites(tools, place, [site.host]);
    if (!row?.lease_until) return;
    await pause(lookAgainMs, undefined, { signal: site.signal }).catch(() => site.signal.throwIfAborted());
  }
}

async function readHeld(tools: Tools, place: Place, site: Site & Pick<SiteRow, "fence">): Promise<"read"> {
  const { host, fence } = site;
  const { pages, note } = await crawlSite(tools, site);
  await writePages(tools, place, linksOnce(pages).map(pageRow));
  await forgetPages(tools, place, { host, before: earlier(tools.now(), forgottenMs) });
  const read = { read_at: tools.now(), pages_read: pages.length, note };
  if (!(await settleSite(tools, place, { host, fence, ...read }))) throw new LeaseLost();
  tools.log.info({ host, pages: pages.length, note }, "A site was read for the local index");
  if (pages.length > 0) await siteRead.announce(tools, { workspaceId: place.workspaceId, host });
  return "read";
}

export function pageRow({ ahead: _, ...page }: ReadPage): Omit<ReadPage, "ahead"> & { host: string } {
  return { ...page, host: hostOf(page.url) };
}

function isFresh({ now }: Tools, site: SiteRow | undefined): boolean {
  if (!site?.read_at || site.lease_until) return false;
  const ageMs = now().getTime() - site.read_at.getTime();
  return ageMs < (site.pages_read === 0 ? emptyFreshMs : freshMs);
}
