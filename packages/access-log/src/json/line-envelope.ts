import { isRecord, objectOf, valueAt } from "./json-values.ts";

/**
 * Under which names log shippers and runtimes put a line into an object: Docker and Fluent Bit, Filebeat, Vector and Logstash, the
 * journal, Google Cloud Logging, OpenTelemetry, Graylog.
 */
const names = [
  "log",
  "message",
  "event.original",
  "MESSAGE",
  "textPayload",
  "body",
  "msg",
  "line",
  "short_message",
];
/** Under which they put the object that a line was. */
const objectNames = ["log", "message", "jsonPayload", "body", "nginx"];

/**
 * The line that an object carries, without the break at its end, or the object, where what carries it has read it already;
 * undefined for a line that is no such object.
 */
export function carriedLine(line: string): string | undefined {
  const object = objectOf(line);
  if (!object) return undefined;
  for (const name of names) {
    const text = valueAt(object, name);
    if (typeof text === "string" && text !== "") return text.replace(/\r?\n$/, "");
  }
  const inner = objectNames.map((name) => object[name]).find(isRecord);
  return inner && JSON.stringify(inner);
}
