const codes = "USD EUR GBP CHF JPY CNY INR BRL PLN SEK NOK DKK CZK CAD AUD NZD MXN";
const symbols: Readonly<Record<string, string>> = {
  US$: "USD",
  A$: "AUD",
  AU$: "AUD",
  C$: "CAD",
  CA$: "CAD",
  R$: "BRL",
  $: "USD",
  "€": "EUR",
  "£": "GBP",
  "¥": "JPY",
  "₹": "INR",
  "Fr.": "CHF",
};
const words: Readonly<Record<string, string>> = {
  euro: "EUR",
  euros: "EUR",
  dollar: "USD",
  dollars: "USD",
  dólares: "USD",
  dollari: "USD",
  franken: "CHF",
  francs: "CHF",
  sterling: "GBP",
  reais: "BRL",
  quid: "GBP",
};
const all: ReadonlyMap<string, string> = new Map([
  ...codes.split(" ").map((code): [string, string] => [code, code]),
  ...Object.entries(symbols),
]);
const before =
  /(?:US\$|AU?\$|CA?\$|R\$|[$€£¥₹]|Fr\.|(?<!\p{L})(?:USD|EUR|GBP|CHF|JPY|CNY|INR|BRL|PLN|SEK|NOK|DKK|CZK|CAD|AUD|NZD|MXN))[ \u00a0\u202f]?$/u;
const behindSign =
  /^(?:,[-–—])?[ \u00a0\u202f]?(?:US\$|[$€£¥₹]|(?:USD|EUR|GBP|CHF|JPY|CNY|INR|BRL|PLN|SEK|NOK|DKK|CZK|CAD|AUD|NZD|MXN)(?!\p{L}))/u;
const behindWord = /^[ \u00a0\u202f-](?:US |pounds |livres |libras |sterline )?(\p{L}{4,8})(?!\p{L})/u;

export interface FoundCurrency {
  /** As ISO 4217. */
  readonly code: string;
  readonly before: number;
  readonly behind: number;
}

/** The currency around a number, with how many characters it takes on either side. */
export function currencyAround(textBefore: string, textBehind: string): FoundCurrency | undefined {
  const [sign] = before.exec(textBefore.slice(-8)) ?? [];
  if (sign !== undefined) return { code: codeOf(sign), before: sign.length, behind: 0 };
  const [suffix] = behindSign.exec(textBehind) ?? [];
  if (suffix !== undefined)
    return { code: codeOf(suffix.replace(/^,[-–—]/, "")), before: 0, behind: suffix.length };
  const [phrase = "", word = ""] = behindWord.exec(textBehind) ?? [];
  const code = words[word.toLowerCase()];
  return code === undefined ? undefined : { code, before: 0, behind: phrase.length };
}

function codeOf(sign: string): string {
  return all.get(sign.trim()) ?? sign.trim();
}
