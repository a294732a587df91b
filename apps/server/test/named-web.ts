import { FetchFailure } from "#platform/guarded-fetch/guarded-failure.ts";
import type { GuardedFetch, Hop } from "#platform/guarded-fetch/guarded-fetch.ts";

const redirectsMaxDefault = 5;

/** A web of names that stand for servers of this machine, by origin; nobody has another name. */
export function namedWeb(web: GuardedFetch, servers: Readonly<Record<string, string>>): GuardedFetch {
  return {
    get: async (first, { redirectsMax = redirectsMaxDefault, onBody, ...options } = {}) => {
      const hops: Hop[] = [];
      for (let url = first; hops.length <= redirectsMax; ) {
        const { origin, pathname, search, href } = new URL(url);
        const server = servers[origin];
        if (server === undefined) throw new FetchFailure("dns", `${origin} is nobody's`);
        const got = await web.get(`${server}${pathname}${search}`, {
          ...options,
          redirectsMax: 0,
          ...(onBody && { onBody: (chunks, answer) => onBody(chunks, { ...answer, url: href }) }),
        });
        const { location } = got.headers;
        if (got.status < 300 || got.status > 399 || location === undefined)
          return { ...got, url: href, hops };
        hops.push({ url: href, status: got.status });
        url = new URL(location, href).href;
      }
      throw new FetchFailure("redirects", `more than ${redirectsMax} redirects`);
    },
    send: (url, options) => web.send(url, options),
    close: () => web.close(),
  };
}
