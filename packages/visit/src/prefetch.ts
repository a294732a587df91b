import { purposeHeaderNames } from "./reported-headers.ts";

const inAdvance = /\b(?:prefetch|prerender|preview)\b/i;

/** Headers that Next.js sends for a link that somebody may follow. */
const ofNext = ["next-router-prefetch", "next-router-segment-prefetch", "x-middleware-prefetch"];

/** By which a page that is asked for in case somebody opens it can be told. */
export const prefetchHeaderNames: readonly string[] = [...purposeHeaderNames, ...ofNext];

/**
 * Whether a browser asked in case somebody opens the page: nobody has yet. `get` reads a header by its name in lower case; undefined
 * for one that is not there.
 */
export function isPrefetch(get: (name: string) => string | undefined): boolean {
  return (
    purposeHeaderNames.some((name) => inAdvance.test(get(name) ?? "")) ||
    ofNext.some((name) => get(name) !== undefined)
  );
}
