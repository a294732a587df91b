import { diffAnswers, getAnswer } from "@citelens/contract/visibility/answers";
import { getConversation, getConversationSearches } from "@citelens/contract/visibility/conversations";
import { expectNoAxeViolations } from "../../../test/components/checks.ts";
import { expect, test } from "../../../test/components/page-test.ts";
import { answerOf, chatgpt, openConversation } from "./conversation.test-helper.ts";

const local = { id: "local-index", display_name: "Local index" } as const;

test("says of each model why there is no text, and of the local index what it is", async ({
  page,
  server,
  workspace,
}) => {
  const grok = answerOf(
    server,
    { id: "grok", display_name: "Grok" },
    { status: "REFUSED", failure_kind: "refusal", failure: "The model declined to answer." },
  );
  const meta = answerOf(
    server,
    { id: "meta", display_name: "Meta AI" },
    { status: "FAILED", failure_kind: "rejected", failure: "The provider does not take this question." },
  );
  const ofIndex = answerOf(server, local, { access: "local", mentions: [] });
  const newest = [answerOf(server, chatgpt), grok, meta, ofIndex];
  const address = await openConversation(page, { server, workspace }, newest);

  await page.getByRole("tab", { name: /Grok/ }).click();
  await expect(page).toHaveURL(`${address}#answer-${grok.id}`);
  await expect(page.getByText("Grok refused to answer")).toBeVisible();
  await expect(page.getByText("The model declined to answer.")).toBeVisible();
  await expect(page.getByRole("tab", { name: /Grok/ })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Meta AI could not be asked")).toBeVisible();
  await expect(page.getByText("The provider does not take this question.")).toBeVisible();

  await page.getByRole("tab", { name: /Local index/ }).click();
  await expect(
    page.getByText(
      "Local index: not an AI assistant; shows what a retrieval engine would find in the pages this instance has read",
    ),
  ).toBeVisible();
  await expect(page.getByText("The answer names neither your brand nor a competitor.")).toBeVisible();
});

test("leads to older answers and shows what changed between two", async ({ page, server, workspace }) => {
  const { id, history } = server.sample(getConversation);
  const [line] = history;
  if (!line) throw new Error("A sample of a list has one entry.");
  const query = { id, text: "Which chair is best?", branded: false };
  const older = answerOf(server, chatgpt, { query, text: "Fabrikam One is the best chair." });
  const newest = answerOf(server, chatgpt, {
    query,
    text: "Three chairs stand out.",
    previous_answer_id: older.id,
  });
  const brand = { is_client: false, before: 1, after: 1 };
  server.answer(diffAnswers, {
    before: older,
    after: newest,
    parts: [
      { kind: "same", text: "The " },
      { kind: "removed", text: "best" },
      { kind: "added", text: "comfortable" },
    ],
    brands: [
      { brand: "Northwind", is_client: true, before: null, after: 2 },
      { ...brand, brand: "Fabrikam" },
      { ...brand, brand: "Contoso", before: 2, after: 3 },
    ],
    sources: [{ domain: "old.example", url: "https://old.example/", change: "removed" }],
  });
  server.answer(getAnswer, older);
  const address = await openConversation(page, { server, workspace }, [newest]);
  const lineOf = ({ id: answerId, operator_model }: typeof older, created: string) => ({
    ...line,
    id: answerId,
    operator_model,
    created,
    status: "OK" as const,
  });
  server.answer(getConversation, {
    ...server.sample(getConversation, { answers: [newest] }),
    history: [lineOf(newest, "2026-11-20T12:00:00Z"), lineOf(older, "2026-11-13T12:00:00Z")],
  });
  await page.reload();
  await page.getByRole("button", { name: "Show changes" }).click();

  const text = page.getByRole("region", { name: "Changes of the text" });
  await expect(text.locator("del").filter({ hasText: "best" })).toHaveText(/^removed: /);
  await expect(text.locator("ins").filter({ hasText: "comfortable" }).first()).toHaveText(/^added: /);
  const places = page.getByRole("region", { name: "Places of brands" });
  await expect(places).toContainText("Northwindnewly named, #2");
  await expect(places).toContainText("Fabrikamunchanged, #1");
  await expect(places).toContainText("Contosodown, #2 → #3");
  await expect(page.getByRole("region", { name: "Cited sources" })).toContainText("old.example removed");
  await expectNoAxeViolations();

  await page.getByRole("list", { name: "Answers over time" }).getByRole("link").last().click();
  await expect(page).toHaveURL(`${address}#answer-${older.id}`);
  await expect(page.getByText("This is an older answer of ChatGPT.")).toBeVisible();
  await expect(page.getByRole("article")).toContainText("Fabrikam One is the best chair");
  await expect(page.getByRole("article")).toBeFocused();
  await page.getByRole("link", { name: "Show the newest" }).click();
  await expect(page.getByRole("article")).toContainText("Three chairs stand out");
});

test("opens at the answer that its address names, and says so when that answer is gone", async ({
  page,
  server,
  workspace,
}) => {
  const newest = answerOf(server, chatgpt);
  const query = { ...newest.query, id: server.sample(getConversation).id };
  const older = answerOf(server, chatgpt, { query });
  server.answer(getAnswer, older);
  const address = await openConversation(page, { server, workspace }, [newest]);
  await page.goto(`${address}#answer-${older.id}`);
  await expect(page.getByRole("article")).toBeFocused();
  await expect(page.getByRole("article")).toHaveAttribute("id", `answer-${older.id}`);

  server.refuse(getAnswer, "NOT_FOUND");
  await page.goto(`${address}#answer-${crypto.randomUUID()}`);
  await expect(page.getByText("This answer does not exist")).toBeVisible();
  await page.getByRole("link", { name: "Show the newest answers" }).click();
  await expect(page.getByRole("article", { name: "Answer of ChatGPT" })).toBeVisible();

  server.refuse(getConversation, "NOT_FOUND");
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "This conversation does not exist" })).toBeVisible();
});

