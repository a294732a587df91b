import { analyseAnswer, prepareBrands } from "@citelens/answer-analysis";
import { expect, test } from "vitest";
import { outageOf } from "./answer-demo.ts";
import { assistantAnswer } from "./assistant-answer.ts";
import { arcQuestions, demoCampaigns } from "./demo-campaigns.ts";
import { tastes } from "./tastes.ts";

const question = "What are the best desk lamps for a home office?";
const answers = (assistant: string, webDay: number, runs = 40, asked = question) =>
  Array.from({ length: runs }, (_, run) => {
    const taste = tastes[assistant];
    return taste && assistantAnswer(taste, { question: asked, webDay, seed: `${run}` });
  });

test.each(Object.keys(tastes))(
  "%s says the same to the same seed, and varies from run to run",
  (assistant) => {
    expect(answers(assistant, 80)).toEqual(answers(assistant, 80));
    expect(new Set(answers(assistant, 80).map((answer) => answer?.text)).size).toBeGreaterThan(4);
  },
);

test("each has a taste of its own: reviews are cited most by the one that likes them", () => {
  const shareOf = (assistant: string, hosts: RegExp): number => {
    const cited = answers(assistant, 80).flatMap((answer) => answer?.cited ?? []);
    return cited.filter(({ url }) => hosts.test(new URL(url).host)).length / cited.length;
  };
  const reviewers = /deskanddusk|lampledger|properlightlab|deskfolk|roomandhour/;

  expect(shareOf("demo-reviews", reviewers)).toBeGreaterThan(shareOf("demo-guides", reviewers));
  expect(shareOf("demo-reviews", reviewers)).toBeGreaterThan(shareOf("demo-recent", reviewers));
});

test("the one that remembers is told nothing that was written later", () => {
  expect(answers("demo-memory", 30)).toEqual(answers("demo-memory", 80));
  expect(answers("demo-recent", 30)).not.toEqual(answers("demo-recent", 80));
});

test("the one that remembers does not know the brand now and then, and those that search always do", () => {
  const brands = prepareBrands([{ id: "1", name: "Tovelume", isClient: true, aliases: [], domains: [] }]);
  const unknown = (assistant: string): number =>
    answers(assistant, 80, 40, "Is Tovelume a good brand?").filter(
      (answer) => analyseAnswer(answer?.text ?? "", [], brands).unknown.length > 0,
    ).length;

  expect(unknown("demo-memory")).toBeGreaterThan(4);
  expect(unknown("demo-memory")).toBeLessThan(20);
  expect(unknown("demo-recent") + unknown("demo-guides") + unknown("demo-reviews")).toBe(0);
});

test("numbers that are left in a shortened answer are those of its citations", () => {
  for (const answer of Object.keys(tastes).flatMap((assistant) => answers(assistant, 80))) {
    const numbers = new Set(
      [...(answer?.text ?? "").matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number)),
    );
    expect([...numbers].toSorted()).toEqual(answer?.cited.map((_, at) => at + 1));
  }
});

test("few questions of the campaigns find nothing in the fictional web of the last day", () => {
  const all = demoCampaigns.flatMap(({ given }) => given.queries ?? []);
  const found = all.filter(({ text }) =>
    Object.values(tastes).some((taste) => assistantAnswer(taste, { question: text, webDay: 89, seed: "" })),
  );
  expect(all).toHaveLength(36);
  expect(found.length).toBeGreaterThan(33);
});

test("an outage is of one assistant and of the product's questions, for some days", () => {
  const [own = ""] = arcQuestions;
  const outage = (assistant: string, webDay: number, text = own) =>
    outageOf({ assistant, question: text, webDay });

  expect(outage("demo-guides", 89)).toMatchObject({ kind: "overloaded", again: false });
  const others = [
    outage("demo-guides", 80),
    outage("demo-guides", 97),
    outage("demo-recent", 89),
    outage("demo-guides", 89, question),
  ];
  expect(others).toEqual([undefined, undefined, undefined, undefined]);
});
