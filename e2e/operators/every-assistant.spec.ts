import { expect, type Locator, type Page } from "@playwright/test";
import type { Channel } from "../../apps/server/test/fakes/ai/channel.ts";
import { expectNoAxeViolations } from "../support/checks.ts";
import { signInAsRoot } from "../support/root.ts";
import { test as base, keepTokens, signIn } from "../support/test.ts";
import { askEveryAssistant, type EveryAssistant, localIndex, question } from "./every-assistant.ts";

const dataDir = `${import.meta.dirname}/../../test-results/every-assistant`;

const test = base.extend<object, { readonly every: EveryAssistant }>({
  every: [
    async ({ playwright: _ }, use) => {
      const every = await askEveryAssistant(dataDir);
      await use(every);
      await every.close();
    },
    { scope: "worker", timeout: 150_000 },
  ],
  baseURL: async ({ every }, use) => use(every.address),
});

/** Costs of the doubles' answers that these providers report themselves; of the others it is worked out from their prices. */
const reported: Readonly<Record<string, string>> = {
  "ai-overviews": "$0.004",
  "ai-mode": "$0.004",
  "chatgpt-app": "$0.004",
  grok: "$0.0189",
  perplexity: "$0.0051",
};

/** The doubles' text; two vendors put the number of the source into it. */
const text = /^Acorn makes good chairs( +\[1\])?, says Review\.$/;

interface ShownSource {
  readonly url: string;
  readonly name: string;
}

