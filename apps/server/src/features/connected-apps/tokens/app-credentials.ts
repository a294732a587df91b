import { minuteMs } from "@citelens/contract/base/days";
import { promiseCache } from "#platform/promise-cache.ts";
import { hashToken } from "#platform/secret-token.ts";
import type { Tools } from "#platform/tools.ts";
import { type FoundToken, findToken, noteUse } from "../store/connected-apps.sql.ts";
import { isAccessToken } from "./app-tokens.ts";

/** Shorter than the second within which the end of a connection has to be felt on every instance. */
const knownForMs = 900;
const usesNotedEachMs = minuteMs;

interface AppTokenLookup {
  /** Connection that a token speaks for; undefined for whatever is no token of a living one, in its time. */
  find(token: string): Promise<FoundToken | undefined>;
}

/** Looks tokens up in memory, and in the database at most about once a second for each. */
export function openAppTokens(tools: Tools): AppTokenLookup {
  const known = promiseCache<FoundToken | undefined>({ max: 50_000, ttl: knownForMs });

  const lookUp = async (token: string): Promise<FoundToken | undefined> => {
    const found = await findToken(tools, hashToken(token));
    const usedMs = found?.lastUsedAt?.getTime() ?? 0;
    if (found && tools.now().getTime() - usedMs > usesNotedEachMs) await noteUse(tools, found.appId);
    return found;
  };

  return {
    find: async (token) => {
      if (!isAccessToken(token)) return undefined;
      const found = await known.get(hashToken(token), () => lookUp(token));
      return found && found.expiresAt > tools.now() ? found : undefined;
    },
  };
}
