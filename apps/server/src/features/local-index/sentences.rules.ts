const segmenters = new Map<string, Intl.Segmenter>();
/** What ends with a point and no sentence. */
const abbreviation =
  /(?:^|[\s(])(?:\p{L}|[Nn]o|[Vv]s|[Ee]tc|e\.g|i\.e|z\.B|d\.h|p\.ex|[Mm]r|[Mm]rs|[Dd]r|[Ss]t|ca|bzw|approx|incl)\.$/u;

/** The sentences of one line, trimmed, in their order. */
export function sentencesOf(line: string, language: string): string[] {
  const sentences: string[] = [];
  let open = "";
  for (const { segment } of segmenterOf(language).segment(line)) {
    open += segment;
    if (abbreviation.test(open.trimEnd())) continue;
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