test("an answer of every assistant shows its text, its sources, its searches and what it cost", async ({
  page,
  every,
}) => {
  test.slow();
  await signIn(page, every.account);
  await page.goto(every.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(question);

  for (const { id, display_name, channel } of every.assistants) {
    await test.step(id, async () => {
      const answer = await openAnswer(page, every, id, display_name);
      const { sources, searched, queries } = channel.finds;
      await expect(answer.getByText(/Acorn/).locator("xpath=ancestor-or-self::p")).toHaveText(text);
      expect(await sourcesIn(page, "Cited")).toEqual(shown(sources.filter(({ cited }) => cited)));
      const isTold = every.answers.get(id)?.tells_citations;
      const retrieved = await sourcesIn(page, isTold ? "Only retrieved" : "Retrieved");
      expect(retrieved).toEqual(shown(sources.filter(({ cited }) => !cited)));

      const how = howObtained(page);
      await expect(fact(how, "Grounded in search")).toHaveText(searched ? "Yes" : "No, from what it learnt");
      const words = how
        .getByRole("region", { name: "Searches of the model" })
        .locator("ol > li > div > p:first-child");
      await expect(words).toHaveText(queries.length > 0 ? [...queries] : ["It does not say what for."]);
      if (queries.length === 0) await expect(how).not.toContainText("which search found which source");
      const charged = fact(how, "Charged by AI providers");
      const amount = reported[id];
      await expect(charged).toHaveText(amount ? `${amount} (as reported)` : /^\$\d+\.\d+ \(estimated\)$/);
      expect(amountIn(await charged.textContent())).toBeGreaterThan(0);
    });
  }
});

test("the local index answers beside them from the brand's own site, and nobody is paid for it", async ({
  page,
  every,
}) => {
  await signIn(page, every.account);
  await page.goto(every.path);

  const answer = await openAnswer(page, every, localIndex, "Local index");

  await expect(answer).toContainText("Acorn makes good chairs of oak and ash");
  expect(await sourcesIn(page, "Cited")).toEqual([{ url: `${every.site.url}/`, name: "Acorn chairs" }]);
  const how = howObtained(page);
  await expect(how.getByRole("region", { name: "Searches of the model" })).toContainText(question);
  await expect(fact(how, "Charged by AI providers")).toHaveText("Nothing");
  await expectNoAxeViolations(page);
});

test("the run says how many have answered, and costs what its answers cost", async ({ page, every }) => {
  await signIn(page, every.account);
  await page.goto(`/workspaces/${every.workspace.id}/insight/${every.campaignId}/details`);

  const runs = page.getByRole("table", { name: "Runs" });
  const run = runs.getByRole("row").nth(1);
  const all = every.assistants.length + 1;
  await expect(run).toContainText(`${all} / ${all}`);
  const columns = await runs.getByRole("columnheader").allTextContents();
  const cost = run.locator("th, td").nth(columns.indexOf("Provider cost"));
  expect(amountIn(await cost.textContent())).toBeCloseTo(costOf(every, every.assistants), 2);
  await expect(cost).not.toHaveText("$0.00");
});

test("nothing is sold, so no campaign is said to have a price or to end with the credits", async ({
  page,
  every,
}) => {
  await signIn(page, every.account);
  await page.goto(`/workspaces/${every.workspace.id}/insight/${every.campaignId}/details`);
  const cost = page.getByRole("region", { name: "Cost", exact: true });
  await expect(cost).toContainText("about $");
  await expect(cost).not.toContainText("€");
  await expect(cost).toContainText(/Of that for judging sentiment\$0/);
  await expect(cost).toContainText("No model judges answers: sentiment is estimated from words.");
  await expect(cost).toContainText("Whoever runs this installation chooses one by JUDGE_MODEL.");

  await page.goto(`/workspaces/${every.workspace.id}/insight/create`);
  await page.getByLabel("Add a query").fill(question);
  await page.keyboard.press("Enter");
  for (const { display_name } of every.assistants) {
    await page.getByRole("checkbox", { name: display_name, exact: true }).check();
  }
  const estimate = page.getByRole("region", { name: "Estimate", exact: true });
  await expect(estimate).toContainText(`${every.assistants.length} answers in the first run`);
  await expect(estimate).toContainText(/First month.*about \$.*to AI providers/);
  await expect(estimate).toContainText("No model judges answers: sentiment is estimated from words.");
  await expect(estimate).not.toContainText(/€|balance|tax|Get credits/);
});

test("a tab that the address chose is in sight beside those of every assistant", async ({ page, every }) => {
  await signIn(page, every.account);
  await page.goto(`${every.path}#searches`);

  await expect(page.getByRole("tab", { name: "Searches" })).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});

test("the superuser sees what was paid to each provider, and how often it was asked", async ({
  page,
  every,
}) => {
  await keepTokens(page, await signInAsRoot(page.request, every.log));
  await page.goto("/admin/spending");

  const byProvider = Map.groupBy(every.assistants, ({ provider }) => provider);
  const rows = page.getByRole("table", { name: "Costs by operator" }).getByRole("row");
  await expect(rows).toHaveCount(1 + byProvider.size);
  for (const [provider, assistants] of byProvider) {
    await test.step(provider, async () => {
      const named = page.getByText(provider, { exact: true });
      const cells = rows
        .filter({ has: page.getByRole("rowheader").filter({ has: named }) })
        .getByRole("cell");
      await expect(cells.nth(2), "calls").toHaveText(String(assistants.length));
      await expect(cells.nth(3), "of them failed").toHaveText("0");
      const usd = amountIn(await cells.nth(0).textContent());
      expect(usd).toBeGreaterThan(0);
      expect(usd).toBeCloseTo(costOf(every, assistants), 4);
      const isExact = assistants.every(({ id }) => id in reported);
      await expect(cells.nth(1)).toHaveText(isExact ? "Exact" : "Estimated");
    });
  }
});

/** Without a title a source goes by its domain. */
function shown(sources: Channel["finds"]["sources"]): ShownSource[] {
  return sources.map(({ url, title }) => ({ url, name: title ?? new URL(url).hostname }));
}

async function openAnswer(page: Page, every: EveryAssistant, id: string, name: string): Promise<Locator> {
  await page.goto(`${every.path}#answer-${every.answers.get(id)?.id}`);
  const answer = page.getByRole("article", { name: `Answer of ${name}`, exact: true });
  await expect(answer).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  return answer;
}

async function sourcesIn(page: Page, title: string): Promise<ShownSource[]> {
  const links = await page
    .getByRole("region", { name: "Sources", exact: true })
    .getByRole("region", { name: title, exact: true })
    .locator('a[href^="http"]')
    .all();
  return Promise.all(
    links.map(async (link) => ({
      url: new URL((await link.getAttribute("href")) ?? "").href,
      name: (await link.textContent()) ?? "",
    })),
  );
}

function howObtained(page: Page): Locator {
  return page.getByRole("region", { name: "How this answer was obtained" });
}

function fact(how: Locator, name: string): Locator {
  return how.locator("dl > div").filter({ hasText: name }).locator("dd");
}

function amountIn(shown: string | null): number {
  return Number(/\$([\d.]+)/.exec(shown ?? "")?.[1]);
}

/** Cost of the answers of these assistants, as the conversation has it. */
function costOf({ answers }: EveryAssistant, assistants: EveryAssistant["assistants"]): number {
  return assistants.reduce((sum, { id }) => sum + (answers.get(id)?.cost?.usd ?? Number.NaN), 0);
}
