import { shiftDay } from "@citelens/contract/base/days";
import type { Changes } from "@citelens/contract/test/samples/sample-answer";
import {
  checkModels,
  checkOperator,
  getModelChecks,
  getModelFigures,
  listOperatorHealth,
  type OperatorHealth,
  switchOperator,
} from "@citelens/contract/visibility/operators";
import type { AppPage } from "../../../../test/components/app-page.tsx";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import type { ElementLocator } from "../../../../test/components/element-locator.ts";
import type { ServerDouble } from "../../../../test/components/server-double.ts";
import { expect, failure, test } from "../superuser.test-helper.ts";

const today = new Date().toISOString().slice(0, 10);
const reason = "You exceeded your current quota, please check your plan and billing details.";

/** A model of the list, with a key unless something else is said. */
function modelOf(server: ServerDouble, changes: Changes<OperatorHealth> = {}): OperatorHealth {
  return server.sample(switchOperator, { id: "chatgpt", display_name: "ChatGPT", ...changes });
}

function rowOf(page: AppPage, model: string): ElementLocator {
  const named = page.getByText(model, { exact: true });
  const row = page.getByRole("table", { name: "AI models" }).getByRole("row");
  return row.filter({ has: page.getByRole("rowheader").filter({ has: named }) });
}

test("a switch that the server refuses changes nothing, and can be tried again", async ({
  rootPage: page,
  server,
}) => {
  server.answer(listOperatorHealth, [modelOf(server)]);
  server.fail(switchOperator);
  await page.goto("/admin/models");

  const chatGpt = rowOf(page, "ChatGPT");
  const asked = page.getByRole("dialog", { name: /^Switch/ });
  await chatGpt.getByRole("switch").click();
  await asked.getByRole("textbox", { name: "Reason" }).fill("Too dear");
  await asked.getByRole("button", { name: "Switch off" }).click();
  await expect(asked).toContainText(failure);
  await asked.getByRole("button", { name: "Cancel" }).click();
  await expect(chatGpt.getByRole("switch")).toBeChecked();
});

test("a check that fails says why, and one that succeeds ends the pause", async ({
  rootPage: page,
  server,
}) => {
  const now = new Date().toISOString();
  const failed = { last_failure_at: now, last_failure_kind: "quota", last_failure: reason } as const;
  const pause = { paused_until: "2099-11-20T13:59:00.000Z", pause_reason: reason };
  const answerWith = (answered: boolean, changes: Changes<OperatorHealth>): void => {
    const operator = modelOf(server, { ...changes, ...failed });
    const why = answered ? {} : ({ failure_kind: "quota", failure: reason } as const);
    server.answer(checkOperator, () => {
      server.answer(listOperatorHealth, [operator]);
      return { answered, failure_kind: null, failure: null, ...why, operator };
    });
  };
  server.answer(listOperatorHealth, [modelOf(server)]);
  answerWith(false, { available: false, ...pause });
  const release = server.hold(checkOperator);
  await page.goto("/admin/models");

  const chatGpt = rowOf(page, "ChatGPT");
  const check = chatGpt.getByRole("button", { name: "Check ChatGPT" });
  await check.click();
  await expect(check).toHaveAttribute("aria-busy", "true");
  release();
  await expect(page.getByText(`ChatGPT: Out of quota. ${reason}`)).toBeVisible();
  await expect(chatGpt).toContainText("Paused until 20 Nov 2099, 13:59");
  await expect(chatGpt.getByText(reason)).toHaveCount(1);
  await expect(chatGpt.getByText("Out of quota")).toHaveCount(2);

  answerWith(true, { last_answer_at: now });
  await check.click();

  await expect(page.getByText("ChatGPT answered. It is no longer paused.")).toBeVisible();
  await expect(chatGpt).toContainText("Ready");
  await expect(chatGpt.getByText("Answered", { exact: true })).toBeVisible();
});

test("a model that ends says when and what to use, in its row and above everything", async ({
  rootPage: page,
  server,
}) => {
  const now = new Date().toISOString();
  const model = modelOf(server, {
    model: "gpt-5-mini",
    standing: "ending",
    retirement: { shutdown_day: shiftDay(today, 18), replacement: "gpt-6.1-terra" },
    available: false,
    paused_until: "2099-11-20T13:59:00.000Z",
    pause_reason: reason,
    last_answer_at: now,
    last_failure_at: now,
    last_failure_kind: "quota",
    last_failure: reason,
  });
  server.answer(listOperatorHealth, [model]);
  await page.goto("/admin/models");

  await expect(rowOf(page, "ChatGPT")).toContainText(/Ends in 18 days\s*Shuts down on .*: use gpt-6.1-terra/);
  const attention = page.getByRole("status").filter({ hasText: "1 model needs attention" });
  await expect(attention).toContainText(/ChatGPT: Shuts down on .*: use gpt-6.1-terra/);
  await expect(page.getByRole("heading", { name: "Models of the providers" })).toBeVisible();
  await expectNoAxeViolations();
});

