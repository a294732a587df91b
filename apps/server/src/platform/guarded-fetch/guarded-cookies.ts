/** Cookies of one way along redirects, each for the host alone that set it, and forgotten at its end. */
export interface WayCookies {
  keep(url: URL, headers: readonly string[]): void;
  /** For the cookie header; undefined where the host set none. */
  of(url: URL): string | undefined;
}

const cookiesMax = 50;
const cookieCharactersMax = 4_096;

/** Some sites set a cookie and send everybody back to where they were, without end for those who do not send it. */
export function wayCookies(): WayCookies {
  const hosts = new Map<string, Map<string, string>>();
  const keyOf = ({ protocol, host }: URL): string => `${protocol}//${host}`;
  return {
    keep: (url, headers) => {
      const kept = hosts.get(keyOf(url)) ?? new Map<string, string>();
      hosts.set(keyOf(url), kept);
      for (const header of headers.slice(0, cookiesMax)) {
        const [pair = "", ...attributes] = header.split(";");
        const [, name, value] = /^\s*([^\s=;,]+)=([\x21-\x7e\x80-\xff]*)\s*$/.exec(pair) ?? [];
        if (name === undefined || value === undefined || pair.length > cookieCharactersMax) continue;
        if (attributes.some((one) => /^\s*max-age\s*=\s*(?:0|-\d+)\s*$/i.test(one))) kept.delete(name);
        else if (kept.size < cookiesMax) kept.set(name, value);
      }
    },
    of: (url) => {
      const kept = [...(hosts.get(keyOf(url)) ?? [])];
      return kept.length === 0 ? undefined : kept.map(([name, value]) => `${name}=${value}`).join("; ");
    },
  };
}
