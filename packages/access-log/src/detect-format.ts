import { readAddress } from "./addresses.ts";
import { withoutPrefix } from "./line-prefix.ts";
import type { LogEntry } from "./log-entry.ts";
import { candidates, findFormat, isRemark, type LogFormat } from "./log-format.ts";

/** A lower share is not worth a guess: the others of the lines are something else. */
const shareMin = 0.1;
const nearlyAll = 0.75;

/**
 * The format of some lines, those at the head of a file for instance: the most particular one in which nearly as many of them make
 * sense as in any. What a server's other words and odd requests are among them does not count against it.
 */
export function detectFormat(lines: readonly string[]): LogFormat | undefined {
  const requests = lines.filter((line) => !isRemark(withoutPrefix(line)));
  if (requests.length === 0) return undefined;

  const scored = candidates.map((format) => ({ format, fitting: fittingIn(format, lines) }));
  const most = Math.max(...scored.map(({ fitting }) => fitting));
  if (most < requests.length * shareMin) return undefined;
  return scored.find(({ fitting }) => fitting >= most * nearlyAll)?.format;
}

/** How many of the lines make sense in a format; one of which there is a doubt counts as a quarter. */
function fittingIn(format: LogFormat, lines: readonly string[]): number {
  if (format.relayedIn && !hasRelayed(format, lines)) return 0;
  const read = format.openReader();
  return lines.reduce((sum, line) => {
    const found = read(line);
    if (found === "request") return sum + doubtful;
    return typeof found === "object" ? sum + fitOf(found, format) : sum;
  }, 0);
}

const doubtful = 0.25;
/** Weight of a line that names no user agent, less than of one that says "-"; all of the longer formats are of the shorter too. */
const lesser = 0.3;

/** A field too many or too few shows in what the others contain then. */
function fitOf(entry: LogEntry, format: LogFormat): number {
  const { clientName } = entry;
  if (/^(vhost|host)_/.test(format.name) && !hasHostFirst(entry)) return 0;
  return Math.min(clientName === undefined ? 1 : doubtful, format.hasUserAgent ? agentFit(entry) : lesser);
}

function agentFit({ referer = "", status, userAgent = "" }: LogEntry): number {
  if (number.test(referer) || number.test(userAgent)) return 0;
  const isSwapped = /^Mozilla\/\d/.test(referer) || /^https?:\/\/\S+$/.test(userAgent);
  return isSwapped || userAgent === "" || status === undefined ? doubtful : 1;
}

/** A duration or a ratio, of several upstreams too. */
const number = /^[\d.]{1,20}(?:[,:] ?[\d.-]{1,20}){0,20}$/;

function hasHostFirst({ host, clientIp, clientName }: LogEntry): boolean {
  return isHost(host) && (clientIp ?? clientName) !== undefined;
}

/** Nothing longer than 63 characters is a part of a host's name, so the owner's id that S3 writes is none. */
const hostName = /^(?:[\w-]{1,63}\.){0,20}[\w-]{1,63}\.?(?::\d{1,5})?$/;

/** Text that follows a host would be taken for the address where the host is one already, or a proxy of a list. */
function isHost(text: string | undefined): boolean {
  return text !== undefined && hostName.test(text) && readAddress(text) === undefined;
}

/**
 * Whether what stands in the place of relayed addresses is one where it is anything: it may be a duration or a ratio as well. Where it is
 * nothing throughout, only the usual place is one.
 */
function hasRelayed(format: LogFormat, lines: readonly string[]): boolean {
  const texts = lines.map((line) => format.relayedIn?.(line)).filter((text) => text !== undefined);
  const written = texts.filter((text) => text !== "-" && text !== "");
  if (written.length === 0) return texts.length * 2 >= lines.length && findFormat(format.name) === format;
  return written.filter(isChain).length * 2 >= written.length;
}

function isChain(text: string): boolean {
  return text.split(",").every((hop) => hop.trim() === "unknown" || readAddress(hop.trim()) !== undefined);
}
