import { type EntryReader, entryOf } from "../log-entry.ts";
import { plainTarget } from "../request-target.ts";

const quoted = '"([^"]*)"';
/**
 * Envoy's own format: time, request, status, flags, bytes in and out, two durations, X-Forwarded-For, user agent, id, authority, upstream.
 * Istio has three fields more behind the flags (until 1.5 two), and at the end cluster and addresses, the client's among them.
 */
const line = new RegExp(
  String.raw`^\[([^\]]{1,40})\] ${quoted} (\d{1,3}) \S+ (?:"[^"]*" "[^"]*" |\S+ \S+ "[^"]*" )?\d+ \d+ \S+ \S+ ${quoted} ${quoted} "[^"]*" ${quoted} "[^"]*"(?: \S+ \S+ \S+ (\S+))?`,
);

/** The text format of Envoy, and of Istio and others that build on it. It has no referrers. */
export const readEnvoy: EntryReader = (text) => {
  const found = line.exec(text);
  if (!found) return "format";

  const [, time, request = "", status, chain = "", userAgent, host, peer] = found;
  return entryOf({
    time,
    request: plainTarget(request),
    status,
    userAgent,
    // Envoy adds the address of its client to the chain that it got.
    clientIp: peer ?? chain.split(",").at(-1)?.trim(),
    forwardedFor: chain,
    host,
  });
};
