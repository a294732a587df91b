import type { AnswerExplanation, ComparedPage } from "@citelens/contract/content/explanation";
import { expect, type Page } from "@playwright/test";
import { conversationsAddress, findConversation } from "../conversations/conversations.ts";
import { chairs } from "../seed/desk-chairs.ts";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { openOwn, openSeeded } from "../support/seeded.ts";
import { test } from "../support/test.ts";
import { phone, themes, useTheme } from "../support/views.ts";
import { knownIds } from "./known-opportunity.ts";

const explanationCall = "**/answers/*/explanation/";

const review: ComparedPage = {
  ...{
    url: "https://review.example/chairs",
    domain: "review.example",
    title: "Chairs compared",
    kind: "REVIEW",
  },
  ...{ position: 1, cited: true, reading: "READ", found_for: ["desk chairs 2026"] },
  passages: [
    {
      ...{ fit: 82.4, heading: "Which chair is best", has: ["desk", "chairs", "back"], lacks: [] },
      text: "We sat on twelve desk chairs for a month.\nTwo of them support the back.",
    },
    null,
  ],
};
const known: AnswerExplanation = {
  standing: "FOUND",
  standing_text: "A search of ChatGPT found your page /chairs, and it cites others.",
  questions: ["best desk chairs for a back", "desk chairs 2026"],
  own: [
    {
      ...review,
      ...{ url: "https://northwind.example/chairs", domain: "northwind.example", title: "Our chairs" },
      ...{ kind: "OWNED", position: 4, cited: false },
      passages: [
        {
          ...{ fit: 41, heading: "Chairs", text: "Our chairs are light.", has: ["chairs"] },
          lacks: ["desk", "back"],
        },
        null,
      ],
    },
  ],
  cited: [
    review,
    { ...review, url: "https://shop.example/", position: 2, reading: "UNREADABLE", passages: [null, null] },
  ],
  reasons: [
    { code: "HOLDS_LESS", text: "Your page /chairs holds 41 % of the query, review.example 82 %." },
    {
      code: "LACKS_WORDS",
      text: "The cited passage of review.example speaks of “desk”, “back”; yours does not.",
    },
  ],
  blockers: [],
  opportunity_id: knownIds.opportunity,
};

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

test("passages stand side by side, by each question, in both themes and on a phone", async ({ page }) => {
  test.slow();
  await page.route(explanationCall, (route) => route.fulfill({ json: known }));
  await openAnswer(page);
  await explain(page).click();

  await expect(page.getByText(known.standing_text)).toBeVisible();
  await expect(page.getByRole("list", { name: "What the texts tell" }).getByRole("listitem")).toHaveText(
    known.reasons.map(({ text }) => text),
  );
  const yours = page.getByRole("region", { name: "Your pages", exact: true });
  await expect(yours).toContainText("Found, not cited");
  await expect(yours).toContainText("Holds 41 %");
  await expect(yours).toContainText("Lacks: desk, back");
  const [left, right] = [
    await yours.boundingBox(),
    await page.getByText("Chairs compared").first().boundingBox(),
  ];
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
  await expect(page.getByRole("link", { name: "See the opportunity of this query" })).toHaveAttribute(
    "href",
    new RegExp(`opportunities\\?.*opportunity=${knownIds.opportunity}`),
  );
  for (const theme of themes) {
    await useTheme(page, theme);
    await expectNoAxeViolations(page);
  }
  await page.setViewportSize(phone);
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);

  await page.getByLabel("Compared by").selectOption("A search: desk chairs 2026");
  await expect(yours).toContainText("Nothing on this page speaks of it.");
});

test("it says that it compares, and when that failed, and tries again", async ({ page }) => {
  const held = hold();
  let isBroken = true;
  await page.route(explanationCall, async (route) => {
    if (!isBroken) return route.fulfill({ json: { ...known, own: [], cited: [], opportunity_id: null } });
    await held.until;
    return route.fulfill({
      status: 500,
      json: { code: "INTERNAL", detail: "Something went wrong on our side." },
    });
  });
  await openAnswer(page);
  await explain(page).click();
  await expect(page.getByRole("status", { name: "Comparing pages" })).toBeVisible();
  held.release();

  const retry = page.getByRole("button", { name: "Retry" });
  await expect(retry).toBeVisible({ timeout: 30_000 });
  isBroken = false;
  await retry.click();
  await expect(
    page.getByText("None of your pages that were read says anything of this query."),
  ).toBeVisible();
  await expect(page.getByText("This answer cites no page of others.")).toBeVisible();
});

test("an answer that failed has nothing to explain", async ({ page }) => {
  const seeded = await openSeeded(page, "desk-chairs");
  await page.goto(conversationsAddress(seeded.workspace, "?view=answers"));
  await page
    .getByRole("list", { name: "Answers", exact: true })
    .getByRole("listitem")
    .filter({ hasText: "Meta AI" })
    .first()
    .getByRole("link")
    .click();
  await expect(page.getByRole("article")).toBeVisible();

  await expect(explain(page)).toHaveCount(0);
});
