import { describe, expect, test } from "vitest";
import { valuesIn } from "./values-in.rules.ts";

/** The keys of what a sentence claims. */
function claimed(text: string, language = "en"): string[] {
  return valuesIn(text, language)
    .filter(({ isWeak }) => !isWeak)
    .map(({ keys }) => keys.join(" or "));
}

/** A text, the keys of what it claims, and its language unless that is English. */
type Row = readonly [text: string, expected: string[], language?: string];

function table(name: string, rows: readonly Row[]): void {
  describe(name, () => {
    for (const [text, expected, language] of rows) {
      test(`${text} (${language ?? "en"})`, () => {
        expect(claimed(text, language)).toEqual(expected);
      });
    }
  });
}

table("amounts", [
  ["1,200 desks", ["1200|"]],
  ["1 200 desks", ["1200|"]],
  ["1'200 desks", ["1200|"]],
  ["1.200 Tische", ["1200|"], "de"],
  ["1.2 desks", ["1.2|"]],
  ["1,2 Tische", ["1.2|"], "de"],
  ["1.200,50 Tische", ["1200.5|"], "de"],
  ["1,200.50 desks", ["1200.5|"]],
  ["1.234.567 Tische", ["1234567|"], "de"],
  ["0.125 desks", ["0.125|"]],
  ["1.2k desks", ["1200|"]],
  ["1.2 million desks", ["1200000|"]],
  ["3 bn desks", ["3000000000|"]],
  ["2 Mio. Tische", ["2000000|"], "de"],
  ["3 milliards de pages", ["3000000000|"], "fr"],
  ["5M users", ["5000000|"]],
  ["twelve desks", ["12|"]],
  ["zwölf Tische", ["12|"], "de"],
  ["douze bureaux", ["12|"], "fr"],
  ["doce mesas", ["12|"], "es"],
  ["dodici tavoli", ["12|"], "it"],
  ["twaalf tafels", ["12|"], "nl"],
  ["doze mesas", ["12|"], "pt"],
  ["twenty-four desks", ["24|"]],
  ["fünfundzwanzig Tische", ["25|"], "de"],
]);

table("units", [
  ["1.5 kg", ["1500|g"]],
  ["1500 grams", ["1500|g"]],
  ["1.5 cm", ["0.015|m"]],
  ["2 h", ["7200|s"]],
  ["2 hours", ["7200|s"]],
  ["120 minutes", ["7200|s"]],
  ["2 hours and 30 minutes", ["9000|s"]],
  ["half an hour", ["1800|s"]],
  ["half a day", ["43200|s"]],
  ["the other half", []],
  ["30-day returns", ["2592000|s"]],
  ["30 calendar days", ["2592000|s"]],
  ["30 working days", ["30|workday"]],
  ["12 months", ["12|month"]],
  ["one year", []],
  ["800 lm at 9 W", ["800|lm", "9|W"]],
  ["5.6 kWh", ["5600|Wh"]],
  ["2 MW and 2 mW", ["2000000|W", "0.002|W"]],
  ["1 TB", ["1000000|MB"]],
  ["2700K and 4000 K", ["2700|K", "4000|K"]],
  ["27 inches", ["27|in"]],
  ["5 in Berlin", ["5|"]],
  ["12 %", ["12|%"]],
  ["12%", ["12|%"]],
  ["12 per cent", ["12|%"]],
  ["12 percentage points", ["12|pp"]],
  ["12 Prozent", ["12|%"], "de"],
  ["12 pour cent", ["12|%"], "fr"],
  ["120 x 60 cm", ["1.2|m", "0.6|m"]],
  ["10-20 kg", ["10000|g", "20000|g"]],
  ["10 to 20 kg", ["10000|g", "20000|g"]],
  ["1/2 cup", ["0.5|"]],
  ["1½ l", ["1.5|l"]],
  ["2x faster", ["2|x"]],
  ["twice as fast", ["2|x"]],
  ["double the speed", ["2|x"]],
  ["a double room", []],
  ["two thirds of all desks", ["66.66666667|% or 66.7|% or 67|%"]],
  ["one in five desks", ["20|%"]],
]);