test("an answer lists its searches in their order, and a model's tab leads back to it", async ({
  page,
  server,
  workspace,
}) => {
  const searches = ["best desk chair 2026", "desk chair small office review"].map((query) => ({
    query,
    found: null,
  }));
  await openConversation(page, { server, workspace }, [answerOf(server, chatgpt, { searches })]);
  await page.getByRole("tab", { name: "Searches" }).click();
  await page.getByRole("tab", { name: /ChatGPT/ }).click();

  const region = page.getByRole("region", { name: "Searches of the model" });
  await expect(region.getByRole("listitem")).toHaveText([
    "best desk chair 2026",
    "desk chair small office review",
  ]);
  await expect(region).toContainText("The provider does not say which search found which source.");
});

test("an answer says of each search what it found, where that is known", async ({
  page,
  server,
  workspace,
}) => {
  const stool = "Which stool suits a standing desk?";
  const found = { domain: "stools.example", title: "Stools for standing desks", kind: "OTHER" } as const;
  const searches = [{ query: stool, found: [{ ...found, url: "https://stools.example/" }] }];
  const answer = answerOf(server, local, { access: "local", searches });
  await openConversation(page, { server, workspace }, [answer]);

  const region = page.getByRole("region", { name: "Searches of the model" });
  await expect(region.getByRole("listitem").first()).toContainText(stool);
  await region.getByText("Found 1 page, none of yours").click();
  await expect(region.getByRole("link", { name: "Stools for standing desks" })).toBeVisible();
  await expectNoAxeViolations();
});

test("the tab of searches says that it loads, that it failed and why it is empty", async ({
  page,
  server,
  workspace,
}) => {
  const release = server.hold(getConversationSearches);
  server.fail(getConversationSearches);
  await openConversation(page, { server, workspace }, [answerOf(server, chatgpt)]);
  await page.getByRole("tab", { name: "Searches" }).click();
  await expect(page).toHaveURL(/#searches$/);

  await expect(page.getByRole("status", { name: "Loading the searches" })).toBeVisible();
  release();
  await expect(page.getByRole("alert")).toBeVisible();
  server.answer(getConversationSearches, {
    count: 0,
    next: null,
    previous: null,
    results: [],
    n: 0,
    models: [],
  });
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("Not answered yet")).toBeVisible();
});

test("does not say that nothing is cited where the provider does not tell", async ({
  page,
  server,
  workspace,
}) => {
  const [cited] = answerOf(server, chatgpt).citations;
  if (!cited) throw new Error("A sample of a list has one entry.");
  const citations = [{ ...cited, cited: false }];
  const qwen = { id: "qwen", display_name: "Qwen" };
  const answers = [
    answerOf(server, qwen, { citations, tells_citations: false }),
    answerOf(server, chatgpt, { citations, tells_citations: true }),
  ];
  await openConversation(page, { server, workspace }, answers);

  await page.getByRole("tab", { name: /Qwen/ }).click();
  await expect(page.getByText(/^Cited: not told\./)).toBeVisible();
  await expect(page.getByRole("region", { name: "Retrieved" })).toBeVisible();

  await page.getByRole("tab", { name: /ChatGPT/ }).click();
  await expect(page.getByText("Pages were retrieved, and none of them is cited.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Only retrieved" })).toBeVisible();
});
