import { readAddress } from "./addresses.ts";
import { withoutPrefix } from "./line-prefix.ts";
import type { LogEntry } from "./log-entry.ts";
import { candidates, findFormat, isRemark, type LogFormat } from "./log-format.ts";

/** A lower share is not worth a guess: the others of the lines are something else. */
const shareMin = 0.1;

/**
 * The format of some lines, those at the head of a file for instance: the most particular one in which at least half as many of them make
 * sense as in any. What a server's other words and odd requests are among them does not count against it.
 */
export function detectFormat(lines: readonly string[]): LogFormat | undefined {
  const requests = lines.filter((line) => !isRemark(withoutPrefix(line)));
  if (requests.length === 0) return undefined;

  const scored = candidates.map((format) => ({ format, fitting: fittingIn(format, lines) }));
  const most = Math.max(...scored.map(({ fitting }) => fitting));
  if (most < requests.length * shareMin) return undefined;
  return scored.find(({ fitting }) => fitting * 2 >= most)?.format;
}

/** How many of the lines make sense in a format. One in which a name stands for the address may be of another. */
function fittingIn(format: LogFormat, lines: readonly string[]): number {
  if (format.relayedIn && !hasRelayed(format, lines)) return 0;
  const read = format.openReader();
  return lines.reduce((sum, line) => {
    const found = read(line);
    if (found === "request") return sum + 1;
    if (typeof found !== "object") return sum;
    return sum + fitOf(found, format.name);
  }, 0);
}

function fitOf({ clientIp, clientName, host }: LogEntry, format: string): number {
  if (/^(vhost|host)_/.test(format) && !(isHost(host) && clientIp !== undefined)) return 0;
  return clientName === undefined ? 1 : 0.25;
}

/** What follows a host would be taken for the address where the host is one already, or a proxy of a list. */
function isHost(text: string | undefined): boolean {
  return text !== undefined && /^[\w.:[\]-]+$/.test(text) && readAddress(text) === undefined;
}

/**
 * Whether what stands in the place of relayed addresses is one where it is anything: it may be a duration or a ratio as well. Where it is
 * nothing throughout, only the usual place is one.
 */
function hasRelayed(format: LogFormat, lines: readonly string[]): boolean {
  const texts = lines.map((line) => format.relayedIn?.(line)).filter((text) => text !== undefined);
  const written = texts.filter((text) => text !== "-" && text !== "");
  if (written.length === 0) return texts.length > 0 && findFormat(format.name) === format;
  return written.filter(isChain).length * 2 >= written.length;
}

function isChain(text: string): boolean {
  return text.split(",").every((hop) => hop.trim() === "unknown" || readAddress(hop.trim()) !== undefined);
}
