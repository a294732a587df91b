import { analyseAnswer, brandCandidates, prepareBrands } from "@citelens/answer-analysis";
import { type BenchRow, median } from "./table.ts";

/**
 * How long the whole analysis of one long answer takes, which stops everything else meanwhile: of 100,000 characters,
 * beside a plain search for their words, and of four times fewer, in turns. Takes about five seconds.
 */
export async function benchAnalysis(): Promise<Partial<BenchRow>[]> {
  return [measured("prose in lists that names brands", prose), measured("names and blanks", padded)];
}

function measured(what: string, textOf: (length: number) => string): Partial<BenchRow> {
  const [whole, quarter] = [textOf(length), textOf(length / 4)];
  const contenders = [
    () => analysed(whole),
    () => analysed(quarter),
    () => whole.match(/\p{L}+/gu)?.length ?? 0,
  ];
  const times = contenders.map((): number[] => []);
  for (let round = 0; round < 25; round++) {
    contenders.forEach((run, which) => {
      const startedAt = performance.now();
      run();
      if (round >= 5) times[which]?.push(performance.now() - startedAt);
    });
  }
  const [ours = Number.NaN, ofQuarter = Number.NaN, search = Number.NaN] = times.map(median);
  return {
    what: `analysis: an answer of 100,000 characters, ${what}`,
    value: `${ours.toFixed(1)} ms`,
    ceiling: `its words, ${search.toFixed(1)} ms; a quarter of it, ${ofQuarter.toFixed(1)} ms`,
    ratio: `${(ours / search).toFixed(0)}x; ${(ours / ofQuarter).toFixed(1)}x`,
    goal: "about 4x a quarter",
  };
}

const length = 100_000;
const brands = prepareBrands(
  ["Acme", "Globex", "Initech", "Umbrella Cloud", "Target"].map((name, index) => ({
    id: name,
    name,
    isClient: index === 0,
    aliases: [],
    domains: [`${name.toLowerCase().replace(" ", "-")}.test`],
  })),
);

/** Counting keeps the compiler from dropping work whose result nobody reads. */
function analysed(text: string): number {
  const { mentions, occurrences } = analyseAnswer(text, [], brands);
  return mentions.length + brandCandidates(text, occurrences).length;
}

function prose(characters: number): string {
  const item = (number: number): string => {
    const { name = "" } = brands.brands[number % brands.brands.length] ?? {};
    return `\n${number}. **${name}**: is the best for teams of ${number}, but it has a steep price, says the [guide](https://www.example.test/${number}).\n\nMany of them choose ${name} for its support. `;
  };
  return Array.from({ length: Math.ceil(characters / 150) }, (_, index) => item(index + 1))
    .join("")
    .slice(0, characters);
}

function padded(characters: number): string {
  const blanks = " ".repeat(characters / 2);
  return `Acme is the best for you and your team.${blanks}${"It is for Acme. ".repeat(characters / 16)}`.slice(
    0,
    characters,
  );
}

if (import.meta.main) console.table(await benchAnalysis());
