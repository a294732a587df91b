import type { Occurrence } from "../mentions.ts";

/** A line of a text, with what it is about where it names nothing itself. */
export interface TopicLine {
  readonly start: number;
  readonly text: string;
  readonly occurrences: readonly Occurrence[];
  /** The brand that its lead names, "Acme: …", or else that of the heading or item that it stands below. */
  readonly topic: string | undefined;
  /** Whether it goes on with the paragraph of the line before. */
  readonly goesOn: boolean;
}

interface Topic {
  readonly brandId: string;
  /** 1 to 6 of headings; more for what holds less: labels in bold or before a colon, then leads of items. */
  readonly level: number;
  readonly indent: number;
  readonly isItem: boolean;
}

/** The lines of a text in order; occurrences are given in reading order. */
export function* topicLines(source: string, occurrences: readonly Occurrence[]): Generator<TopicLine> {
  let [start, next] = [0, 0];
  let topic: Topic | undefined;
  let wasPlain = false;
  let wasBlank = true;
  for (const text of source.split("\n")) {
    if (/^\s*$/.test(text)) {
      start += text.length + 1;
      wasBlank = true;
      wasPlain = false;
      continue;
    }
    const from = next;
    while ((occurrences[next]?.start ?? Number.POSITIVE_INFINITY) < start + text.length) next += 1;
    const own = occurrences.slice(from, next);
    const shape = shapeOf(text);
    const lead = leadOf(text, start, own);
    topic = isEnded(topic, shape, { wasBlank, named: own.length }) ? undefined : topic;
    if (lead !== undefined) topic = { brandId: lead, ...shape };
    yield {
      start,
      text,
      occurrences: own,
      topic: own.length === 0 || lead !== undefined ? topic?.brandId : undefined,
      goesOn: wasPlain && shape.kind === "plain",
    };
    wasBlank = false;
    wasPlain = shape.kind === "plain";
    start += text.length + 1;
  }
}

interface Shape {
  readonly kind: "heading" | "row" | "label" | "item" | "plain";
  readonly level: number;
  readonly indent: number;
  readonly isItem: boolean;
  readonly isNumbered: boolean;
  readonly isPart: boolean;
}

function shapeOf(line: string): Shape {
  const [, marks = ""] = /^ {0,3}(#{1,6})[ \t]/.exec(line) ?? [];
  const [, indent = "", mark] = /^([ \t]*)(?:([-*+•]|[*_]{0,2}\d{1,3}[.)])[ \t]+)?/.exec(line) ?? [];
  const shared = {
    indent: indent.length,
    isItem: mark !== undefined,
    isNumbered: /\d/.test(mark ?? ""),
    isPart: partOfTopic.test(line.slice(0, 60)),
  };
  if (marks !== "") return { kind: "heading", level: marks.length, ...shared };
  if (/^\s*\|/.test(line)) return { kind: "row", level: 8, ...shared };
  if (/^.{0,80}(?::|[*_]{2})\s*$/.test(line)) return { kind: "label", level: 7, ...shared };
  return { kind: mark === undefined ? "plain" : "item", level: 8, ...shared };
}

/** Labels of what is said of a thing, below its name. */
const partOfTopic =
  /\b(?:pros?|cons|strengths?|weakness\w*|features?|benefits?|drawbacks?|downsides?|upsides?|(?:dis)?advantages?|best for|pric\w+|why|limit\w+|key|what|highlights?|considerations?|verdict|summary|overview|good|bad|watch|ideal|not for|users?|reviews?)\b/i;

function isEnded(
  topic: Topic | undefined,
  shape: Shape,
  { wasBlank, named }: { readonly wasBlank: boolean; readonly named: number },
): boolean {
  if (!topic) return false;
  if (shape.kind === "heading") return named > 0 || shape.level <= topic.level;
  if (topic.level < 7) return false;
  if (shape.kind === "row") return true;
  if (topic.isItem) return shape.indent <= topic.indent && (shape.isItem || wasBlank);
  if (shape.kind === "label") return !shape.isPart;
  return shape.isNumbered || (shape.kind === "plain" && wasBlank && topic.level === 8);
}

/** The one brand that a heading or label names, or that stands before the colon or dash with which a line begins. */
function leadOf(line: string, start: number, own: readonly Occurrence[]): string | undefined {
  const [first] = own;
  if (!first) return undefined;
  const isTitle = /^ {0,3}#{1,6}[ \t]|^.{0,80}[*_]{2}\s*$|^[^.!?]{0,80}:\s*$/.test(line);
  const at = first.end - start;
  const toStop = /^[^:|.!?\n–—]{0,40}?(?::|\||[–—]|\s-\s)/.exec(line.slice(at, at + 60))?.[0];
  if (
    !isTitle &&
    (at > 70 || toStop === undefined || /[.!?]\s/.test(line.slice(0, at).replace(/^\W*\d+[.)]/, "")))
  )
    return undefined;
  const end = isTitle ? start + line.length : first.end + (toStop?.length ?? 0);
  const named = new Set(own.filter((one) => one.start < end).map(({ brandId }) => brandId));
  return named.size === 1 ? first.brandId : undefined;
}
