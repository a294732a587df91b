import { jsonReader } from "./json/json-fields.ts";
import { readFlatJson } from "./json/json-format.ts";
import { carriedLine } from "./json/line-envelope.ts";
import type { LineFault } from "./line-fault.ts";
import { withoutPrefix } from "./line-prefix.ts";
import type { EntryReader, LineParser, LineReader, LogEntry } from "./log-entry.ts";
import { isTemplate, readTemplate } from "./template.ts";
import { fieldReader, fieldsOf, textReader } from "./text-format.ts";
import { akamai } from "./vendors/akamai-format.ts";
import { appEngine } from "./vendors/app-engine-format.ts";
import { readAzure } from "./vendors/azure-format.ts";
import { readCaddy } from "./vendors/caddy-format.ts";
import { cloudflare } from "./vendors/cloudflare-format.ts";
import { cloudFrontReader } from "./vendors/cloudfront-format.ts";
import { ecs } from "./vendors/ecs-format.ts";
import { readElb } from "./vendors/elb-format.ts";
import { readEnvoy } from "./vendors/envoy-format.ts";
import { google } from "./vendors/google-format.ts";
import { haproxyReader } from "./vendors/haproxy-format.ts";
import { kong } from "./vendors/kong-format.ts";
import { readProxyManager } from "./vendors/proxy-manager-format.ts";
import { traefik } from "./vendors/traefik-format.ts";
import { vercel } from "./vendors/vercel-format.ts";
import { w3cReader } from "./vendors/w3c-format.ts";

export interface LogFormat {
  readonly name: string;
  /** Whether its lines name the user agent, without which no agent can be told. */
  readonly hasUserAgent: boolean;
  /** A reader for one file, which says why a line is no request. */
  openReader(): LineReader;
  /** The same, for whom a line that is no request is nothing. */
  openParser(): LineParser;
  /** Text in the place that the format has for relayed addresses, if it has one; it may be anything. */
  relayedIn?(line: string): string | undefined;
}

const common = '$who [$time_local] "$request" $status $body_bytes_sent';
const combined = `${common} "$http_referer" "$http_user_agent"`;

/** The most particular first: a line of one of them may be read as the next too, with less in it. */
const formats: readonly LogFormat[] = [
  formatOf("cloudfront", cloudFrontReader),
  formatOf("w3c", w3cReader),
  formatOf("elb", () => readElb),
  formatOf("haproxy", haproxyReader),
  formatOf("envoy", () => readEnvoy),
  formatOf("nginx_proxy_manager", () => readProxyManager),
  formatOf("kong", () => jsonReader(kong)),
  formatOf("caddy", () => readCaddy),
  formatOf("traefik", () => jsonReader(traefik)),
  formatOf("cloudflare", () => jsonReader(cloudflare)),
  formatOf("google", () => jsonReader(google)),
  formatOf("azure", () => readAzure),
  formatOf("vercel", () => jsonReader(vercel)),
  formatOf("akamai", () => jsonReader(akamai)),
  formatOf("ecs", () => jsonReader(ecs)),
  formatOf("json", () => readFlatJson),
  textFormat("vhost_combined", `$server_name:$server_port ${combined}`),
  textFormat("host_combined", `$host ${combined}`),
  textFormat("forwarded", `${combined} "$http_x_forwarded_for"`),
  textFormat("combined", combined),
  textFormat("common", common.replace(" $body_bytes_sent", " ")),
];

/** How else servers write a combined line: with the relayed addresses further behind, or with something in between. */
const variants: Readonly<Record<string, readonly LogFormat[]>> = {
  google: [formatOf("google", () => jsonReader(appEngine))],
  forwarded: [
    '"$a" "$http_x_forwarded_for"',
    '$a "$http_x_forwarded_for"',
    '"$a" "$b" "$http_x_forwarded_for"',
    '$a $b "$http_x_forwarded_for"',
    '"$a" "$b" "$c" "$http_x_forwarded_for"',
    'X-Forwarded-For="$http_x_forwarded_for"',
    '$a forwarded_for="$http_x_forwarded_for"',
    '$a x_forwarded_for="$http_x_forwarded_for"',
    '$a x_forwarded_for:"$http_x_forwarded_for"',
  ]
    .map((behind) => textFormat("forwarded", `${combined} ${behind}`))
    // early versions of ingress-nginx
    .concat(textFormat("forwarded", combined.replace("$who", "$remote_addr - [$http_x_forwarded_for] - $a"))),
  host_combined: [`$host ${combined.replace("] ", "] $a ")}`, `$host $server_name:$a ${combined}`].map(
    (text) => textFormat("host_combined", text),
  ),
  combined: [
    `${common} "$a" "$http_referer" "$http_user_agent"`,
    `${common} "$http_user_agent" "$http_referer"`,
    combined.replace("] ", "] $a "),
    combined.replace('] "$request" $status', '] $status "$request"'),
    combined.replace('] "$request" $status', ']  $status "$request"'),
    combined.replace("$status", "$a $b $status"),
    combined.replace("$status", "$a $status"),
  ].map((text) => textFormat("combined", text)),
};

