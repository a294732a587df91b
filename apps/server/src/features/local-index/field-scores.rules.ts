/** What a text of several fields is found by. */
export interface FieldScores {
  /** The next text, by the stems of each of its fields. */
  add(fields: readonly (readonly string[])[]): void;
  /** The best first, by the number of the text, from 0; of equals the earlier one. */
  search(query: ReadonlyMap<string, number>, foundMax: number): Scored[];
}

export interface Scored {
  readonly at: number;
  readonly score: number;
  /** The stems of the query that it has. */
  readonly stems: ReadonlySet<string>;
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
  lengthsSum: number;
}

/** Of BM25+: how soon repetition says no more, how much length counts, and what a single occurrence is worth at least. */
const [saturation, lengthPart, occurrenceMin] = [1.2, 0.7, 0.5];

/**
 * Scores by BM25+ (Lv and Zhai 2011), each field by itself and as often as its boost says, times how many of the query's stems a text has. It
 * reads the postings of the query's stems alone, as a query with all its synonyms has dozens.
 */
export function fieldScores(boosts: readonly number[]): FieldScores {
  const fields = boosts.map((boost): Field => ({ boost, postings: new Map(), lengths: [], lengthsSum: 0 }));
  let count = 0;
  return {
    add: (texts) => {
      fields.forEach((field, which) => {
        addTo(field, count, texts[which] ?? []);
      });
      count += 1;
    },
    search: (query, foundMax) => {
      const scores = new Float64Array(count);
      const matched = new Uint16Array(count);
      for (const [stem, weight] of query) score(fields, { stem, weight, scores, matched });
      return best(scores, matched, foundMax).map(({ at, score }) => ({
        at,
        score,
        stems: stemsAt(fields, query, at),
      }));
    },
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
  const length = Math.max(1, times.size);
  field.lengths.push(length);
  field.lengthsSum += length;
}

interface Scoring {
  readonly stem: string;
  readonly weight: number;
  /** Of each text, as far as it has come. */
  readonly scores: Float64Array;
  /** How many stems each text has. */
  readonly matched: Uint16Array;
}

function score(fields: readonly Field[], { stem, weight, scores, matched }: Scoring): void {
  const seen = new Uint8Array(scores.length);
  for (const { boost, postings, lengths, lengthsSum } of fields) {
    const posting = postings.get(stem);
    if (!posting) continue;
    const { texts, times } = posting;
    const rarity = Math.log(1 + (lengths.length - texts.length + 0.5) / (texts.length + 0.5));
    const lengthUnit = lengthPart / (lengthsSum / lengths.length);
    for (let index = 0; index < texts.length; index++) {
      const at = texts[index] ?? 0;
      const often = times[index] ?? 0;
      const damping = saturation * (1 - lengthPart + lengthUnit * (lengths[at] ?? 0));
      const worth = occurrenceMin + (often * (saturation + 1)) / (often + damping);
      scores[at] = (scores[at] ?? 0) + weight * boost * rarity * worth;
      if (seen[at] === 0) matched[at] = (matched[at] ?? 0) + 1;
      seen[at] = 1;
    }
  }
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

function stemsAt(fields: readonly Field[], query: ReadonlyMap<string, number>, at: number): Set<string> {
  const has = (stem: string): boolean =>
    fields.some(({ postings }) => isAmong(postings.get(stem)?.texts, at));
  return new Set([...query.keys()].filter(has));
}

function isAmong(ascending: readonly number[] = [], wanted: number): boolean {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return ascending[low] === wanted;
}
