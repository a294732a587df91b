import type { Occurrence } from "../mentions.ts";

/** A brand that a part of a sentence speaks of; as a measure, if something else is said to be better or worse than it. */
export interface Subject {
  readonly brandId: string;
  readonly isMeasure: boolean;
}

export interface Part {
  readonly start: number;
  readonly end: number;
  readonly occurrences: readonly Occurrence[];
  readonly about: readonly Subject[];
}

export interface Sentence {
  readonly text: string;
  readonly start: number;
  readonly occurrences: readonly Occurrence[];
}

/** The parts of a sentence by the brands that they speak of, and whom it speaks of in the end. */
export function partsOf(
  sentence: Sentence,
  continued: string | undefined,
): { readonly parts: readonly Part[]; readonly subject: string | undefined } {
  const { text, start, occurrences } = sentence;
  if (occurrences.length === 0)
    return {
      parts: [{ start, end: start + text.length, occurrences, about: plain(continued) }],
      subject: continued,
    };

  let spoken: SpokenContext = { subject: continued, named: undefined, role: "subject" };
  const parts: Part[] = [];
  const waiting: Part[] = [];
  for (const span of spansOf(sentence)) {
    if (span.occurrences.length > 0) {
      const { about, ...after } = named(sentence, span, spoken);
      parts.push({ ...span, about });
      spoken = after;
      continue;
    }
    const kind = unnamedKind(sentence, span);
    if (kind === "more" && spoken.subject === undefined) waiting.push({ ...span, about: [] });
    else parts.push({ ...span, about: plain(kind === "more" ? spoken.subject : spoken[kind]) });
  }
  // What stands before the first subject is said of it: "Despite slow support, Acme …"; but
  // what stands before a contrast with it is not: "Others are slow, but Acme …".
  const first = parts.find(({ about }) => about.some(({ isMeasure }) => !isMeasure));
  const isContrasted = first !== undefined && contrast.test(text.slice(first.start - start));
  const about = isContrasted ? [] : plain(first?.about.find(({ isMeasure }) => !isMeasure)?.brandId);
  const all = [...parts, ...waiting.map((part) => ({ ...part, about }))];
  return { parts: merged(all.toSorted((a, b) => a.start - b.start)), subject: spoken.subject };
}

/** State at a point of a sentence: its subject, the brand named last, and that one's role. */
interface SpokenContext {
  readonly subject: string | undefined;
  readonly named: string | undefined;
  readonly role: Role;
  /** Subject of a part that speaks of somebody unknown. */
  readonly nobody?: undefined;
}

function named(
  { text, start }: Sentence,
  span: Span,
  spoken: SpokenContext,
): SpokenContext & { readonly about: readonly Subject[] } {
  let { subject, role } = spoken;
  let hasSubject = false;
  const about = span.occurrences.flatMap((one, index): Subject[] => {
    const before = span.occurrences[index - 1];
    const isJoined = before !== undefined && joined.test(text.slice(before.end - start, one.start - start));
    if (!isJoined) role = roleAt(text.slice(Math.max(0, one.start - start - 60), one.start - start));
    if (role === "aside") return [];
    if (role === "subject") {
      hasSubject = true;
      subject = one.brandId;
    }
    return [{ brandId: one.brandId, isMeasure: role === "measure" }];
  });
  return {
    subject,
    role,
    named: span.occurrences.at(-1)?.brandId,
    about: once([...about, ...(hasSubject ? [] : plain(subject))]),
  };
}

type Role = "subject" | "measure" | "aside";

function plain(brandId: string | undefined): Subject[] {
  return brandId === undefined ? [] : [{ brandId, isMeasure: false }];
}

/** A brand counts once for a part, as what it is a subject of rather than a measure. */
function once(about: readonly Subject[]): Subject[] {
  if (about.length < 2) return [...about];
  const subjects = new Map(
    about.toSorted((a, b) => Number(b.isMeasure) - Number(a.isMeasure)).map((one) => [one.brandId, one]),
  );
  return [...subjects.values()];
}

/** Merges parts that stand side by side and speak of the same: "profit was 9 mn, up from 7 mn". */
function merged(parts: readonly Part[]): Part[] {
  if (parts.length < 2) return [...parts];
  const result: (Omit<Part, "end" | "occurrences"> & { end: number; occurrences: Occurrence[] })[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last && isSame(last.about, part.about)) {
      last.end = part.end;
      last.occurrences.push(...part.occurrences);
    } else result.push({ ...part, occurrences: [...part.occurrences] });
  }
  return result;
}

function isSame(some: readonly Subject[], others: readonly Subject[]): boolean {
  return (
    some.length === others.length &&
    some.every(
      (one, index) => one.brandId === others[index]?.brandId && one.isMeasure === others[index]?.isMeasure,
    )
  );
}

interface Span {
  readonly start: number;
  readonly end: number;
  /** Where the last name before it ends. */
  readonly before: number | undefined;
  readonly occurrences: readonly Occurrence[];
}