test("says once which model answers in the place of another", async ({ rootPage: page, server }) => {
  const model = modelOf(server, { standing: "redirected", answers_as: "gpt-6.1-terra" });
  server.answer(listOperatorHealth, [model]);
  await page.goto("/admin/models");

  const row = rowOf(page, "ChatGPT");
  await expect(row).toContainText("Redirected");
  await expect(row.getByText("gpt-6.1-terra")).toHaveText("gpt-6.1-terra answers in its place");
});

test("tells of a provider that fails, of models that write and judge, and of what has no list", async ({
  rootPage: page,
  server,
}) => {
  const provider = { has_list: true, checked_at: null, failed_at: null, failure: null };
  const failed_at = new Date().toISOString();
  server.answer(getModelChecks, {
    providers: [
      { ...provider, provider: "openai", failed_at, failure: "The engine is busy." },
      { ...provider, provider: "dataforseo", has_list: false },
      { ...provider, provider: "xai" },
    ],
    helpers: [
      {
        use: "judge",
        provider: "openai",
        model: "gpt-5-nano",
        standing: "ended",
        retirement: { shutdown_day: "2020-01-02", replacement: "gpt-6-luna" },
      },
    ],
  });
  server.fail(checkModels);
  const release = server.hold(getModelChecks);
  await page.goto("/admin/models");
  const card = page.getByRole("region", { name: "Models of the providers" });
  await expect(card.locator("[aria-busy=true]")).toHaveCount(1);
  release();

  await expect(card).toContainText(/openai\s*Not read.*The engine is busy\./);
  await expect(card).toContainText(/dataforseo\s*Has no list of models/);
  await expect(card).toContainText(/xai\s*Not checked yet/);
  await expect(card).toContainText(
    /Judges answers\s*openai\/gpt-5-nano\s*Ended\s*Was shut down on 2 Jan 2020: use gpt-6-luna/,
  );
  await expect(page.getByText("1 model needs attention")).toBeVisible();
  await expectNoAxeViolations();
  await card.getByRole("button", { name: "Check now" }).click();
  await expect(page.getByText(failure)).toBeVisible();
});

test("tells that no provider has a key, and of checks that cannot be read", async ({
  rootPage: page,
  server,
}) => {
  server.answer(getModelChecks, { providers: [], helpers: [] });
  await page.goto("/admin/models");
  const card = page.getByRole("region", { name: "Models of the providers" });
  await expect(card).toContainText("No provider has a key yet.");

  server.fail(getModelChecks);
  await page.reload();
  await expect(card.getByRole("button", { name: "Retry" })).toBeVisible();
});

test("says what failed and tries again", async ({ rootPage: page, server }) => {
  server.fail(listOperatorHealth);
  await page.goto("/admin/models");
  await expect(page.getByText(failure)).toBeVisible();

  const lacksKey = { configured: false, available: false, needs: ["ANTHROPIC_API_KEY"] };
  server.answer(listOperatorHealth, [modelOf(server, { display_name: "Claude", ...lacksKey })]);
  const release = server.hold(listOperatorHealth);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("table", { name: "AI models" })).toHaveAttribute("aria-busy", "true");
  release();

  await expect(rowOf(page, "Claude")).toContainText("ANTHROPIC_API_KEY");
});

test("shows what answers cost, how many failed, how long they took, and each pause", async ({
  rootPage: page,
  server,
}) => {
  const named = { id: "chatgpt", display_name: "ChatGPT" };
  const paused = { ...named, paused_at: `${today}T08:00:00.000Z`, reason };
  server.answer(getModelFigures, {
    from: shiftDay(today, -29),
    to: today,
    models: [
      {
        ...named,
        calls: 200,
        failed: 10,
        error_rate: 5,
        error_interval: { low: 2.7, high: 9 },
        cost_per_answer_usd: 0.0123,
        mean_ms: 2_340,
      },
    ],
    pauses: [
      { ...paused, paused_at: `${today}T09:00:00.000Z`, ended_at: null, ended_by: null },
      { ...paused, ended_at: `${today}T08:20:00.000Z`, ended_by: "CHECK" },
    ],
  });
  await page.goto("/admin/models");

  const table = page.getByRole("table", { name: "Figures of the last 30 days" });
  await expect(table).toContainText(/ChatGPT.*\$0\.01.*5.*%.*n = 200 · 2\.7.*–9.*2\.3.*s.*200/);
  const pauses = page.getByRole("table", { name: "Pauses of the last 30 days" });
  await expect(pauses.getByRole("row")).toHaveCount(3);
  await expect(pauses.getByRole("row").nth(1)).toContainText("Still paused");
  await expect(pauses.getByRole("row").nth(2)).toContainText("By a test question");
  await expect(pauses.getByRole("row").nth(2)).toContainText(reason);
  await expectNoAxeViolations();
});
