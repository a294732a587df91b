import { cloudFrontParser } from "./cloudfront-format.ts";
import { readCaddy, readFlatJson } from "./json-format.ts";
import type { LineParser } from "./log-entry.ts";
import { fieldsOf, textParser } from "./text-format.ts";

export interface LogFormat {
  readonly name: string;
  /** Whether its lines name the user agent, without which no agent can be told. */
  readonly hasUserAgent: boolean;
  /** A parser for one file. */
  openParser(): LineParser;
}

const common = '$remote_addr $remote_logname $remote_user [$time_local] "$request" $status $body_bytes_sent';
const combined = `${common} "$http_referer" "$http_user_agent"`;

/** The most particular first: a line of one of them may be read as the next too, with less in it. */
const formats: readonly LogFormat[] = [
  { name: "cloudfront", hasUserAgent: true, openParser: cloudFrontParser },
  { name: "caddy", hasUserAgent: true, openParser: () => readCaddy },
  { name: "json", hasUserAgent: true, openParser: () => readFlatJson },
  textFormat("vhost_combined", `$server_name:$server_port ${combined}`),
  textFormat("host_combined", `$host ${combined}`),
  textFormat("forwarded", `${combined} "$http_x_forwarded_for"`),
  textFormat("combined", combined),
  textFormat("common", common.replace(" $body_bytes_sent", " ")),
];

export const formatNames: readonly string[] = formats.map(({ name }) => name);

/** A format by its name, or by a log_format of nginx; undefined for one without a time and a request. */
export function findFormat(nameOrTemplate: string): LogFormat | undefined {
  const known = formats.find(({ name }) => name === nameOrTemplate);
  if (known || !nameOrTemplate.includes("$")) return known;

  const fields = fieldsOf(nameOrTemplate);
  const hasRequest = fields.has("request") || (fields.has("method") && fields.has("path"));
  return hasRequest && fields.has("time") ? textFormat("custom", nameOrTemplate) : undefined;
}

/** Empty lines, and comments such as CloudFront's header, are no requests and no mistakes. */
export function isRemark(line: string): boolean {
  return line === "" || line.startsWith("#");
}

function textFormat(name: string, template: string): LogFormat {
  const parser = textParser(template);
  return { name, hasUserAgent: fieldsOf(template).has("userAgent"), openParser: () => parser };
}