table("prices", [
  ["$1,200", ["1200|USD"]],
  ["USD 1,200", ["1200|USD"]],
  ["1.200 €", ["1200|EUR"]],
  ["1.200 €", ["1200|EUR"], "de"],
  ["EUR 1.200,00", ["1200|EUR"], "de"],
  ["1 200 euros", ["1200|EUR"], "fr"],
  ["12 dollars", ["12|USD"]],
  ["$1.2m", ["1200000|USD"]],
  ["£10 or £20", ["10|GBP", "20|GBP"]],
  ["$10–20", ["10|USD", "20|USD"]],
]);

table("dates", [
  ["on 3 May 2024", ["d:2024-05-03"]],
  ["on May 3rd, 2024", ["d:2024-05-03"]],
  ["on the 3rd of May 2024", ["d:2024-05-03"]],
  ["on 2024-05-03", ["d:2024-05-03"]],
  ["am 03.05.2024", ["d:2024-05-03"], "de"],
  ["am 3. Mai 2024", ["d:2024-05-03"], "de"],
  ["le 3 mai 2024", ["d:2024-05-03"], "fr"],
  ["le 1er mai 2024", ["d:2024-05-01"], "fr"],
  ["el 3 de mayo de 2024", ["d:2024-05-03"], "es"],
  ["il 3 maggio 2024", ["d:2024-05-03"], "it"],
  ["op 3 mei 2024", ["d:2024-05-03"], "nl"],
  ["em 3 de maio de 2024", ["d:2024-05-03"], "pt"],
  ["on 03/05/2024", ["d:2024-05-03 or d:2024-03-05"]],
  ["le 03/05/2024", ["d:2024-05-03"], "fr"],
  ["in May 2024", ["m:2024-05"]],
  ["on May 3", ["md:05-03"]],
  ["in Q3 2024", ["q:2024-3"]],
  ["between May and August", ["month:5", "month:8"]],
  ["on Mondays", ["weekday:1"]],
  ["samstags und im Mai", ["weekday:6", "month:5"], "de"],
  ["it may march on", []],
  ["in the 1990s", ["decade:1990"]],
  ["since 2009", ["y:2009 or 2009|"]],
  ["2000 watts", ["2000|W"]],
  ["you may 3 times", ["3|x"]],
]);

table("names and marks that are no quantities", [
  ["as said before [1]", []],
  ["1. Open the box", []],
  ["2.3 Prices", []],
  ["see step 3", []],
  ["Schritt 3 zeigt es", [], "de"],
  ["open 24/7", ["86400|s"]],
  ["rund um die Uhr erreichbar", ["86400|s"], "de"],
  ["five reasons to sit", []],
  ["7 tips for desks", []],
  ["one of them", []],
  ["in 4K and with 5G", []],
  ["rated IP67", ["name:ip67"]],
  ["GPT-4 is used", ["name:gpt4"]],
  ["the A19 chip", ["name:a19"]],
  ["version 6.2", ["version:6.2"]],
  ["v6.2.1 is out", ["version:6.2.1"]],
  ["from 9 am to 5:30 pm", ["t:9:00", "t:17:30"]],
  ["ab 17.30 Uhr", ["t:17:30"], "de"],
  ["à 9h30", ["t:9:30"], "fr"],
  ["a ratio of 16:9", ["ratio:16:9"]],
]);

table("quotations", [
  ["She said “it just works well” to us", ["it just works well"]],
  ['"It just  works" they say', ["it just works"]],
  ["„Das läuft sehr gut“", ["das läuft sehr gut"], "de"],
  ["« Cela marche bien »", ["cela marche bien"], "fr"],
  ["»Das läuft gut«", ["das läuft gut"], "de"],
  ["the “deep sleep” mode", []],
  ['a 27" and a 32" screen', ["27|", "32|"]],
  ["“It costs $5 a day” is all", ["it costs $5 a day"]],
]);

