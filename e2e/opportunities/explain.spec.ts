import {
  type AnswerExplanation,
  type ComparedPage,
  explainAnswer,
} from "@citelens/contract/content/explanation";
import { sampleAnswer } from "@citelens/contract/test/samples/sample-answer";
import { expect, type Page } from "@playwright/test";
import { findConversation } from "../conversations/conversations.ts";
import { chairs } from "../seed/desk-chairs.ts";
import { openOwn, openSeeded } from "../support/seeded.ts";
import { test } from "../support/test.ts";

const explanationCall = "**/answers/*/explanation/";

async function openAnswer(page: Page, open = openSeeded): Promise<void> {
  const seeded = await open(page, "desk-chairs");
  const { address } = await findConversation(page, seeded, chairs.best);
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "Why these pages" })).toBeVisible();
}

const explain = (page: Page) => page.getByRole("button", { name: "Explain this answer" });

test("an answer is explained, and cited pages that were not read are read when asked", async ({ page }) => {
  // Somebody who looks for opportunities may have tried them already: until they are asked for here, nobody has.
  let isAsked = false;
  await page.route(explanationCall, async (route) => {
    const response = await route.fetch();
    const found: AnswerExplanation = await response.json();
    const cited = found.cited.map((one): ComparedPage => ({ ...one, reading: "UNREAD" }));
    await route.fulfill({ response, json: isAsked ? found : { ...found, cited } });
  });
  page.on("response", (response) => {
    isAsked ||= response.url().endsWith("/explanation/read/") && response.status() === 202;
  });
  await openAnswer(page, openOwn);
  await explain(page).click();

  const cited = page.getByRole("region", { name: "Pages it cites" });
  await expect(cited.getByText("Not read yet.").first()).toBeVisible();
  await page.getByRole("button", { name: "Read them now" }).click();
  await expect(
    cited.getByText("Could not be read, or its robots.txt does not allow it.").first(),
  ).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole("button", { name: "Read them now" })).toHaveCount(0, { timeout: 60_000 });
  await page.getByRole("button", { name: "Hide the explanation" }).click();
  await expect(cited.getByText("Could not be read")).toHaveCount(0);
});

test("your pages stand beside the ones that are cited", async ({ page }) => {
  const explanation = sampleAnswer(explainAnswer);
  await page.route(explanationCall, (route) => route.fulfill({ json: explanation }));
  await openAnswer(page);
  await explain(page).click();

  const yours = page.getByRole("region", { name: "Your pages", exact: true });
  await expect(yours).toBeVisible();
  const [left, right] = [
    await yours.boundingBox(),
    await page.getByRole("region", { name: "Pages it cites" }).boundingBox(),
  ];
  expect(right?.x).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 0));
});
