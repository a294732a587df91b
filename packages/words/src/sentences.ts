const segmenters = new Map<string, Intl.Segmenter>();
/** What ends with a point and no sentence; a letter behind a number is a unit, which may end one: "38 W." */
const abbreviation =
  /(?:^|[\s(])(?:(?<!\d[ \u00a0\u202f])\p{L}|[Nn]o|[Vv]s|[Ee]tc|e\.g|i\.e|z\.B|d\.h|p\.ex|[Mm]r|[Mm]rs|[Dd]r|[Ss]t|ca|bzw|approx|incl)\.$/u;

/** The end of a word of small letters, of a share or of a number that is no day, and figures behind it. */
const figuresAhead = /(?<=\p{Ll}{2}|[%€$£°)”"»]|(?<![\d.,])(?:3[2-9]|[4-9]\d|\d{3,}))[.!?]["”»)]? +(?=\d)/gu;
/** What stands before figures with a point: "no. 5", "approx. 20", "Abb. 3", "Sept. 2024". */
const isShortened =
  /(?:^|[\s(])(?:nos?|nrs?|approx|circa|ca|abb|abs|art|aufl|bd|bzw|cap|cf|ch|chap|ed|eds|env|etc|fig|figs|ggf|hl|hr|hrs|inkl|incl|jan|feb|febr|fév|févr|mar|apr|avr|avril|jun|juil|jul|aug|sep|sept|oct|okt|nov|déc|dec|dez|kap|max|mind|min|mins|núm|num|op|pag|pág|pp|par|prof|resp|sec|secs|sog|st|str|tab|tel|tél|usw|vgl|vol|vs|zzgl|zit)\.$/iu;

/** Enough to see how a piece ends; looking at all of it again and again would take a time that grows with its square. */
const tailCharacters = 16;

/**
 * The sentences of a text, trimmed, in their order; none goes over the end of a line. Anyone who has many lines asks once
 * for all: asking takes longer than a line does.
 */
export function sentencesOf(text: string, language: string): string[] {
  const sentences: string[] = [];
  let open = "";
  let isLineEnded = true;
  for (const { segment } of segmenterOf(language).segment(text)) {
    const last = isLineEnded || open !== "" || !/^\d/.test(segment) ? undefined : sentences.at(-1);
    if (last !== undefined && isShortened.test(last.slice(-tailCharacters))) open = `${sentences.pop()} `;
    open += segment;
    isLineEnded = segment.endsWith("\n");
    if (!isLineEnded && abbreviation.test(open.slice(-tailCharacters).trimEnd())) continue;
    sentences.push(open.trim());
    open = "";
  }
  return [...sentences, open.trim()].flatMap(beforeFigures).filter((sentence) => sentence !== "");
}

/** "Water does not harm it. 20 % of it is recycled": a sentence may begin with figures, which Unicode does not know. */
function beforeFigures(sentence: string): string[] {
  const found: string[] = [];
  let start = 0;
  for (const { 0: border, index } of sentence.matchAll(figuresAhead)) {
    const end = index + border.trimEnd().length;
    if (isShortened.test(sentence.slice(Math.max(start, end - tailCharacters), end))) continue;
    found.push(sentence.slice(start, end));
    start = index + border.length;
  }
  return [...found, sentence.slice(start)];
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
