import type { LogFormat } from "./log-format.ts";

/** Hints on what lets the lines of a format name user agents, where they name none. */
const hints: Readonly<Record<string, string>> = {
  haproxy: "capture the header: capture request header User-Agent len 256",
  traefik: "keep the header: accessLog.fields.headers.names.User-Agent: keep",
  caddy: "let its log filter keep request>headers>User-Agent",
  w3c: "choose the field cs(User-Agent)",
  cloudfront: "choose the field cs(User-Agent)",
  elb: "Classic Load Balancers name them since 2015",
};

export function userAgentHint(format: string): string {
  return hints[format] ?? "log in the combined format";
}

const requestsMin = 2;

/** Whether lines are requests enough to tell that none of them names a user agent, as where a server is set to leave it out. */
export function namesNoUserAgent(format: LogFormat, lines: readonly string[]): boolean {
  const parse = format.openParser();
  const entries = lines.map(parse).filter((entry) => entry !== undefined);
  return entries.length >= requestsMin && entries.every(({ userAgent }) => userAgent === undefined);
}
