import { isRecord } from "./json/json-values.ts";

/**
 * Patterns of programs that write their own words before the lines of a server, in the order in which they stand around each other, the
 * outermost first.
 */
const rfc3339 = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)`;
const clock = String.raw`\d\d:\d\d:\d\d(?:\.\d{1,9})?`;
const month = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)";
const tag = String.raw`[\w./@-]{1,128}(?:\[[\w.-]{1,64}\])?:`;
const structured = String.raw`(?:-|(?:\[(?:[^\]\\]|\\.){1,1000}\]){1,10})`;
const stamp = [
  String.raw`${month} [ \d]\d (?:\d{4} )?${clock}`, // syslog (RFC 3164), journalctl
  rfc3339, // rsyslog's own format, journalctl -o short-iso
  String.raw`(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{4}-\d\d-\d\d ${clock} [A-Z]{1,5}`, // journalctl -o short-full
  String.raw`\d{9,10}\.\d{6}`, // journalctl -o short-unix
].join("|");

const colour = String.raw`(?:\u001b\[[\d;]{0,9}m)*`;

const prefixes: readonly RegExp[] = [
  // RFC 5424
  new RegExp(
    String.raw`^(?:<\d{1,3}>\d (?:-|${rfc3339})|1 ${rfc3339}) (?:[!-~]{1,255} ){4}${structured}(?: \ufeff?|$)`,
  ),
  // syslog, with and without priority and host
  new RegExp(String.raw`^(?:<\d{1,3}>)?(?:${stamp}) (?:[\w.:-]{1,255} ){0,2}${tag}(?: |$)`),
  // docker compose, docker service logs
  new RegExp(String.raw`^${colour}[\w.@-]{1,128} *${colour}\|${colour} ?${colour}`),
  // CRI; a piece of a line longer than 16 kB has nearly all of it
  new RegExp(`^${rfc3339} (?:stdout|stderr) [FP] `),
  // flyctl logs
  new RegExp(String.raw`^${rfc3339} [\w-]{1,64}\[\w{1,64}\] \w{2,5} \[\w{1,10}\] ?`),
  // docker logs -t, kubectl logs --timestamps
  new RegExp(`^${rfc3339} `),
  // kubectl logs --prefix
  /^\[pod\/[\w./-]{1,512}\] /,
  // stern
  /^[a-z\d-]{1,253}-[a-z\d]{5} [a-z\d-]{1,63} (?=\d|[\da-f]{1,4}:)/,
  // the log of Cloud Foundry's Tomcat, and of Ambassador
  /^(?:\[ACCESS\]|ACCESS) /,
  // LiteSpeed puts all of a line in quotes
  /^"(?=[\w.:-]{1,255} [^"]{1,500}\[)/,
];
const nestedMax = 3;
const byteOrderMark = 0xfeff;
/** How the files of Docker and the journal hold a line in JSON. */
const envelope = /^\{(?:"log":"|.*"MESSAGE":")/;

/** A line without what syslog, the journal, Docker, Compose or Kubernetes wrote around it; the same line where nothing did. */
export function withoutPrefix(line: string): string {
  const first = line.charCodeAt(0);
  let bare = first === byteOrderMark || first === 32 ? line.trimStart() : line;
  if (envelope.test(bare)) bare = contentOf(bare);
  for (let times = 0; times < nestedMax; times += 1) {
    const length = addressed.test(bare) ? 0 : prefixLength(bare);
    if (length === 0) return bare;
    bare = bare.slice(length);
  }
  return bare;
}

/** Nothing writes an address before a line. */
const addressed = /^\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3} /;

function prefixLength(line: string): number {
  for (const prefix of prefixes) {
    const found = prefix.exec(line);
    if (found) return found[0].length;
  }
  return 0;
}

function contentOf(line: string): string {
  try {
    const object: unknown = JSON.parse(line);
    const content = isRecord(object) ? (object.log ?? object.MESSAGE) : undefined;
    return typeof content === "string" ? content.trimEnd() : line;
  } catch {
    return line; // one that was cut
  }
}