table("superlatives", [
  ["the best desk", ["most:best"]],
  ["the lightest desk", ["most:light"]],
  ["Europe's largest shop", ["most:larg"]],
  ["the most popular desk", ["most:popular"]],
  ["the leading maker", ["most:leading"]],
  ["the No. 1 maker", ["most:leading"]],
  ["the #1 maker", ["most:leading"]],
  ["the first desk to fold itself", ["most:first"]],
  ["it is the first of its kind", ["most:first"]],
  ["the only desk with wheels", ["most:only"]],
  ["it never breaks", ["most:never"]],
  ["it always works", ["most:always"]],
  ["der leiseste Tisch", ["most:lei"], "de"],
  ["der führende Anbieter", ["most:leading"], "de"],
  ["le plus léger du marché", ["most:leger"], "fr"],
  ["la mejor mesa", ["most:best"], "es"],
  ["il più leggero", ["most:legger"], "it"],
  ["de goedkoopste fiets", ["most:goedkoop"], "nl"],
  ["o mais leve", ["most:lev"], "pt"],
]);

table("what only looks like a superlative", [
  ["at least once", []],
  ["at first, it is hard", []],
  ["at best it holds", []],
  ["only then open it", []],
  ["not only that", []],
  ["the best-known name", []],
  ["best practices", []],
  ["how to choose the best desk", []],
  ["What is the best desk?", []],
  ["most of us", []],
  ["the first step", []],
  ["first, open it", []],
  ["Always read the label", []],
  ["You should never pull it", []],
  ["of interest to the rest of the forest", []],
  ["our latest news", []],
  ["leading to the door", []],
  ["am besten zuerst", [], "de"],
  ["die letzte und die nächste", [], "de"],
  ["immer mehr", [], "de"],
  ["de plus en plus", [], "fr"],
  ["plus de temps", [], "fr"],
  ["cada vez más", [], "es"],
]);

table("sources", [
  ["According to Gartner, it grows", ["source:Gartner"]],
  ["according to the Institute for Sleep", ["source:Institute for Sleep"]],
  ["Gartner says it grows", ["source:Gartner"]],
  ["A study by Northfield University is new", ["source:Northfield University"]],
  ["Studies show that it works", ["source:?"]],
  ["Experts agree", ["source:?"]],
  ["laut Stiftung Test", ["source:Stiftung Test"], "de"],
  ["selon l'Insee", ["source:Insee"], "fr"],
  ["según Cervantes", ["source:Cervantes"], "es"],
  ["secondo Istat", ["source:Istat"], "it"],
  ["volgens Nibud", ["source:Nibud"], "nl"],
  ["segundo a Deco", ["source:Deco"], "pt"],
  ["It says so", []],
  ["according to plan", []],
  ["he says so", []],
  ["the display shows it", []],
]);

test("a date is evidence for its month and its year, and the year none for the date", () => {
  const [date] = valuesIn("on 3 May 2024", "en");
  expect(date?.alsoKeys).toEqual(["y:2024", "m:2024-05", "md:05-03", "month:5"]);
  const [year] = valuesIn("in 2024", "en");
  expect(year?.alsoKeys).toEqual([]);
});

test.each<[string, Readonly<Record<string, string>>]>([
  ["$49 per month", { per: "month" }],
  ["$49/month", { per: "month" }],
  ["$49 a year", { per: "year" }],
  ["$49 monthly", { per: "month" }],
  ["a monthly price of $49", { per: "month" }],
  ["$49 per user per month", { each: "person", per: "month" }],
  ["up to $49", { bound: "max" }],
  ["at least $49", { bound: "min" }],
  ["$49 at once", {}],
])("%s is narrowed by %o", (text, marks) => {
  const [price] = valuesIn(text, "en").filter(({ kind }) => kind === "price");
  expect(price?.marks).toEqual(marks);
});

test.each([
  ["1/".repeat(2_000)],
  ["1.".repeat(2_000)],
  ["“".repeat(4_000)],
  ["a ".repeat(2_000)],
  ["A B ".repeat(1_000)],
  ["1 ".repeat(2_000)],
  ["the most ".repeat(450)],
])("does not hang on a long line of %j", (text) => {
  const begun = performance.now();
  valuesIn(text, "en");
  expect(performance.now() - begun).toBeLessThan(2_000);
});
