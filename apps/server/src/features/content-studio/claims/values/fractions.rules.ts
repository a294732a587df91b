import { noMarks, readAll, type SentenceReading, type UnplacedValue } from "./value.rules.ts";

/** How a language counts parts: from one, from thirds, and from every second, each an alternation. */
interface Parts {
  readonly counts: string;
  readonly parts: string;
  readonly every: string | null;
}

const parts: Readonly<Record<string, Parts>> = {
  en: {
    counts: "one|an? two three four five six seven eight nine",
    parts: "thirds? quarters?|fourths? fifths? sixths? sevenths? eighths? ninths? tenths?",
    every:
      "every_second every_third every_fourth every_fifth every_sixth every_seventh every_eighth every_ninth every_tenth",
  },
  de: {
    counts: "eine?[mnrs]? zwei drei vier fünf sechs sieben acht neun",
    parts:
      "drittel[ns]? viertel[ns]? fünftel[ns]? sechstel[ns]? siebtel[ns]? achtel[ns]? neuntel[ns]? zehntel[ns]?",
    every:
      "jede[mnrs]?_zweite[mnrs]? jede[mnrs]?_dritte[mnrs]? jede[mnrs]?_vierte[mnrs]? jede[mnrs]?_fünfte[mnrs]? jede[mnrs]?_sechste[mnrs]? jede[mnrs]?_siebte[mnrs]? jede[mnrs]?_achte[mnrs]? jede[mnrs]?_neunte[mnrs]? jede[mnrs]?_zehnte[mnrs]?",
  },
  fr: {
    counts: "une? deux trois quatre cinq six sept huit neuf",
    parts: "tiers quarts? cinquièmes? sixièmes? septièmes? huitièmes? neuvièmes? dixièmes?",
    every: null,
  },
  es: {
    counts: "una? dos tres cuatro cinco seis siete ocho nueve",
    parts:
      "tercios?|tercera_parte cuartos?|cuarta_parte quintos?|quinta_parte sextos? séptimos? octavos? novenos? décimos?|décima_parte",
    every: null,
  },
  it: {
    counts: "un[oa]? due tre quattro cinque sei sette otto nove",
    parts: "terz[oi] quart[oi] quint[oi] sest[oi] settim[oi] ottav[oi] non[oi] decim[oi]",
    every: null,
  },
  nl: {
    counts: "een|één twee drie vier vijf zes zeven acht negen",
    parts: "derden? kwart|vierden? vijfden? zesden? zevenden? achtsten? negenden? tienden?",
    every:
      "(?:elke|iedere)_tweede (?:elke|iedere)_derde (?:elke|iedere)_vierde (?:elke|iedere)_vijfde (?:elke|iedere)_zesde (?:elke|iedere)_zevende (?:elke|iedere)_achtste (?:elke|iedere)_negende (?:elke|iedere)_tiende",
  },
  pt: {
    counts: "uma? dois|duas três quatro cinco seis sete oito nove",
    parts: "terços? quartos? quintos? sextos? sétimos? oitavos? nonos? décimos?",
    every: null,
  },
};
/** "A third party" is no part: a single one is a part of something, or of a comparison, or ends what is said. */
const endsPart =
  /^(?:\s(?:of|cheaper|less|more|off|des?|du|moins|plus|del|dell[ae]|dei|degli|di|más|menos|più|meno|van|minder|meer|goedkoper|d[oa]s?|mais|mehr|weniger)(?!\p{L})|\s(?:d|dell)['’]|\s?[.,;:!?)]|\s*$)/iu;

interface Reader {
  readonly pattern: RegExp;
  readonly counts: readonly RegExp[];
  readonly parts: readonly RegExp[];
  readonly every: readonly RegExp[];
  readonly everyPattern: RegExp | null;
}

const readers: ReadonlyMap<string, Reader> = new Map(
  Object.entries(parts).map(([language, { counts, parts: below, every }]) => [
    language,
    {
      pattern: new RegExp(String.raw`(?<!\p{L})(${anyOf(counts)})[ -](${anyOf(below)})(?!\p{L})`, "giu"),
      counts: eachOf(counts),
      parts: eachOf(below),
      every: every === null ? [] : eachOf(every),
      everyPattern:
        every === null ? null : new RegExp(String.raw`(?<!\p{L})(?:${anyOf(every)})(?!\p{L})`, "giu"),
    },
  ]),
);

/** Read first, as most sentences have none. */
const mayHave =
  /third|fourth|quarter|f?ifth|sixth|seventh|eighth|ninth|tenth|second|drittel|viertel|nftel|chstel|siebtel|achtel|neuntel|zehntel|jede|tiers|quart|ième|terci|tercera|cuart|quint|sext|séptim|octav|noven|décim|terz|sest|settim|ottav|non[oi]|decim|derde|kwart|vierde|vijfde|zesde|zevende|achtste|negende|tiende|elke|iedere|terço|sétim|oitav/i;

/** Shares that are words: one fifth, drei Viertel, deux tiers, every third. */
export function readFractions(text: string, language: string): SentenceReading {
  const reader = readers.get(language);
  if (!reader || !mayHave.test(text)) return { values: [], rest: text };

  const read = readAll(text, reader.pattern, ({ 0: all, 1: count = "", 2: below = "", index }) => {
    const above = indexIn(reader.counts, count) + 1;
    const isSingle = above === 1 && language !== "de";
    if (isSingle && !endsPart.test(text.slice(index + all.length))) return undefined;
    return share(above / (indexIn(reader.parts, below) + 3));
  });
  if (!reader.everyPattern) return read;
  const every = readAll(read.rest, reader.everyPattern, ([all]) =>
    share(1 / (indexIn(reader.every, all) + 2)),
  );
  return { values: [...read.values, ...every.values], rest: every.rest };
}

/** As a part of one, it is a percentage as well. */
export function share(part: number): UnplacedValue {
  const keyOf = (amount: number): string => String(Number(amount.toPrecision(10)));
  // A third is 33.3 % and 33 % to whoever writes it so.
  const written = [100 * part, Number((100 * part).toFixed(1)), Math.round(100 * part)];
  return {
    kind: "number",
    keys: [...new Set(written.map((amount) => `${keyOf(amount)}|%`))],
    alsoKeys: [`${keyOf(part)}|`],
    measure: "%",
    marks: noMarks,
    isWeak: false,
  };
}

function anyOf(words: string): string {
  return words.replaceAll(" ", "|").replaceAll("_", " ");
}

function eachOf(words: string): readonly RegExp[] {
  return words.split(" ").map((word) => new RegExp(`^(?:${word.replaceAll("_", " ")})$`, "iu"));
}

function indexIn(patterns: readonly RegExp[], word: string): number {
  return patterns.findIndex((pattern) => pattern.test(word));
}
