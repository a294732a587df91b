import { percentEscaped, unescaped } from "./escapes.ts";
import type { LineFault } from "./line-fault.ts";
import { type EntryReader, emptyEntry, entryOf, type Field, type RawEntry } from "./log-entry.ts";
import type { Part, Template } from "./template.ts";
import { readVisitorPart } from "./visitor-part.ts";

/** Reads lines of a template; whatever stands behind it in a line is passed over. */
export function textReader(template: Template): EntryReader {
  const read = fieldReader(template);
  return (line) => {
    const raw = read(line);
    return typeof raw === "string" ? raw : entryOf(raw);
  };
}

/** The fields of a line as they stand there. */
export function fieldReader({ start, parts }: Template): (line: string) => RawEntry | LineFault {
  return (line) => {
    if (!line.startsWith(start)) return "format";

    const raw = emptyEntry();
    const note = line.includes("\\") ? noteEscaped : notePlain;
    let from = start.length;
    for (const part of parts) {
      const to = endOf(line, from, part);
      if (to < 0) return unfinished(raw, line, { from, field: part.field });
      if (part.field !== undefined) note(raw, part, line.slice(from, to));
      from = to + part.end.length;
    }
    return raw;
  };
}

/** A line that ends before its template does: behind the user agent nothing has to follow. */
function unfinished(
  raw: RawEntry,
  line: string,
  { from, field }: { readonly from: number; readonly field: Part["field"] },
): RawEntry | LineFault {
  if (raw.userAgent !== undefined) return raw;
  if (field === "userAgent" && from < line.length && line.endsWith('"') && !isEscaped(line, line.length - 1))
    return { ...raw, userAgent: unescaped(line.slice(from, -1)) };
  return raw.request === undefined ? "format" : "cut";
}

/** The fields that a template names. */
export function fieldsOf({ parts }: Template): ReadonlySet<Field> {
  return new Set(parts.flatMap(({ field }) => (field === undefined || field === "who" ? [] : field)));
}

function notePlain(raw: RawEntry, { field, isAgain }: Part, value: string): void {
  if (field === "who") noteWho(raw, value);
  // A template may name a field twice: what has a value counts.
  else if (field !== undefined && !(isAgain && has(raw, field))) raw[field] = value;
}

function noteEscaped(raw: RawEntry, part: Part, value: string): void {
  const { field } = part;
  const isText = field !== undefined && field !== "who";
  notePlain(raw, part, isText ? unescapedIn(field, value) : value);
}

function noteWho(raw: RawEntry, value: string): void {
  const { clientIp, forwardedFor } = readVisitorPart(value);
  raw.clientIp = clientIp;
  raw.forwardedFor = forwardedFor;
}

function has(raw: RawEntry, field: Field): boolean {
  return raw[field] !== undefined && raw[field] !== "-";
}

function unescapedIn(field: Field, value: string): string {
  return field === "request" || field === "path" ? percentEscaped(value) : unescaped(value);
}

/** Where a value ends; negative where it does not. */
function endOf(line: string, from: number, { end, kind }: Part): number {
  if (kind === "last") return line.length;
  const at = line.indexOf(end, from);
  if (kind === "plain") return at;
  if (kind === "quoted") return quoteAt(line, at, end);
  if (kind === "request") return requestEnd(line, at, end);
  if (kind === "status") return at > from ? at : line.indexOf(end, behindBlanks(line, from));
  if (kind === "referrer") return hasBareReferrer(line, from) ? from - end.length : quoteAt(line, at, end);
  return kind === "chain" ? chainEnd(line, at, end) : portAt(line, from, at);
}

/** Early versions of Traefik write a referrer that there is not without quotes: 200 512 - "curl/8.1", and then no more like it. */
function hasBareReferrer(line: string, from: number): boolean {
  if (line.charCodeAt(from - 3) !== 45 || !line.startsWith(' - "', from - 4)) return false;
  const closedAt = line.indexOf('"', from);
  return closedAt > 0 && line.charCodeAt(closedAt + 2) !== 34;
}

function behindBlanks(line: string, from: number): number {
  let at = from;
  while (line.charCodeAt(at) === 32) at += 1;
  return at;
}

function quoteAt(line: string, firstAt: number, end: string): number {
  let at = firstAt;
  while (at >= 0 && isEscaped(line, at)) at = line.indexOf(end, at + 1);
  return at;
}

/** Where quotes are not escaped, one in the request is followed by something else than a status. */
function requestEnd(line: string, firstAt: number, end: string): number {
  let at = quoteAt(line, firstAt, end);
  while (at >= 0 && !isStatus(line, at + end.length)) at = quoteAt(line, line.indexOf(end, at + 1), end);
  return at;
}

/** Behind a comma comes the next of several addresses. */
function chainEnd(line: string, firstAt: number, end: string): number {
  let at = firstAt;
  while (at > 0 && line.charCodeAt(at - 1) === 44) at = line.indexOf(end, at + 1);
  return at;
}

function isStatus(line: string, at: number): boolean {
  const first = line.charCodeAt(at);
  const code = first === 32 ? line.charCodeAt(behindBlanks(line, at)) : first;
  return (code >= 48 && code <= 57) || code === 45;
}

/** Where the port begins: a host has no blank, and may be an IPv6 address in brackets. */
function portAt(line: string, from: number, colonAt: number): number {
  if (line.charCodeAt(from) !== 91) return line.slice(from, colonAt).includes(" ") ? -1 : colonAt;
  const closedAt = line.indexOf("]:", from);
  return closedAt < 0 ? colonAt : closedAt + 1;
}

/** Apache writes a quote within a field as \", so one behind an odd number of backslashes is no end. */
function isEscaped(line: string, at: number): boolean {
  let backslashes = 0;
  while (line.charCodeAt(at - 1 - backslashes) === 92) backslashes += 1;
  return backslashes % 2 === 1;
}
