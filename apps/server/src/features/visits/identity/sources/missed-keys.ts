import { earlier } from "@citelens/contract/base/days";
import type { Agent } from "@citelens/crawlers";
import type { Tools } from "#platform/tools.ts";
import { directoryUrl, trustedOrigins } from "./known-sources.ts";
import { hastenSource } from "./sources.sql.ts";

/** Notes that keys are missing, so that their directory is read again before its day is over. */
export interface MissedKeys {
  miss(agent: Agent): void;
}

const hourMs = 3_600_000;

/** However many signatures by unknown keys come in, a directory is read once an hour at most. */
export function openMissedKeys(tools: Pick<Tools, "db" | "now" | "log">): MissedKeys {
  const notedAt = new Map<string, number>();

  return {
    miss: (agent) => {
      const now = tools.now();
      for (const origin of trustedOrigins(agent)) {
        if (now.getTime() - (notedAt.get(origin) ?? 0) < hourMs) continue;
        notedAt.set(origin, now.getTime());
        hastenSource(tools, directoryUrl(origin), earlier(now, hourMs)).catch((error: unknown) => {
          tools.log.warn({ err: error, origin }, "A directory of keys could not be called for again");
        });
      }
    },
  };
}
