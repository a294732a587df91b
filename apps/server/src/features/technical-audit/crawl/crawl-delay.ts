import { ownAgent } from "@citelens/crawlers";
import { FetchFailure } from "#platform/guarded-fetch/guarded-failure.ts";
import type { RobotsOfSites } from "#platform/web-page/site-robots.ts";

/** The seconds between two requests that a site's robots.txt asks of us, by our name or of everybody; none where it asks for none. */
export async function crawlDelayOf(
  robots: RobotsOfSites | undefined,
  origin: string,
): Promise<number | undefined> {
  if (!robots) return undefined;
  try {
    const { notes } = (await robots.of(origin)).robots;
    const delays = notes.filter(({ key }) => key.toLowerCase() === "crawl-delay");
    const own = delays.find(({ agents }) =>
      agents.some((agent) => agent.toLowerCase() === ownAgent.token.toLowerCase()),
    );
    const said = own ?? delays.find(({ agents }) => agents.includes("*"));
    const seconds = Number(said?.value);
    return Number.isFinite(seconds) ? seconds : undefined;
  } catch (error) {
    if (error instanceof FetchFailure) return undefined;
    throw error;
  }
}
