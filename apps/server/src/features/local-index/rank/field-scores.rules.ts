/** Texts of several fields, as they are searched. */
export interface FieldTexts {
  /** The next text, by the stems of each of its fields. */
  add(fields: readonly (readonly string[])[]): void;
  /** Texts that were added so far. */
  all(): Stretch;
}

/** Texts that were added one after the other: from one number to another, which is not among them. */
export interface Stretch {
  readonly fields: readonly Field[];
  readonly from: number;
  readonly to: number;
}

export interface ScoredText {
  /** The number of the text, counted from 0 over all stretches. */
  readonly at: number;
  readonly score: number;
  /** The stems of the query that it has. */
  readonly stems: ReadonlySet<string>;
}

/** Findings of a query in each text. */
export interface Scan {
  /** 0 where a text has nothing of the query. */
  scoreAt(at: number): number;
  /** Whether any of these texts has a stem of the query. */
  isIn(texts: readonly number[], stem: string): boolean;
  /** The best first, of equals the earlier one. */
  best(foundMax: number): ScoredText[];
}

/** Where a stem stands, in the order of the texts, and how often in each. */
interface Posting {
  readonly texts: number[];
  readonly times: number[];
}

interface Field {
  readonly boost: number;
  readonly postings: Map<string, Posting>;
  /** Different stems of each text. */
  readonly lengths: number[];
}

/** Constants of BM25+: how soon repetition says no more, how much length counts, and what a single occurrence is worth at least. */
const [saturation, lengthPart, occurrenceMin] = [1.2, 0.7, 0.5];
const bits = 32;

export function fieldTexts(boosts: readonly number[]): FieldTexts {
  const fields = boosts.map((boost): Field => ({ boost, postings: new Map(), lengths: [] }));
  let count = 0;
  return {
    add: (texts) => {
      fields.forEach((field, which) => {
        addTo(field, count, texts[which] ?? []);
      });
      count += 1;
    },
    all: () => ({ fields, from: 0, to: count }),
  };
}

function addTo(field: Field, at: number, stems: readonly string[]): void {
  const times = new Map<string, number>();
  for (const stem of stems) times.set(stem, (times.get(stem) ?? 0) + 1);
  for (const [stem, often] of times) {
    const posting = field.postings.get(stem);
    if (posting) {
      posting.texts.push(at);
      posting.times.push(often);
    } else field.postings.set(stem, { texts: [at], times: [often] });
  }
  field.lengths.push(Math.max(1, times.size));
}

/**
 * Scores by BM25+ (Lv and Zhai 2011), each field by itself and as often as its boost says, times how many of the query's stems a text has. It
 * reads the postings of the query's stems alone, as a query with all its synonyms has dozens. Stretches, which have the same fields, are
 * searched as if all their texts, and no others, had been added in this order.
 */
export function fieldScores(stretches: readonly Stretch[]): (query: ReadonlyMap<string, number>) => Scan {
  const count = stretches.reduce((sum, { from, to }) => sum + to - from, 0);
  const lengths = (stretches[0]?.fields ?? []).map((_, which) => lengthsOf(stretches, which));
  return (query) => {
    const stems = [...query.keys()];
    const words = Math.ceil(stems.length / bits);
    const scoring: ScoreBoard = {
      scores: new Float64Array(count),
      matched: new Uint16Array(count),
      masks: new Uint32Array(count * words),
      words,
    };
    stems.forEach((stem, which) => {
      const weight = query.get(stem) ?? 0;
      lengths.forEach((length, field) => {
        score(stretches, { stem, which, weight, field, unit: lengthPart / (length / count) }, scoring);
      });
    });
    const { scores, matched } = scoring;
    const whichOf = new Map(stems.map((stem, which) => [stem, which]));
    return {
      scoreAt: (at) => (scores[at] ?? 0) * (matched[at] ?? 0),
      isIn: (texts, stem) => {
        const which = whichOf.get(stem);
        return which !== undefined && texts.some((at) => hasStem(scoring, at, which));
      },
      best: (foundMax) =>
        best(scores, matched, foundMax).map(({ at, score }) => ({
          at,
          score,
          stems: new Set(stems.filter((_, which) => hasStem(scoring, at, which))),
        })),
    };
  };
}