/** Formats that lines are tried with, in this order. */
export const candidates: readonly LogFormat[] = formats.flatMap((format) => [
  format,
  ...(variants[format.name] ?? []),
]);

export const formatNames: readonly string[] = formats.map(({ name }) => name);

/** A format by its name, by a log_format of nginx or a LogFormat of Apache; undefined for one without a time and a request. */
export function findFormat(nameOrTemplate: string): LogFormat | undefined {
  const known = formats.find(({ name }) => name === nameOrTemplate);
  if (known || !isTemplate(nameOrTemplate)) return known;

  const fields = fieldsOf(readTemplate(nameOrTemplate));
  const hasRequest = fields.has("request") || (fields.has("method") && fields.has("path"));
  return hasRequest && fields.has("time") ? textFormat("custom", nameOrTemplate) : undefined;
}

/** Empty lines, and comments such as CloudFront's header, are no requests and no mistakes. */
export function isRemark(line: string): boolean {
  return line === "" || line.startsWith("#");
}

/** A format whose lines name user agents, by what reads its lines once what others wrote before them is taken off. */
function formatOf(name: string, openEntryReader: () => EntryReader, hasUserAgent = true): LogFormat {
  const openReader = (): LineReader => behindPrefix(openEntryReader());
  return {
    name,
    hasUserAgent,
    openReader,
    openParser: () => {
      const read = openReader();
      return (line) => {
        const found = read(line);
        return typeof found === "object" ? found : undefined;
      };
    },
  };
}

function textFormat(name: string, text: string): LogFormat {
  const template = readTemplate(text);
  const fields = fieldsOf(template);
  const format = formatOf(name, () => textReader(template), fields.has("userAgent"));
  if (name !== "forwarded") return format;
  const parts = template.parts.map((part) => (part.field === "who" ? { ...part, field: undefined } : part));
  const read = fieldReader({ ...template, parts });
  return {
    ...format,
    relayedIn: (line) => {
      const raw = read(withoutPrefix(line));
      return typeof raw === "object" ? raw.forwardedFor : undefined;
    },
  };
}

const envelopesMax = 3;

/**
 * Reads a line as it is where the one before it was bare and there is an address then, and otherwise without its prefix, and out of
 * the object that carries it.
 */
function behindPrefix(read: EntryReader): LineReader {
  let wasBare = false;

  function readBare(
    line: string,
    whole: LogEntry | LineFault | undefined,
    depth = 0,
  ): LogEntry | LineFault | undefined {
    const bare = withoutPrefix(line);
    wasBare = bare === line;
    const found = whole !== undefined && wasBare ? whole : read(bare);
    if (isRemark(bare)) return undefined;
    const carried = found === "format" && depth < envelopesMax ? carriedLine(bare) : undefined;
    if (carried !== undefined) return readBare(carried, undefined, depth + 1);
    return wasBare || typeof found === "object" ? found : readWhole(line, whole, found);
  }

  /** Reads a line of a format that begins with a time of its own, which looks like a prefix. */
  function readWhole(
    line: string,
    whole: LogEntry | LineFault | undefined,
    bareFault: LineFault | undefined,
  ): LogEntry | LineFault | undefined {
    const found = whole ?? read(line);
    return typeof found === "object" || bareFault === "format" ? found : bareFault;
  }

  return (line) => {
    const whole = wasBare ? read(line) : undefined;
    return typeof whole === "object" && whole.clientIp !== undefined ? whole : readBare(line, whole);
  };
}
