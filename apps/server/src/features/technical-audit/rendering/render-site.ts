import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import type { AtWork } from "../leased-audit.ts";

/** Opens pages of an audit in a browser, and keeps what it made of them; resolves to why none was, if so. */
export async function renderSite(_tools: Tools, _place: Place, { audit }: AtWork): Promise<string | null> {
  return audit.render ? "This installation has no browser." : "Rendering was not asked for.";
}
