import { unescaped } from "./escapes.ts";
import { type EntryReader, entryOf, type Field, type RawEntry } from "./log-entry.ts";

/** What the variables of nginx say of a request; all others are passed over. */
const fieldOf: Readonly<Record<string, Field>> = {
  remote_addr: "clientIp",
  http_cf_connecting_ip: "cfConnectingIp",
  http_true_client_ip: "trueClientIp",
  http_x_vercel_forwarded_for: "vercelForwardedFor",
  http_fly_client_ip: "flyClientIp",
  http_x_real_ip: "realIp",
  http_x_forwarded_for: "forwardedFor",
  proxy_add_x_forwarded_for: "forwardedFor",
  host: "host",
  http_host: "host",
  server_name: "host",
  time_local: "time",
  time_iso8601: "time",
  msec: "time",
  request: "request",
  request_method: "method",
  request_uri: "path",
  uri: "path",
  args: "query",
  query_string: "query",
  status: "status",
  http_referer: "referer",
  http_user_agent: "userAgent",
};

interface Part {
  readonly field: Field | undefined;
  /** What follows the value. */
  readonly end: string;
}

/** Reads lines of a log_format of nginx; whatever stands behind the template in a line is passed over. */
export function textReader(template: string): EntryReader {
  const [start = "", ...pieces] = template.split(/\$\{?(\w+)\}?/);
  const parts: Part[] = [];
  for (let index = 0; index < pieces.length; index += 2)
    parts.push({ field: fieldOf[pieces[index] ?? ""], end: pieces[index + 1] ?? "" });

  return (line) => {
    if (!line.startsWith(start)) return "format";

    const raw: RawEntry = {};
    let from = start.length;
    for (const { field, end } of parts) {
      const to = endOf(line, from, end);
      if (to < 0) return "format";
      if (field) raw[field] = textIn(field, line.slice(from, to));
      from = to + end.length;
    }
    return entryOf(raw);
  };
}

/** The fields that a template names. */
export function fieldsOf(template: string): ReadonlySet<Field> {
  const names = template.matchAll(/\$\{?(\w+)\}?/g);
  return new Set([...names].flatMap(([, name = ""]) => fieldOf[name] ?? []));
}

function endOf(line: string, from: number, end: string): number {
  if (end === "") return line.length;

  let at = line.indexOf(end, from);
  if (end.startsWith('"')) while (at >= 0 && isEscaped(line, at)) at = line.indexOf(end, at + 1);
  return at;
}

/** Apache writes a quote within a field as \", so one behind an odd number of backslashes is no end. */
function isEscaped(line: string, at: number): boolean {
  let backslashes = 0;
  while (line.charCodeAt(at - 1 - backslashes) === 92) backslashes += 1;
  return backslashes % 2 === 1;
}

/** Paths are escaped in another way than texts: see readPath(). */
function textIn(field: Field, value: string): string {
  return field === "request" || field === "path" ? value : unescaped(value);
}
