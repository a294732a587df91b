/** From one on, by language; what is an article or a pronoun as well counts as a number before a unit alone. */
const fromOne: Readonly<Record<string, string>> = {
  en: "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
  de: "ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig",
  fr: "un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt",
  es: "uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte",
  it: "uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti",
  nl: "een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig",
  pt: "um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove vinte",
};
/** From thirty to a hundred, by ten. */
const byTens: Readonly<Record<string, string>> = {
  en: "thirty forty fifty sixty seventy eighty ninety hundred",
  de: "dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert",
  fr: "trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix cent",
  es: "treinta cuarenta cincuenta sesenta setenta ochenta noventa cien",
  it: "trenta quaranta cinquanta sessanta settanta ottanta novanta cento",
  nl: "dertig veertig vijftig zestig zeventig tachtig negentig honderd",
  pt: "trinta quarenta cinquenta sessenta setenta oitenta noventa cem",
};
const others: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  en: { a: 1, an: 1, half: 0.5, dozen: 12 },
  de: { eine: 1, einen: 1, einem: 1, einer: 1, eines: 1, halbe: 0.5, halben: 0.5, dutzend: 12 },
  fr: { une: 1, demi: 0.5, "demi-": 0.5, douzaine: 12 },
  es: { un: 1, una: 1, media: 0.5, medio: 0.5, docena: 12 },
  it: { un: 1, una: 1, mezza: 0.5, mezzo: 0.5, dozzina: 12 },
  nl: { één: 1, half: 0.5, halve: 0.5, dozijn: 12 },
  pt: { uma: 1, duas: 2, meia: 0.5, meio: 0.5, dúzia: 12, dezesseis: 16, dezessete: 17, dezenove: 19 },
};
/** Words behind a digit's word to make hundreds of it, or all of them from two hundred on. */
const hundredsOf: Readonly<Record<string, string | readonly string[]>> = {
  de: "hundert",
  it: "cento",
  nl: "honderd",
  es: "doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos".split(
    " ",
  ),
  pt: "duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos".split(" "),
};
/** "Sei" is "you are", "six" is "six": what else a word is keeps it from claiming anything. */
const alsoWords = new Set(["sei", "once"]);

interface WrittenNumber {
  readonly amount: number;
  /** Whether it may be an article or another word. */
  readonly mayBeNone: boolean;
}

const known: ReadonlyMap<string, ReadonlyMap<string, WrittenNumber>> = new Map(
  Object.keys(fromOne).map((language) => [language, numbersOf(language)]),
);
const none: ReadonlyMap<string, WrittenNumber> = new Map();

/** The words that are numbers in a language, in lower case. */
export function numberWords(language: string): ReadonlyMap<string, WrittenNumber> {
  return known.get(language) ?? none;
}

function numbersOf(language: string): ReadonlyMap<string, WrittenNumber> {
  const ones = (fromOne[language] ?? "").split(" ").map((word, at): [string, number] => [word, at + 1]);
  const tens = (byTens[language] ?? "").split(" ").map((word, at): [string, number] => [word, 10 * at + 30]);
  const all = [
    ...ones,
    ...tens,
    ...hundreds(language),
    ...Object.entries(others[language] ?? {}),
    ...compounds(language),
    ...halves(language),
  ];
  return new Map(
    all.map(([word, amount]) => [word, { amount, mayBeNone: amount <= 1 || alsoWords.has(word) }]),
  );
}

/** "Zweieinhalb", of which one is a half more than one. */
function halves(language: string): [string, number][] {
  if (language !== "de") return [];
  const ones = (fromOne[language] ?? "").split(" ").slice(1, 12);
  return [
    ["anderthalb", 1.5],
    ["eineinhalb", 1.5],
    ...ones.map((one, at): [string, number] => [`${one}einhalb`, at + 2.5]),
  ];
}

/** "Zweihundert" and "doscientos", where hundreds are one word; what is two words is raised by the second. */
function hundreds(language: string): [string, number][] {
  const joined = hundredsOf[language];
  if (joined === undefined) return [];
  if (typeof joined !== "string") return joined.map((word, at) => [word, 100 * (at + 2)]);
  const ones = (fromOne[language] ?? "").split(" ").slice(1, 9);
  return ones.map((one, at): [string, number] => [`${one}${joined}`, 100 * (at + 2)]);
}

/** "Twenty-four" and "vierundzwanzig". */
function compounds(language: string): [string, number][] {
  const ones = (fromOne[language] ?? "").split(" ").slice(0, 9);
  const tens: [string, number][] = (byTens[language] ?? "")
    .split(" ")
    .slice(0, -1)
    .map((word, at) => [word, 10 * at + 30]);
  const twenty = (fromOne[language] ?? "").split(" ")[19] ?? "";
  return [[twenty, 20] as [string, number], ...tens].flatMap(([ten, amount]) =>
    ones.flatMap((one, at): [string, number][] => {
      if (language === "en") return [[`${ten}-${one}`, amount + at + 1]];
      if (language === "de") return [[`${one}und${ten}`, amount + at + 1]];
      if (language === "nl") return [[`${one}en${ten}`, amount + at + 1]];
      return [];
    }),
  );
}
