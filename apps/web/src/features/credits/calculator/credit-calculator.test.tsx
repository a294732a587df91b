import type { Input } from "@citelens/contract/base/endpoint";
import type { ErrorCode } from "@citelens/contract/base/errors";
import { calculateCredits, type Estimate } from "@citelens/contract/billing/credits";
import type { AppPage } from "../../../../test/components/app-page.tsx";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import { expect, test } from "../../../../test/components/page-test.ts";
import type { Call, ServerDouble } from "../../../../test/components/server-double.ts";

type CalculatorBody = Input<typeof calculateCredits>["body"];

const calculatorPage = "/settings/credit-calculator";

function bodyOf({ body }: Call): CalculatorBody {
  return body as CalculatorBody; // the page's own request
}

/** Estimate of three models, at 10 credits a query; an ongoing month costs nothing. */
function estimateOf(server: ServerDouble, asked: CalculatorBody): Estimate {
  const queries = asked.campaigns.reduce((sum, campaign) => sum + campaign.queries, 0);
  return server.sample(calculateCredits, {
    calculation: { total_available_models: 3 },
    costs: {
      first_month: { total_credits: queries * 10, cost_eur: 1 },
      subsequent_months: { total_credits: 0, cost_eur: 0 },
    },
  });
}

/** Types faster than anybody could: no timer sees what was in the field before. */
function type(field: HTMLElement, text: string): void {
  // React listens to the field's own setter, which a plain assignment would go past.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function shown(page: AppPage, credits: string) {
  return page.getByText(`${credits} credits`, { exact: true }).first();
}

test("asks once for what is typed at once, and shows the last answer", async ({ page, server }) => {
  const slow = Promise.withResolvers<void>();
  server.answer(calculateCredits, async (call) => {
    const asked = bodyOf(call);
    // The question of 30 queries is answered late, after the one that follows it.
    if (asked.campaigns[0]?.queries === 30) await slow.promise;
    return estimateOf(server, asked);
  });
  const asked = () => server.calls(calculateCredits).map((call) => bodyOf(call).campaigns[0]?.queries);
  await page.goto(calculatorPage);
  await expect(shown(page, "250")).toBeVisible();
  const campaign = { id: 1, campaign_type: "BRAND", queries: 25 };
  expect(
    server.calls(calculateCredits).map(bodyOf),
    "as many models as a campaign may have, then as many as there are",
  ).toEqual([
    { campaigns: [{ ...campaign, num_llms_per_campaign: 4 }], num_optimizations: 0 },
    { campaigns: [{ ...campaign, num_llms_per_campaign: 3 }], num_optimizations: 0 },
  ]);

  await page.getByLabel("Queries").evaluate((field) => {
    for (const text of ["2", "20"]) type(field, text);
  });
  await expect(shown(page, "200")).toBeVisible();
  expect(asked()).toEqual([25, 25, 20]);

  await page.getByLabel("Queries").fill("30");
  await expect.poll(asked).toEqual([25, 25, 20, 30]);
  await page.getByLabel("Queries").fill("10");
  await expect(shown(page, "100")).toBeVisible();
  slow.resolve();
  await expect(shown(page, "100")).toBeVisible();
  expect(asked()).toEqual([25, 25, 20, 30, 10]);
});

test("ignores and caps what is typed as its rules say", async ({ page, server }) => {
  server.answer(calculateCredits, (call) => estimateOf(server, bodyOf(call)));
  await page.goto(calculatorPage);
  await expect(shown(page, "250")).toBeVisible();
  const queries = page.getByLabel("Queries");
  const llms = page.getByLabel("LLMs");
  const optimizations = page.getByLabel("Optimizations", { exact: true });

  await queries.fill("101");
  await expect(queries).toHaveValue("100");
  await llms.fill("9");
  await expect(llms).toHaveValue("3");
  await optimizations.fill("101");
  await expect(optimizations).toHaveValue("100");
  for (const nonsense of ["0", "-3", "2.5", "", "many"]) {
    await queries.fill(nonsense);
    await queries.blur();
    await expect(queries).toHaveValue("100");
    await llms.fill(nonsense);
    await llms.blur();
    await expect(llms).toHaveValue("3");
  }
  await optimizations.fill("-1");
  await optimizations.blur();
  await expect(optimizations).toHaveValue("100");
  await optimizations.fill("");
  await optimizations.blur();

  await expect(optimizations).toHaveValue("0");
  await expect(shown(page, "1,000")).toBeVisible();
  const campaign = { id: 1, campaign_type: "BRAND", queries: 100, num_llms_per_campaign: 3 };
  await expect
    .poll(() => server.calls(calculateCredits).map(bodyOf).at(-1))
    .toEqual({ campaigns: [campaign], num_optimizations: 0 });
});

test("says what went wrong", async ({ page, server }) => {
  server.fail(calculateCredits);
  await page.goto(calculatorPage);
  await expect(page.getByText("Failed to calculate costs")).toBeVisible();
  await expectNoAxeViolations();

  const sentence = "This calculation is too large.";
  const code: ErrorCode = "TOO_LARGE";
  const refused = { detail: sentence, code, error: sentence };
  server.answer(calculateCredits, Response.json(refused, { status: 400 }));
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText(sentence)).toBeVisible();
  server.answer(calculateCredits, (call) => estimateOf(server, bodyOf(call)));
  await page.getByRole("button", { name: "Add Campaign" }).click();
  await expect(shown(page, "500")).toBeVisible();
});

test("names the models that it prices by, also before any can be asked", async ({ page, server }) => {
  const sample = server.sample(calculateCredits);
  const [campaign] = sample.calculation.campaigns;
  const model = { id: "chatgpt", name: "gpt", display_name: "ChatGPT", operator_name: "OpenAI" };
  if (!campaign) throw new Error("The sample has no campaign");
  const priced = { ...campaign, selected_models: [], priced_by: [{ ...model, operator_favicon: null }] };
  server.answer(calculateCredits, {
    ...sample,
    calculation: { ...sample.calculation, campaigns: [priced] },
  });
  await page.goto(calculatorPage);
  await expect(page.getByText("None of these can be asked yet.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Models of campaign 1" })).toContainText("ChatGPT");
});