function lengthsOf(stretches: readonly Stretch[], which: number): number {
  let sum = 0;
  for (const { fields, from, to } of stretches) {
    const lengths = fields[which]?.lengths ?? [];
    for (let at = from; at < to; at++) sum += lengths[at] ?? 0;
  }
  return sum;
}

interface ScoreBoard {
  /** Scores of each text, as far as it has come. */
  readonly scores: Float64Array;
  /** How many stems each text has. */
  readonly matched: Uint16Array;
  /** Stems of each text, a bit for each, in so many words for a text. */
  readonly masks: Uint32Array;
  readonly words: number;
}

interface AskedStem {
  readonly stem: string;
  /** Number among the query's stems, from 0. */
  readonly which: number;
  readonly weight: number;
  readonly field: number;
  /** Damping that a different stem more adds. */
  readonly unit: number;
}

/** Part of a posting in a stretch: from one place to another, and the number of the stretch's first text. */
interface Slice {
  readonly posting: Posting;
  readonly lengths: readonly number[];
  readonly low: number;
  readonly high: number;
  /** From the number in its own field to the one over all stretches. */
  readonly shift: number;
}

function score(stretches: readonly Stretch[], asked: AskedStem, scoring: ScoreBoard): void {
  const { which, weight, unit } = asked;
  const { scores, matched, masks, words } = scoring;
  const slices = slicesOf(stretches, asked);
  const having = slices.reduce((sum, { low, high }) => sum + high - low, 0);
  if (having === 0) return;

  const rarity = Math.log(1 + (scores.length - having + 0.5) / (having + 0.5));
  const boost = stretches[0]?.fields[asked.field]?.boost ?? 0;
  const bit = 1 << (which % bits);
  const word = Math.floor(which / bits);
  for (const { posting, lengths, low, high, shift } of slices) {
    const { texts, times } = posting;
    for (let index = low; index < high; index++) {
      const own = texts[index] ?? 0;
      const often = times[index] ?? 0;
      const damping = saturation * (1 - lengthPart + unit * (lengths[own] ?? 0));
      const worth = occurrenceMin + (often * (saturation + 1)) / (often + damping);
      const at = own + shift;
      scores[at] = (scores[at] ?? 0) + weight * boost * rarity * worth;
      const mask = masks[at * words + word] ?? 0;
      if ((mask & bit) === 0) matched[at] = (matched[at] ?? 0) + 1;
      masks[at * words + word] = mask | bit;
    }
  }
}

function slicesOf(stretches: readonly Stretch[], { stem, field }: AskedStem): Slice[] {
  const slices: Slice[] = [];
  let first = 0;
  for (const { fields, from, to } of stretches) {
    const posting = fields[field]?.postings.get(stem);
    if (posting) {
      const lengths = fields[field]?.lengths ?? [];
      const [low, high] = [placeOf(posting.texts, from), placeOf(posting.texts, to)];
      slices.push({ posting, lengths, low, high, shift: first - from });
    }
    first += to - from;
  }
  return slices;
}

/** Kept in order while looking, as sorting all texts that share a word would take longest of all. */
function best(scores: Float64Array, matched: Uint16Array, foundMax: number): { at: number; score: number }[] {
  const found: { at: number; score: number }[] = [];
  for (let at = 0; at < scores.length; at++) {
    const score = (scores[at] ?? 0) * (matched[at] ?? 0);
    if (score === 0) continue;
    const last = found.at(-1);
    if (found.length === foundMax && last && score <= last.score) continue;

    let place = found.length;
    while (place > 0 && (found[place - 1]?.score ?? 0) < score) place -= 1;
    found.splice(place, 0, { at, score });
    if (found.length > foundMax) found.pop();
  }
  return found;
}

function hasStem({ masks, words }: ScoreBoard, at: number, which: number): boolean {
  return ((masks[at * words + Math.floor(which / bits)] ?? 0) & (1 << (which % bits))) !== 0;
}

/** Place of the first that is not below; the length where all are. */
function placeOf(ascending: readonly number[], wanted: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
