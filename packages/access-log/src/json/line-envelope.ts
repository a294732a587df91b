import { objectOf, valueAt } from "./json-values.ts";

/**
 * Under which names log shippers and runtimes put a line into an object: Docker and Fluent Bit, Filebeat, Vector and Logstash, the
 * journal, Google Cloud Logging, OpenTelemetry.
 */
const names = ["log", "message", "event.original", "MESSAGE", "textPayload", "body", "msg", "line"];

/** The line that an object carries, without the break at its end; undefined for a line that is no such object. */
export function carriedLine(line: string): string | undefined {
  const object = objectOf(line);
  if (!object) return undefined;
  for (const name of names) {
    const text = valueAt(object, name);
    if (typeof text === "string" && text !== "") return text.replace(/\r?\n$/, "");
  }
  return undefined;
}
