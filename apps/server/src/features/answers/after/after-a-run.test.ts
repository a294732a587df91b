import { getAnswer } from "@citelens/contract/visibility/answers";
import * as campaigns from "@citelens/contract/visibility/campaigns";
import * as conversations from "@citelens/contract/visibility/conversations";
import { listRuns } from "@citelens/contract/visibility/runs";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { unsentAnswer } from "#platform/guarded-fetch/unsent-answer.ts";
import { placeOfJob } from "#platform/place.ts";
import { type AnswersWorld, openAnswersWorld, usualAnswer } from "#test/answers-world.ts";
import { writerDouble } from "#test/fakes/writer.ts";
import { reanalyseAll } from "../analysis/reanalyse.ts";
import { resolveRedirects } from "./resolve-redirects.ts";

let open: AnswersWorld;
beforeAll(async () => {
  open = await openAnswersWorld();
});
afterAll(() => open.close());
beforeEach(() => open.answer(usualAnswer));

describe("brands that nobody listed", () => {
  test("are suggested once two answers to two queries named them, and count from when they are accepted", async () => {
    const home = await open.home();
    open.answer(() => ({ text: "Try these:\n\n1. **Zenith** is new.\n2. **Acme** is light." }));
    const campaignId = await home.launch();
    await open.world.answerAll();
    await open.world.runJobs();
    const { answer: suggested } = await home.ask(campaigns.listCompetitors, {
      query: { status: "suggested" },
    });

    const [zenith] = suggested;
    await home.ask(campaigns.updateCompetitor, {
      params: { competitorId: zenith?.id },
      body: { status: "accepted" },
    });
    await open.world.runJobs();

    expect(suggested).toMatchObject([{ name: "Zenith", seen_in_answers: 2 }]);
    const { answer: list } = await home.ask(conversations.listConversations, {
      query: { campaign: campaignId },
    });
    const { answer } = await home.ask(getAnswer, {
      params: { answerId: list.results[0]?.answers[0]?.id },
    });
    expect(answer.mentions.map(({ brand, position }) => [brand, position])).toEqual([
      ["Zenith", 1],
      ["Acme", 2],
    ]);
  });

  test("are no products of brands that are known, whichever answers name them alone", async () => {
    const home = await open.home();
    open.answer((question) => ({
      text: question.includes("rain")
        ? "Shoes of the year, as testers say: the Runner+ is light, and so says everyone of the Runner+ and of the Zenith and the Zenith."
        : "Try these:\n\n1. **Zenith** is new.\n2. **Runner+** is Acme's Runner+ for roads.",
    }));
    await home.launch();
    await open.world.answerAll();
    await open.world.runJobs();

    const { answer } = await home.ask(campaigns.listCompetitors, { query: { status: "suggested" } });

    expect(answer.map(({ name }) => name)).toEqual(["Zenith"]);
  });

  test("are not suggested again when they were ignored", async () => {
    const home = await open.home();
    open.answer(() => ({ text: "Try these:\n\n1. **Zenith** is new.\n2. **Acme** is light." }));
    const campaignId = await home.launch();
    await open.world.answerAll();
    await open.world.runJobs();
    const { answer: suggested } = await home.ask(campaigns.listCompetitors, {});
    const zenith = suggested.find(({ name }) => name === "Zenith");
    await home.ask(campaigns.updateCompetitor, {
      params: { competitorId: zenith?.id },
      body: { status: "ignored" },
    });

    await home.ask(campaigns.runCampaign, { params: { campaignId } });
    await open.world.answerAll();
    await open.world.runJobs();

    const { answer } = await home.ask(campaigns.listCompetitors, { query: { status: "suggested" } });
    expect(answer).toEqual([]);
  });
});

