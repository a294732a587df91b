import type { LogEntry } from "@citelens/access-log";
import { createClassifier, matchReferrer } from "@citelens/crawlers";
import { isPageRequest } from "@citelens/visit";
import { isOwnRequest } from "./own-traces.ts";

/** Condition on the requests of a log that are worth sending. */
export type Selection = (entry: LogEntry) => boolean;

const userAgentsKnown = 20_000;
const answersKept = 20_000;

/**
 * The requests of agents, and of people who may have come from an assistant: those that the endpoint would store. It
 * decides by the same catalogue, without knowing the site, so it may let a request through that the endpoint filters.
 */
export function openSelection(): Selection {
  const classify = createClassifier({ cacheSize: userAgentsKnown });
  const sendsPeople = remembered((referrer) => matchReferrer({ referrer, siteHost: "" }) !== undefined);
  const isAssistantsApp = remembered((userAgent) => matchReferrer({ userAgent, siteHost: "" }) !== undefined);

  return (entry) => {
    const { userAgent = "", referer, path } = entry;
    if (isOwnRequest(entry) || !isPageRequest(entry)) return false;
    if (classify(userAgent) || isAssistantsApp(userAgent)) return true;
    if (referer !== undefined && sendsPeople(referer)) return true;
    return isTagged(path);
  };
}

function isTagged(path: string): boolean {
  if (!path.includes("=") || !tag.test(path)) return false;
  const utmSource = /[?&;]utm_source=([^&#]*)/i.exec(path)?.[1];
  const referrerTag = /[?&;]referrer=([^&#]*)/i.exec(path)?.[1];
  return matchReferrer({ utmSource, referrerTag, siteHost: "" }) !== undefined;
}

const tag = /[?&;](?:utm_source|referrer)=/i;

/** Keeps the answers to the texts that came since it last was full. */
function remembered(answer: (text: string) => boolean): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    const kept = known.get(text);
    if (kept !== undefined) return kept;

    const found = answer(text);
    if (known.size >= answersKept) known.clear();
    known.set(text, found);
    return found;
  };
}
