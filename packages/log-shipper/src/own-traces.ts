/** Traces that sending leaves in logs. Were it sent too, each line of it would make the next one, for as long as a log is followed. */
import type { LogEntry } from "@citelens/access-log";
import { version } from "./version.ts";

export const userAgent = `citelens-ship-logs/${version}`;
/** Begins each line that is said. */
const mark = "citelens-ship-logs: ";
const trackingPath = "/api/v1/tracking/";

export function marked(message: string): string {
  return `${mark}${message}\n`;
}

/** Whether a line that is no request was said by us, also where a journal has put its own words before it. */
export function isOwnMessage(line: string): boolean {
  return line.includes(mark);
}

/** Reports of visits, by whatever sends them, and requests of our own bots. */
export function isOwnRequest({ method, path, userAgent: agent = "" }: LogEntry): boolean {
  if (/^citelens/i.test(agent)) return true;
  return !/^(GET|HEAD)$/i.test(method) && path.replace(/^https?:\/\/[^/]*/i, "").startsWith(trackingPath);
}
