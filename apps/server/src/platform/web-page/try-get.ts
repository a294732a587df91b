import { FetchFailure } from "#platform/guarded-fetch/guarded-failure.ts";
import type { FetchedAnswer, GetOptions } from "#platform/guarded-fetch/guarded-fetch.ts";
import type { Tools } from "#platform/tools.ts";

interface TryGetOptions extends Pick<GetOptions, "onBody"> {
  readonly accept: string;
  readonly signal: AbortSignal;
  readonly timeoutMs?: number;
  readonly bytesMax?: number;
  readonly beforeHop?: () => Promise<void>;
}

const timeoutMsDefault = 8_000;

/** Answer that came, or why nothing came: an address that cannot be had is no error to anyone who reads many. */
export async function tryGet(
  tools: Tools,
  url: string,
  { timeoutMs = timeoutMsDefault, ...got }: TryGetOptions,
): Promise<FetchedAnswer | FetchFailure> {
  try {
    return await tools.web.get(url, { ...got, timeoutMs });
  } catch (error) {
    if (error instanceof FetchFailure) return error;
    if (got.signal.aborted)
      return new FetchFailure("timeout", "the time for reading was over", { cause: error });
    throw error;
  }
}
