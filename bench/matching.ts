import { indexNames, mentions } from "@citelens/answer-analysis";
import { type BenchRow, median } from "./table.ts";

/**
 * How many answers of some 1,400 characters a core searches for 500 aliases in a second, beside one regular
 * expression a name and beside a mere pass over the characters, in turns on the same texts. Takes about ten seconds.
 */
export async function benchMatching(): Promise<Partial<BenchRow>[]> {
  const names = aliases.map((name) => ({ id: name, name, isClient: false, aliases: [], domains: [] }));
  const index = indexNames(names);
  const patterns = aliases.map((name) => new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, "giu"));
  const few = answers.slice(0, 4);
  const contenders = [
    { texts: answers, count: (text: string): number => mentions(text, index).length },
    {
      texts: few,
      count: (text: string): number => patterns.reduce((sum, one) => sum + matches(text, one), 0),
    },
    { texts: answers, count: passOver },
  ];
  if (counted(contenders[0], few) !== counted(contenders[1], few)) throw new Error("The two disagree.");

  const seconds = contenders.map((): number[] => []);
  for (let round = 0; round < 25; round++) {
    contenders.forEach(({ texts, count }, which) => {
      const startedAt = performance.now();
      for (const text of texts) count(text);
      if (round >= 5) seconds[which]?.push((performance.now() - startedAt) / 1000 / texts.length);
    });
  }
  const [ours = Number.NaN, each = Number.NaN, pass = Number.NaN] = seconds.map(median);
  return [
    {
      what: "matching: answers a second, 500 aliases, beside a regular expression a name",
      value: `${Math.round(1 / ours).toLocaleString("en")}/s`,
      ceiling: `${Math.round(1 / each).toLocaleString("en")}/s`,
      ratio: `${(each / ours).toFixed(0)}x`,
      goal: ">= 25,000/s",
    },
    {
      what: "matching: the same, beside a mere pass over the characters",
      value: `${Math.round(1 / ours).toLocaleString("en")}/s`,
      ceiling: `${Math.round(1 / pass).toLocaleString("en")}/s`,
      ratio: (pass / ours).toFixed(3),
      goal: "",
    },
  ];
}

function matches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function counted(
  contender: { count: (text: string) => number } | undefined,
  texts: readonly string[],
): number {
  return texts.reduce((sum, text) => sum + (contender?.count(text) ?? 0), 0);
}

function passOver(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum = (sum + text.charCodeAt(at)) | 0;
  return sum;
}

/** The same pseudo-random sequence in every run. */
let seed = 7;
function pick<T>(values: readonly T[]): T {
  seed = (seed * 48_271) % 2_147_483_647;
  const value = values[seed % values.length];
  if (value === undefined) throw new Error("Nothing to pick from.");
  return value;
}

const syllables =
  "ac be cor dan el fi gor hu in jo ka lu mer nov or pa qui ros ta ul vex wo xan yo zen".split(" ");
const aliases = Array.from({ length: 500 }, (_, index) => {
  const word = `${pick(syllables)}${pick(syllables)}${pick(syllables)}${pick(syllables)}`;
  const name = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  return index % 5 === 0 ? `${name} ${pick(["Cloud", "Labs", "Suite"])}` : name;
});

const prose =
  "the best choice depends on what your team needs most and how much you are ready to pay for it each month because prices change often while support quality matters more than a long list of features which nobody uses in daily work".split(
    " ",
  );

function sentence(): string {
  const words = Array.from({ length: 14 }, () => pick(prose)).join(" ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}, says **${pick(aliases)}** in its [guide](https://www.example.test/guide?id=7).`;
}

const answers = Array.from({ length: 300 }, () =>
  Array.from({ length: 9 }, (_, item) =>
    item % 3 === 0 ? `\n${item + 1}. ${sentence()}\n` : sentence(),
  ).join(" "),
);

if (import.meta.main) console.table(await benchMatching());
