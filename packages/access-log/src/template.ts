import { type Field, relayingFields } from "./log-entry.ts";

/** A field of a line, and what follows it. */
export interface Part {
  /** `who` is all that stands before the time in the common formats; undefined is passed over. */
  readonly field: Field | "who" | undefined;
  readonly end: string;
  readonly kind: Kind;
  /** Whether the template has named the field before. */
  readonly isAgain: boolean;
}

/** How the end of a value is found: the next of it, one that is not escaped, one with a status behind it, one without a comma before. */
type Kind = "last" | "plain" | "quoted" | "request" | "status" | "referrer" | "chain" | "host";

export interface Template {
  readonly start: string;
  readonly parts: readonly Part[];
}

/** Fields that the variables of nginx give of a request; all others are passed over. */
const fieldOf: Readonly<Record<string, Field | "who">> = {
  who: "who",
  remote_addr: "clientIp",
  realip_remote_addr: "clientIp",
  proxy_protocol_addr: "clientIp",
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

/** Reads a log_format of nginx, or the LogFormat of Apache, with or without the words and quotes around it in a configuration. */
export function readTemplate(text: string): Template {
  const [start = "", ...pieces] = inVariables(text).split(/\$\{?(\w+)\}?/);
  const parts: Part[] = [];
  for (let index = 0; index < pieces.length; index += 2) {
    const field = fieldOf[pieces[index] ?? ""];
    const end = pieces[index + 1] ?? "";
    const next = fieldOf[pieces[index + 2] ?? ""];
    const isAgain = parts.some((part) => part.field === field || (part.field === "who" && ofWho.has(field)));
    parts.push({ field, end, kind: kindOf({ field, end, next }), isAgain });
  }
  return { start, parts };
}

function kindOf({ field, end, next }: Pick<Part, "field" | "end"> & { readonly next: Part["field"] }): Kind {
  if (end === "") return "last";
  if (end.startsWith('"')) return quotedKindOf(field, next);
  if (field === "status") return "status";
  if (end.startsWith(" ") && addressFields.has(field)) return "chain";
  return end.startsWith(":") && field === "host" ? "host" : "plain";
}

function quotedKindOf(field: Part["field"], next: Part["field"]): Kind {
  if (field === "referer") return "referrer";
  return field === "request" && next === "status" ? "request" : "quoted";
}

const ofWho = new Set<Part["field"]>(["clientIp", "forwardedFor"]);
const addressFields = new Set<Part["field"]>(["clientIp", ...relayingFields]);

/** Whether a text may be a template, and no name. */
export function isTemplate(text: string): boolean {
  return /[$%]/.test(text);
}

/** The same in nginx's variables. */
function inVariables(text: string): string {
  const quoted = /^\s*log_format\s+\S+\s+(?:escape=\w+\s+)?(['"][\s\S]*['"])\s*;?\s*$/.exec(text)?.[1];
  if (quoted !== undefined)
    return [...quoted.matchAll(/'([^']*)'|"((?:[^"\\]|\\.)*)"/g)].map(([, a, b]) => a ?? b ?? "").join("");
  return text.includes("$") ? text : fromApache(text);
}

function fromApache(text: string): string {
  const format = /^\s*(?:LogFormat|CustomLog\s+\S+)\s+"((?:[^"\\]|\\.)*)"/i.exec(text)?.[1] ?? text;
  return format
    .replace(/\\(["\\])/g, "$1")
    .replace(/\\t/g, "\t")
    .replace(timesInPieces, () => "$time_local")
    .replace(/%m %U%q %H/g, () => "$request") // %U is decoded, so a blank would end it
    .replace(/%U%q/g, () => "$request_uri")
    .replace(
      directive,
      (_, argument: string | undefined, letter: string) => `$${variableOf(letter, argument)}`,
    )
    .replace(/\$time(?!_)/g, () => "[$time_local]");
}

/** Times that Apache writes in pieces are one: %{%d/%b/%Y:%T}t.%{msec_frac}t %{%z}t. */
const timesInPieces = /%\{[^}]{0,200}\}t(?:[ .,]?%\{[^}]{0,200}\}t)*/g;
const directive = /%(?:!?\d{3}(?:,\d{3})*)?[<>]?(?:\{([^}]{0,200})\})?(\^[a-zA-Z]{2}|[a-zA-Z])/g;

/** Names of Apache's directives in nginx; all others are passed over. */
const variables: Readonly<Record<string, string>> = {
  a: "remote_addr",
  h: "remote_addr",
  t: "time",
  r: "request",
  m: "request_method",
  U: "uri",
  q: "args",
  s: "status",
  v: "server_name",
  V: "server_name",
};

function variableOf(letter: string, argument: string | undefined): string {
  if (letter === "i") return `http_${(argument ?? "").toLowerCase().replaceAll("-", "_")}`;
  return variables[letter] ?? "other";
}
