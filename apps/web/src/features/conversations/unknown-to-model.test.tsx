import { getAnswer } from "@citelens/contract/visibility/answers";
import { getConversation, listAnswers, listConversations } from "@citelens/contract/visibility/conversations";
import { expectNoAxeViolations } from "../../../test/components/checks.ts";
import { expect, test } from "../../../test/components/page-test.ts";
import { answerOf, chatgpt, conversationsAddress, openConversation } from "./conversation.test-helper.ts";

const brand_id = "00000000-0000-4000-8000-000000000001";
const unknownLine = {
  status: "OK",
  failure_kind: null,
  mentioned: false,
  unknown_to_model: true,
  position: null,
  sentiment: null,
  sentiment_basis: null,
  cited: false,
} as const;

test("lists say of an answer that it does not know the brand, and of other answers that they do not name it", async ({
  page,
  server,
  workspace,
}) => {
  const [sample] = server.sample(listConversations).results;
  const [line] = sample?.answers ?? [];
  if (!sample || !line) throw new Error("A sample of a list has one entry.");
  const of = (display_name: string) => ({
    ...line,
    ...unknownLine,
    id: crypto.randomUUID(),
    operator_model: { ...line.operator_model, display_name },
  });
  const absent = { ...of("Grok"), unknown_to_model: false };
  server.answer(listConversations, {
    count: 1,
    next: null,
    previous: null,
    results: [{ ...sample, answers: [of("ChatGPT"), absent] }],
  });
  await page.goto(conversationsAddress(workspace));

  const queries = page.getByRole("list", { name: "Queries" });
  await expect(queries.getByRole("link", { name: /ChatGPT/ })).toContainText("Unknown to the model");
  await expect(queries.getByRole("link", { name: /Grok/ })).toContainText("Not named");
  await expectNoAxeViolations();
});

test("the answers behind the figure are filtered by it, and say so", async ({ page, server, workspace }) => {
  const [sample] = server.sample(listAnswers).results;
  if (!sample) throw new Error("A sample of a list has one entry.");
  server.answer(listAnswers, {
    count: 1,
    next: null,
    previous: null,
    count_is_bound: false,
    results: [{ ...sample, ...unknownLine }],
  });
  await page.goto(conversationsAddress(workspace, "?view=answers&counted=true&unknown_to_model=true"));

  await expect(page.getByText("does not know you")).toBeVisible();
  await expect(page.getByText("Unknown to the model")).toBeVisible();
  const asked = server.calls(listAnswers).at(-1);
  expect(asked?.query.get("unknown_to_model")).toBe("true");
});

test("an answer shows which brands it does not know apart from those that it names", async ({
  page,
  server,
  workspace,
}) => {
  const unknown_brands = [{ brand_id, brand: "Northwind", is_client: true }];
  const [mention] = server.sample(getAnswer).mentions;
  if (!mention) throw new Error("A sample of a list has one entry.");
  const named = { ...mention, brand: "Fabrikam", is_client: false, position: 1, spans: [] };
  const both = answerOf(server, chatgpt, { unknown_brands, mentions: [named], text: "Fabrikam is good." });
  await openConversation(page, { server, workspace }, [both]);

  const brands = page.getByRole("region", { name: "Brands" });
  await expect(brands.getByRole("list", { name: "Brands named" })).toContainText("#1Fabrikam");
  await expect(brands.getByRole("list", { name: "Brands unknown to the model" })).toContainText(
    "NorthwindYour brandUnknown to the model",
  );
  await expect(brands.getByText("Your brand is not named.")).toHaveCount(0);
  await expect(page.getByRole("tab", { name: /ChatGPT/ })).toContainText("Unknown to the model");
  await expectNoAxeViolations();

  server.answer(getConversation, server.sample(getConversation, { answers: [{ ...both, mentions: [] }] }));
  await page.reload();
  await expect(brands.getByRole("list", { name: "Brands unknown to the model" })).toBeVisible();
  await expect(brands.getByRole("list", { name: "Brands named" })).toHaveCount(0);
});
