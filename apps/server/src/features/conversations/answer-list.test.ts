import { getAnswer } from "@citelens/contract/visibility/answers";
import { listAnswers } from "@citelens/contract/visibility/conversations";
import { getIndustryRanking } from "@citelens/contract/visibility/insights";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AnswersWorld, type Home, openAnswersWorld, usualAnswer } from "#test/answers-world.ts";

let open: AnswersWorld;
beforeAll(async () => {
  open = await openAnswersWorld();
  open.answer(usualAnswer);
});
afterAll(() => open.close());

async function fileOf({ access, projectId }: Home, path: string): Promise<string> {
  const reply = await open.world.app.inject({
    url: `/api/v1/projects/${projectId}/${path}`,
    headers: { authorization: `Bearer ${access}` },
  });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.body;
}

async function linesOf(home: Home, path: string): Promise<Record<string, unknown>[]> {
  const body = await fileOf(home, path);
  return body.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line)]));
}

test("a file of answers has each with its text, its brands and its sources, in the order of the list", async () => {
  const home = await open.home();
  await home.launch({ operator_models: ["chatgpt", "grok"] });
  await open.world.answerAll();

  const { answer: list } = await home.ask(listAnswers);
  const saved = await linesOf(home, "answers/?format=ndjson");
  const csv = await fileOf(home, "answers/?format=csv&mentioned=true");

  expect(list.count).toBe(4);
  expect(saved).toMatchObject(list.results);
  for (const one of saved) {
    const { answer } = await home.ask(getAnswer, { params: { answerId: one.id } });
    expect(answer).toMatchObject({ text: one.text, mentions: one.mentions, citations: one.citations });
  }
  expect(csv.split("\r\n")[0]).toContain("Text,Mentions brand id,Mentions brand");
  expect(csv).toContain("Beta | Acme");
});

test("a file of the ranking has every brand, however many the card shows", async () => {
  const home = await open.home();
  await home.launch({ competitors: ["Beta", "Zenith", "Ultra"].map((name) => ({ name })) });
  await open.world.answerAll();

  const { answer } = await home.ask(getIndustryRanking, { query: { limit: "100" } });
  const saved = await linesOf(home, "industry-ranking/?limit=1&format=ndjson");

  expect(saved).toEqual(answer.rankings);
  expect(saved.length).toBe(answer.total_brands);
});