/** Cut at commas, dashes, brackets, words of contrast, and at "and" where another brand becomes the subject. */
function spansOf({ text, start, occurrences }: Sentence): Span[] {
  let at = 0;
  const cuts: number[] = [];
  for (const { index } of text.matchAll(cut)) {
    while ((occurrences[at]?.end ?? Number.POSITIVE_INFINITY) <= start + index) at += 1;
    if ((occurrences[at]?.start ?? Number.POSITIVE_INFINITY) >= start + index) cuts.push(index);
  }
  const subjects = occurrences.flatMap((one, index): number[] => {
    const before = occurrences[index - 1];
    if (!before || before.brandId === one.brandId) return [];
    const between = text.slice(before.end - start, one.start - start);
    const at = /\s(?:and|or|as)\s(?:the\s)?\S{0,3}$/i.exec(between)?.index;
    return at !== undefined && between.slice(0, at).trim().split(/\s+/).length > 1
      ? [before.end - start + at]
      : [];
  });
  if (cuts.length + subjects.length === 0)
    return [{ start, end: start + text.length, before: undefined, occurrences }];
  const bounds = [...new Set([0, ...cuts, ...subjects, text.length])].sort((a, b) => a - b);
  let next = 0;
  return bounds.slice(1).map((end, index) => {
    const from = next;
    while ((occurrences[next]?.start ?? Number.POSITIVE_INFINITY) < start + end) next += 1;
    const own = occurrences.slice(from, next);
    return {
      start: start + (bounds[index] ?? 0),
      end: start + end,
      before: occurrences[from - 1]?.end,
      occurrences: own,
    };
  });
}

const cut =
  /,(?=\s)|\s[-–—]\s|[–—()|:]|\s(?=(?:but|however|whereas|while|although|though|yet|unlike|which)\s)/gi;
const joined = /^[\s*_,&]*(?:and|or|nor|,|&)?[\s*_]*$/i;

/** In which role a brand stands behind these words. */
function roleAt(before: string): Role {
  if (measureBefore.test(before)) return "measure";
  return asideBefore.test(before) ? "aside" : "subject";
}

const lead = "(?:\\s+(?:the|its|both|even|those of|that of|those at|rivals?|competitors?))*[\\s*_\"'“(\\[]*$";
const measureBefore = new RegExp(
  `\\b(?:than|beats?|beating|beaten by|outperform(?:s|ed|ing)?|outperformed by|surpass(?:es|ed)?|surpassed by|outshines?|outshone by|outclass(?:es|ed)?|edges? out|loses? to|lost to|losing to|lags?(?: behind)?|lagging behind|lagged behind|trails?(?: behind)?|falls? (?:behind|short of)|inferior to|superior to|outdone by|overtaken by|overtakes?|outsells?)${lead}`,
  "i",
);
const asideBefore = new RegExp(
  `\\b(?:unlike|compared (?:to|with)|in comparison (?:to|with)|versus|vs\\.?|instead of|rather than|alternatives? to|as opposed to|over|similar to|(?:switch(?:ed|ing)?|mov(?:ed?|ing)|migrat(?:ed?|ing)|coming) (?:away )?from|replac(?:es?|ed|ing)|integrat(?:es?|ions?) with|owned by|part of)${lead}`,
  "i",
);

/** Kind of a part that names nobody: of the brand named last, of the subject, of nobody known, or more of what was. */
function unnamedKind({ text, start }: Sentence, span: Span): "named" | "subject" | "nobody" | "more" {
  const at = span.start - start;
  const words = text.slice(at, span.end - start).replace(/^[\s,()–—|:-]+/, "");
  const before = text.slice(Math.max(0, at - 80), at);
  if (/^(?:which|who|whose)\b/i.test(words)) {
    const behind = at - (/[\s,*_()\]"”–—-]*$/.exec(before)?.[0].length ?? 0);
    if (span.before !== undefined && span.before - start >= behind) return "named";
    return /\s[*_"“(]*[A-Z][\w-]*[\s,*_()"”–—-]*$/.test(before) ? "nobody" : "subject";
  }
  if (at === 0 && /^(?:for|if|when|among|in case|unlike|compared)\b/i.test(words)) return "nobody";
  return ofOthers.test(words) || ofAName.test(words) ? "nobody" : "more";
}

const contrast = /^[\s,–—-]*(?:but|however|whereas|while|yet|unlike)\b/i;
/** A contrast with a name that is not known. */
const ofAName = /^(?:but|however|whereas|while|although|though|yet|and)\s+(?!I\b|I')[*_]*[A-Z][a-z]/;

const ofOthers =
  /^(?:(?:but|however|whereas|while|although|though|yet|and|unlike)[,\s]+)?(?:(?:the )?(?:others?|rest|competition|competitors?|rivals?|alternatives?)|most (?:others|competitors|rivals|alternatives|tools|apps|brands)|many (?:others|competitors|rivals|alternatives))\b/i;
