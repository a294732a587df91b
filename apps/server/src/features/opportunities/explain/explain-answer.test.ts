import { explainAnswer, readCitedPages } from "@citelens/contract/content/explanation";
import { listConversations } from "@citelens/contract/visibility/conversations";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { jobs } from "#app/jobs.ts";
import { keepPages } from "#features/local-index/kept/public.ts";
import { readSites } from "#features/local-index/public.ts";
import { runDueJobs } from "#platform/jobs/job-workers.ts";
import { placeOfJob } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { type AnswersWorld, type Home, openAnswersWorld, usualAnswer } from "#test/answers-world.ts";
import { openSite, soundPage, type TestSite } from "#test/audit-site.ts";
import { namedWeb } from "#test/named-web.ts";

const [origin, reviewOrigin] = ["https://www.acme.example", "https://www.review.example"];
const rain = "shoes for rain";
let open: AnswersWorld;
let site: TestSite;
let others: TestSite;
beforeAll(async () => {
  [site, others] = [await openSite(), await openSite()];
  open = await openAnswersWorld({ outboundAllow: ["127.0.0.1"] });
});
afterAll(async () => {
  await open.close();
  site.close();
  others.close();
});
beforeEach(() => {
  site.pages = {
    "/": soundPage(origin, "/", { body: '<p><a href="/rain">For rain</a></p>' }),
    "/rain": soundPage(origin, "/rain", {
      title: "Rain",
      body: "<h2>Rain</h2><p>We like rain, and walking in it.</p>",
    }),
  };
  others.pages = {
    "/shoes": soundPage(reviewOrigin, "/shoes", {
      title: "Shoes for rain",
      body: "<h2>Shoes for rain</h2><p>Shoes for rain have to keep feet dry.</p>",
    }),
  };
  open.answer((question) => ({ ...usualAnswer(question), cited: [`${reviewOrigin}/shoes`], found: [] }));
});

function tools(): Tools {
  const web = namedWeb(open.world.tools.web, { [origin]: site.origin, [reviewOrigin]: others.origin });
  return { ...open.world.tools, web };
}

/** A home whose site is read, and the id of an answer to what is asked about rain. */
async function answered(): Promise<{ readonly home: Home; readonly answerId: string }> {
  const home = await open.home();
  await home.launch();
  await open.world.answerAll();
  await readSites(tools(), placeOfJob({ workspaceId: home.projectId }), { hosts: [origin], pagesMax: 10 });
  const { answer } = await home.ask(listConversations, { query: { search: rain } });
  return { home, answerId: answer.results[0]?.answers[0]?.id ?? "" };
}

test("the cited page is compared with the own one that comes nearest, once it was read", async () => {
  const { home, answerId } = await answered();
  const params = { answerId };

  const before = await home.ask(explainAnswer, { params });
  const asked = await home.ask(readCitedPages, { params });
  await runDueJobs(tools(), jobs);
  const { answer: after } = await home.ask(explainAnswer, { params });

  expect(before.answer.cited).toMatchObject([{ reading: "UNREAD", passages: [null, null] }]);
  expect([asked.status, asked.answer]).toEqual([202, { pages: 1 }]);
  expect(after).toMatchObject({
    standing: "NOT_FOUND",
    questions: [rain, `${rain} 2026`],
    own: [
      {
        url: `${origin}/rain`,
        position: null,
        cited: false,
        passages: [{ has: ["rain"], lacks: ["shoes"] }, {}],
      },
    ],
    cited: [
      {
        url: `${reviewOrigin}/shoes`,
        reading: "READ",
        position: 1,
        passages: [{ fit: 100, heading: "Shoes for rain", has: ["shoes", "rain"], lacks: [] }, {}],
      },
    ],
  });
  expect(after.cited[0]?.passages[0]?.text).toContain("Shoes for rain have to keep feet dry.");
  expect(after.reasons.map(({ code }) => code)).toEqual(["HOLDS_LESS", "LACKS_WORDS"]);
});

test("a cited own page is told with the searches that found it", async () => {
  open.answer(() => ({ text: "Acme.", cited: [`${origin}/rain`], searches: ["rain boots"] }));
  const { home, answerId } = await answered();

  const { answer } = await home.ask(explainAnswer, { params: { answerId } });

  expect(answer).toMatchObject({
    standing: "CITED",
    standing_text: "ChatGPT cites your page /rain.",
    cited: [],
  });
  expect(answer.own).toMatchObject([{ url: `${origin}/rain`, cited: true, reading: "READ", title: "Rain" }]);
});

test("a page on another domain of the campaign's client is one of the client's", async () => {
  const home = await open.home();
  await home.launch({ brand: { name: "Acme", domains: ["acme.example", "acme-shop.example"] } });
  await open.world.answerAll();
  const url = "https://acme-shop.example/rain";
  const page = {
    status: "READ" as const,
    url,
    title: "Shoes for rain",
    language: "en",
    ahead: [],
    links: [],
    passages: [{ heading: "Rain", text: "Shoes for rain." }],
  };
  const place = placeOfJob({ workspaceId: home.projectId });
  await keepPages(tools(), place, { pages: [page], seenLinks: new Set() });
  const { answer: list } = await home.ask(listConversations, { query: { search: rain } });

  const { answer } = await home.ask(explainAnswer, {
    params: { answerId: list.results[0]?.answers[0]?.id ?? "" },
  });

  expect(answer.own).toMatchObject([{ url, domain: "acme-shop.example", cited: false, reading: "READ" }]);
});

test("a page that cannot be read is told as such, and no error", async () => {
  others.pages = {};
  const { home, answerId } = await answered();
  await home.ask(readCitedPages, { params: { answerId } });
  await runDueJobs(tools(), jobs);

  const { answer } = await home.ask(explainAnswer, { params: { answerId } });

  expect(answer.cited).toMatchObject([{ reading: "UNREADABLE" }]);
});

test("an answer of another workspace, or one that failed, is not explained", async () => {
  const { home, answerId } = await answered();
  const stranger = await open.home();

  expect((await stranger.ask(explainAnswer, { params: { answerId } })).status).toBe(404);
  expect((await stranger.ask(readCitedPages, { params: { answerId } })).status).toBe(404);
  await open.world.postgres.pool.query("update answers set status = 'FAILED' where id = $1", [answerId]);
  expect((await home.ask(explainAnswer, { params: { answerId } })).status).toBe(404);
});
