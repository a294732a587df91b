import type { LogEntry } from "./log-entry.ts";
import { findFormat, formatNames, isRemark, type LogFormat } from "./log-format.ts";

const address = /^([0-9a-f]*:[0-9a-f:.]+|\d{1,3}(\.\d{1,3}){3})(%\w+)?$/i;
const addresses = /^([0-9a-f.:[\]]+|unknown)(, ?([0-9a-f.:[\]]+|unknown))*$/i;

/** The format in which at least half of some lines make sense, those at the head of a file for instance. */
export function detectFormat(lines: readonly string[]): LogFormat | undefined {
  const requests = lines.filter((line) => !isRemark(line));
  if (requests.length === 0) return undefined;

  const candidates = formatNames.flatMap((name) => findFormat(name) ?? []);
  return candidates.find((format) => {
    const parse = format.openParser();
    const entries = lines.map(parse).filter((entry) => entry !== undefined);
    return entries.filter((entry) => isPlausible(entry, format.name)).length * 2 >= requests.length;
  });
}

/** A field too many or too few shows in what the others contain then. */
function isPlausible({ clientIp, forwardedFor, host }: LogEntry, format: string): boolean {
  if (/^(vhost|host)_/.test(format)) return host !== undefined && !address.test(host) && isAddress(clientIp);
  if (format === "forwarded") return forwardedFor === undefined || addresses.test(forwardedFor);
  return true;
}

function isAddress(text: string | undefined): boolean {
  return text !== undefined && address.test(text);
}