test("an opaque address of Google's is replaced by the page that it leads to", async () => {
  const opaque = "https://vertexaisearch.cloud.google.com/grounding-api-redirect/abc";
  const web = {
    ...open.world.tools.web,
    get: async (url: string) => unsentAnswer({ ...page, url: url === opaque ? target : url }),
  };
  const target = "https://acme.example/shoes";
  const page = { status: 200, contentType: "text/html", body: "" };
  const home = await open.home();
  open.answer(() => ({
    text: "Acme is good.",
    cited: [opaque, "https://review.example/"],
    searches: ["shoes"],
  }));
  const campaignId = await home.launch({ queries: ["best running shoes"] });
  await open.world.answerAll();
  const { answer: runs } = await home.ask(listRuns, { params: { campaignId } });
  const runId = runs.results[0]?.id ?? "";

  const place = placeOfJob({ workspaceId: home.projectId });
  await resolveRedirects({ ...open.world.tools, web }, place, { campaignId, runId });

  const { answer: list } = await home.ask(conversations.listConversations, {});
  const { answer } = await home.ask(getAnswer, { params: { answerId: list.results[0]?.answers[0]?.id } });
  expect(answer.citations.map(({ url, kind }) => [url, kind])).toEqual([
    ["https://acme.example/shoes", "OWNED"],
    ["https://review.example", "OTHER"],
  ]);
  expect(
    answer.searches.map(({ query, found }) => [query, found?.map(({ url, kind }) => [url, kind])]),
  ).toEqual([
    [
      "shoes",
      [
        ["https://acme.example/shoes", "OWNED"],
        ["https://review.example", "OTHER"],
      ],
    ],
  ]);
});

describe("a judge", () => {
  test("judges each answer once with words of the answer, and a later analysis keeps its verdicts", async () => {
    const asked: string[] = [];
    const judge = writerDouble("double/judge", (material) => {
      asked.push(material);
      return {
        verdicts: [
          { brand: "Acme", sentiment: "NEGATIVE", score: 0.2, quote: "is light and reliable" },
          { brand: "Beta", sentiment: "POSITIVE", score: 0.9, quote: "words that nobody wrote" },
        ],
      };
    });
    const own = await openAnswersWorld({ judge });
    own.answer(usualAnswer);
    const home = await own.home();
    await home.launch({ queries: ["best running shoes"] });
    await own.world.answerAll();
    await own.world.runJobs();

    await reanalyseAll(own.world.tools, { all: true });

    const { answer: list } = await home.ask(conversations.listConversations, {});
    const [line] = list.results[0]?.answers ?? [];
    const { answer } = await home.ask(getAnswer, { params: { answerId: line?.id } });
    expect(asked).toEqual([answer.text]);
    expect(line?.sentiment).toBe("NEGATIVE");
    expect(answer.mentions).toMatchObject([
      { brand: "Beta", sentiment: "UNKNOWN", score: null, sentiment_basis: "JUDGED" },
      { brand: "Acme", sentiment: "NEGATIVE", evidence: "is light and reliable", sentiment_basis: "JUDGED" },
    ]);
    await own.close();
  });

  test("that cannot judge some answers judges all others, and those when the job is tried again", async () => {
    const isBad = (text: string): boolean => /^Question [0-8]:/.test(text);
    let isMended = false;
    const judge = writerDouble("double/judge", (material) => {
      if (isBad(material) && !isMended) throw new Error("no verdict");
      return { verdicts: [{ brand: "Acme", sentiment: "POSITIVE", score: 0.9, quote: "Acme" }] };
    });
    const own = await openAnswersWorld({ judge });
    own.answer((question) => ({ text: `${question}: Acme is good.` }));
    const home = await own.home();
    await home.launch({ queries: Array.from({ length: 20 }, (_, index) => `Question ${index}`) });
    await own.world.answerAll();
    const unjudged = async (): Promise<string[]> => {
      const { rows } = await own.world.postgres.pool.query<{ text: string }>(
        `select distinct query_text as text from answers join answer_mentions on answer_id = id
         where sentiment_basis <> 'JUDGED' order by 1`,
      );
      return rows.map(({ text }) => text);
    };

    await own.world.runJobs();
    const left = await unjudged();
    isMended = true;
    await own.world.postgres.pool.query(
      "update jobs.job set start_after = now() where name = 'answers.judge-run' and state = 'retry'",
    );
    await own.world.runJobs();

    expect(left).toEqual(Array.from({ length: 9 }, (_, index) => `Question ${index}`));
    expect(await unjudged()).toEqual([]);
    await own.close();
  });
});
