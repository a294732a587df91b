import {
  detectFormat,
  findUnreadFormat,
  type LogFormat,
  namesNoUserAgent,
  userAgentHint,
} from "@citelens/access-log";
import { Problem } from "./problem.ts";

const linesLooked = 200;

/** The format of a log, by its first lines unless it is named. Throws Problem, with what to do, for a log that cannot be used. */
export function formatOfLog(path: string, lines: readonly string[], named: LogFormat | undefined): LogFormat {
  const head = lines.slice(0, linesLooked);
  const format = named ?? detectFormat(head) ?? detectFormat(lines);
  if (format?.hasUserAgent) return format;

  if (format)
    throw new Problem(
      `${path} names no user agents (format ${format.name}), by which agents are told. Log in the combined format.`,
    );
  const unread = findUnreadFormat(head);
  if (unread) throw new Problem(`${path} is ${unread.name}, which is not read: ${unread.why}.`);
  throw new Problem(
    `The format of ${path} is unknown. Name it with --format, or give the log_format of nginx or the LogFormat of Apache.`,
  );
}

/** Warning of a log whose first lines name no user agents, as its server may be set; undefined for all others. */
export function userAgentWarning(
  path: string,
  lines: readonly string[],
  format: LogFormat,
): string | undefined {
  if (!namesNoUserAgent(format, lines.slice(0, linesLooked))) return undefined;
  return `${path} names no user agents so far (format ${format.name}), by which agents are told: ${userAgentHint(format.name)}.`;
}
