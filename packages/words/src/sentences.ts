const segmenters = new Map<string, Intl.Segmenter>();
/** Pattern of what ends with a point and no sentence; a letter behind a number is a unit, which may end one: "38 W." */
const abbreviation =
  /(?:^|[\s(])(?:(?<!\d[ \u00a0\u202f])\p{L}|[Nn]o|[Vv]s|[Ee]tc|e\.g|i\.e|z\.B|d\.h|p\.ex|[Mm]r|[Mm]rs|[Dd]r|[Ss]t|ca|bzw|approx|incl)\.$/u;

/** The end of a word of small letters, of a share or of a number that is no day, and figures behind it. */
const figuresAhead = /(?<=\p{Ll}{2}|[%€$£°)”"»]|(?<![\d.,])(?:3[2-9]|[4-9]\d|\d{3,}))[.!?]["”»)]? +(?=\d)/gu;
/** Pattern of what stands before figures with a point: "no. 5", "approx. 20", "Abb. 3", "Sept. 2024". */
const isShortened =
  /(?:^|[\s(])(?:nos?|nrs?|approx|circa|ca|abb|abs|art|aufl|bd|bzw|cap|cf|ch|chap|ed|eds|env|etc|fig|figs|ggf|hl|hr|hrs|inkl|incl|jan|feb|febr|fév|févr|mar|apr|avr|avril|jun|juil|jul|aug|sep|sept|oct|okt|nov|déc|dec|dez|kap|max|mind|min|mins|núm|num|op|pag|pág|pp|par|prof|resp|sec|secs|sog|st|str|tab|tel|tél|usw|vgl|vol|vs|zzgl|zit)\.$/iu;

/** Enough to see how a sentence ends; looking at all of it with each piece would take a time that grows with its square. */
const tailCharacters = 16;

/**
 * The sentences of a text, trimmed, in their order; none goes over the end of a line. Anyone who has many lines asks once
 * for all: asking takes longer than a line does.
 */
export function sentencesOf(text: string, language: string): string[] {
  const sentences: string[] = [];
  let pieces: string[] = [];
  let tail = "";
  let isOpen = false;
  let isLineEnded = true;
  for (const { segment } of segmenterOf(language).segment(text)) {
    const goesOn = isOpen || (!isLineEnded && /^\d/.test(segment) && isShortened.test(tail));
    if (!goesOn) {
      sentences.push(pieces.join("").trim());
      pieces = [];
      tail = "";
    }
    pieces.push(segment);
    tail = `${tail} ${segment.slice(-2 * tailCharacters)}`.trimEnd().slice(-tailCharacters);
    isLineEnded = segment.endsWith("\n");
    isOpen = !isLineEnded && abbreviation.test(tail);
  }
  return [...sentences, pieces.join("").trim()].flatMap(beforeFigures).filter((sentence) => sentence !== "");
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
