import { getAnswer } from "@citelens/contract/visibility/answers";
import * as conversations from "@citelens/contract/visibility/conversations";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AnswersWorld, openAnswersWorld } from "#test/answers-world.ts";

let open: AnswersWorld;
beforeAll(async () => {
  open = await openAnswersWorld();
});
afterAll(() => open.close());

async function mentionsOf(parts: object) {
  const home = await open.home();
  await home.launch(parts);
  await open.world.answerAll();
  const { answer: list } = await home.ask(conversations.listConversations, {});
  const answerId = list.results[0]?.answers[0]?.id;
  const { answer } = await home.ask(getAnswer, { params: { answerId } });
  return answer.mentions;
}

describe("the sentiment of an answer", () => {
  test("is estimated from English words where the question is English, also in a table", async () => {
    open.answer(() => ({ text: "| Brand | Verdict |\n|---|---|\n| Acme | terrible, slow |" }));

    const mentions = await mentionsOf({ queries: ["best shoes"], language: "en" });

    expect(mentions).toMatchObject([
      {
        brand: "Acme",
        sentiment: "NEGATIVE",
        sentiment_basis: "ESTIMATED",
        evidence: "Acme terrible, slow",
      },
    ]);
  });

  test("is unknown where the question is of another language, whatever words the answer has", async () => {
    open.answer(() => ({ text: "| Marke | Urteil |\n|---|---|\n| Acme | terrible, slow |" }));

    const mentions = await mentionsOf({ queries: ["beste Schuhe"], language: "de" });

    expect(mentions).toMatchObject([
      { brand: "Acme", sentiment: "UNKNOWN", sentiment_basis: "NONE", score: null, evidence: null },
    ]);
  });

  test("goes by the language of its own question, not by the campaign's", async () => {
    open.answer(() => ({ text: "Acme is terrible." }));

    const mentions = await mentionsOf({
      language: "de",
      queries: [{ text: "best shoes", language: "en-GB" }],
    });

    expect(mentions).toMatchObject([{ brand: "Acme", sentiment: "NEGATIVE", evidence: "Acme is terrible" }]);
  });

  test("says in each list that it is an estimate", async () => {
    open.answer(() => ({ text: "Acme is terrible." }));
    const home = await open.home();
    await home.launch({ queries: ["best shoes"] });
    await open.world.answerAll();

    const { answer: queries } = await home.ask(conversations.listConversations, {});
    const { answer: answers } = await home.ask(conversations.listAnswers, {});
    const queryId = queries.results[0]?.id;
    const { answer: one } = await home.ask(conversations.getConversation, { params: { queryId } });

    const lines = [queries.results[0]?.answers[0], answers.results[0], one.history[0]];
    expect(lines.map((line) => [line?.sentiment, line?.sentiment_basis])).toEqual(
      lines.map(() => ["NEGATIVE", "ESTIMATED"]),
    );
  });
});
