import { sharedWork } from "#platform/limits/shared-work.ts";
import type { Tools } from "#platform/tools.ts";
import { fetchIcon } from "./fetch-icon.ts";
import { forgottenBefore, isFresh } from "./sites.rules.ts";
import { findIcon, forgetIconsBefore, saveIcon } from "./sites.sql.ts";

export interface Favicons {
  /** The icon of the host's site as a PNG, kept for a week; nothing where there is none, which is kept for 6 hours. */
  get(host: string): Promise<Buffer | undefined>;
}

/** However many ask for a host at once, its site is asked once by this instance. */
export function openFavicons(tools: Tools): Favicons {
  const shared = sharedWork<Buffer | undefined>();
  return { get: (host) => shared(host, () => cachedOrFetched(tools, host)) };
}

/** Deletes the icons of sites that nobody has looked at for a month. */
export function sweepFavicons(tools: Tools): Promise<void> {
  return forgetIconsBefore(tools, forgottenBefore(tools.now()));
}

async function cachedOrFetched(tools: Tools, host: string): Promise<Buffer | undefined> {
  const kept = await findIcon(tools, host);
  if (kept && isFresh(kept, tools.now())) return kept.png ?? undefined;

  const png = await fetchIcon(tools, host);
  await saveIcon(tools, host, { png: png ?? null, fetched_at: tools.now() });
  return png;
}
