type ProxyHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Between two neighbours alone (RFC 9110, 7.6.1), with what browsers say to proxies. */
const hopByHop = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "proxy-status",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/** Header that the proxy says of itself, and takes away where a server says it. */
export const refusedHeader = "proxy-status";

/** The headers that go on to the other side: without those of this connection, and those that it names as such. */
export function forwardedHeaders(
  headers: ProxyHeaders,
  left: readonly string[] = [],
): Record<string, string | string[]> {
  const named = [headers.connection ?? []].flat().flatMap((value) => value.toLowerCase().split(","));
  const dropped = new Set([...named.map((name) => name.trim()), ...left]);
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || hopByHop.has(name) || dropped.has(name)
        ? []
        : [[name, typeof value === "string" ? value : [...value]]],
    ),
  );
}
