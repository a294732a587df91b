const segmenters = new Map<string, Intl.Segmenter>();
/** What ends with a point and no sentence. */
const abbreviation =
  /(?:^|[\s(])(?:\p{L}|[Nn]o|[Vv]s|[Ee]tc|e\.g|i\.e|z\.B|d\.h|p\.ex|[Mm]r|[Mm]rs|[Dd]r|[Ss]t|ca|bzw|approx|incl)\.$/u;

/** Enough to see how a piece ends; looking at all of it again and again would take a time that grows with its square. */
const tailCharacters = 16;

/**
 * The sentences of a text, trimmed, in their order; none goes over the end of a line. Anyone who has many lines asks once
 * for all: asking takes longer than a line does.
 */
export function sentencesOf(text: string, language: string): string[] {
  const sentences: string[] = [];
  let open = "";
  for (const { segment } of segmenterOf(language).segment(text)) {
    open += segment;
    if (!segment.endsWith("\n") && abbreviation.test(segment.slice(-tailCharacters).trimEnd())) continue;
    sentences.push(open.trim());
    open = "";
  }
  return [...sentences, open.trim()].filter((sentence) => sentence !== "");
}

function segmenterOf(language: string): Intl.Segmenter {
  const known =
    segmenters.get(language) ?? new Intl.Segmenter(localeOf(language), { granularity: "sentence" });
  segmenters.set(language, known);
  return known;
}

/** Pages write anything where a language should stand. */
function localeOf(language: string): string {
  return /^[a-z]{2}$/.test(language) ? language : "en";
}
