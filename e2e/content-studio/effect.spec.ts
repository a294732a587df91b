import { publishedAhead } from "@citelens/contract/content/effect-words";
import { expect, type Locator, type Page, type Route } from "@playwright/test";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { skipWaitsFor } from "../support/skip-waits.ts";
import { test } from "../support/test.ts";
import { phone } from "../support/views.ts";
import {
  answerOverview,
  approvedText,
  knownDay,
  knownEffect,
  knownText,
  overviewAddress,
  textIds,
} from "./known-effect.ts";

function cardOf(page: Page): Locator {
  return page.getByRole("dialog").getByRole("region", { name: "Effect", exact: true });
}

function afterDays(page: Page, days: number): Locator {
  return cardOf(page).getByRole("table", { name: `Effect after ${days} days` });
}

const publishCall = "**/optimizations/*/publish/";

test("the card tells what changed in each window, against the others, with all its numbers", async ({
  signedInPage: page,
  workspace,
}) => {
  await page.clock.setFixedTime(new Date(knownDay));
  await answerOverview(page);
  await page.goto(overviewAddress(workspace, `?effect=${textIds.rain}`));

  const card = cardOf(page);
  await expect(card.getByRole("link", { name: /northwind\.example\/rain/ })).toHaveAttribute(
    "href",
    "https://northwind.example/rain",
  );
  await expect(card).toContainText(
    /Live.*97\.2\s% of its words in a row are on the page.*Looked 3 hours ago/s,
  );
  await expect(card.getByRole("link", { name: "Autumn" })).toBeVisible();
  await expect(card.getByRole("listitem")).toContainText([
    /^7 days.*Over.*3 – 9 Nov 2026 against 27 Oct – 2 Nov 2026/s,
    /^14 days.*Over/s,
    /^18 of 28 days.*Running, so far/s,
  ]);
  const rows = afterDays(page, 7).getByRole("row");
  await expect(rows.nth(1)).toContainText(
    /Named.*1 target query against 5 others.*14\.29\s% → 75\.0\s%.*4 of 28 → 21 of 28.*25\.0\s% → 27\.14\s%.*35 of 140 → 38 of 140.*\+58\.6 pts.*\+31\.2 to \+79\.8.*Moved up/s,
  );
  await expect(rows.nth(2)).toContainText(/Cited.*9 of 22 → 8 of 24.*−9\.1 pts.*Within noise/s);
  await expect(afterDays(page, 14)).toContainText(/– → 25\.0\s%.*0 of 0 → 3 of 12.*Not comparable/s);
  await expect(afterDays(page, 28)).toContainText("No verdict before its days are over");
  await expect(afterDays(page, 28)).not.toContainText("Moved");
});

test("the card says what is ahead, that another text stands there, and what to do without queries", async ({
  signedInPage: page,
  workspace,
}) => {
  await page.clock.setFixedTime(new Date(knownDay));
  await answerOverview(page);
  await page.goto(overviewAddress(workspace, `?effect=${textIds.noise}`));
  await expect(cardOf(page)).toContainText(
    /Another text stands there.*12\.5\s% of its words.*It follows once the 7 days are over\..*It follows once the 14 days are over\./s,
  );

  await page.goto(overviewAddress(workspace, `?effect=${textIds.unasked}`));
  await expect(cardOf(page)).toContainText(
    /Could not be read.*status 404.*No campaign asks any of its target queries/s,
  );
  await expect(cardOf(page).getByRole("link", { name: "GEO Campaigns" })).toBeVisible();
  await expect(cardOf(page).getByRole("table")).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test("the card waits until somebody looked, and fails by itself", async ({
  signedInPage: page,
  workspace,
}) => {
  const call = `**/optimizations/${textIds.rain}/effect/`;
  let answer = (route: Route): Promise<void> => route.fulfill({ status: 500, json: {} });
  await page.clock.install({ time: new Date(knownDay) });
  await answerOverview(page);
  await page.route(call, (route) => answer(route));
  await page.goto(overviewAddress(workspace, `?effect=${textIds.rain}`));
  await skipWaitsFor(page, cardOf(page).getByRole("button", { name: "Retry" }));

  answer = (route) => route.fulfill({ json: knownEffect({ live: null }) });
  await cardOf(page).getByRole("button", { name: "Retry" }).click();
  await expect(cardOf(page)).toContainText("Not looked yet");
  answer = (route) => route.fulfill({ json: knownEffect() });
  await skipWaitsFor(page, cardOf(page).getByText("Live", { exact: true }));
});

test("a text that is not published asks for it, and one that is missing or not done says so", async ({
  signedInPage: page,
  workspace,
}) => {
  await answerOverview(page);
  const missing = "0198a3b2-7c1d-7e00-8a55-0242ac120002";
  await page.goto(overviewAddress(workspace, `?effect=${textIds.approved}`));
  await expect(cardOf(page)).toContainText("Say where the text was published");
  await cardOf(page).getByRole("button", { name: "It was published" }).click();
  await expect(page.getByRole("dialog", { name: "Where was it published?" })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.goto(overviewAddress(workspace, `?effect=${textIds.working}`));
  await expect(page.getByRole("dialog")).toContainText("It is not done yet");

  await page.unrouteAll();
  await page.goto(overviewAddress(workspace, `?effect=${missing}`));
  const panel = page.getByRole("dialog", { name: "No such text" });
  await panel.getByRole("button", { name: "Back to the overview" }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(overviewAddress(workspace));
});

test("a text is published once, with what is refused under its field", async ({
  signedInPage: page,
  workspace,
}) => {
  await page.clock.setFixedTime(new Date(knownDay));
  await answerOverview(page);
  await page.goto(overviewAddress(workspace));
  await page.getByRole("button", { name: `Published: ${approvedText.title}` }).click();

  const dialog = page.getByRole("dialog", { name: "Where was it published?" });
  const [address, time] = [dialog.getByLabel("Address"), dialog.getByLabel("Date and time")];
  const save = dialog.getByRole("button", { name: "Published" });
  await expect(dialog).toContainText(/at once and weekly.*after 7, 14 and 28 days/s);
  await expect(address).toHaveValue(workspace.url);
  await expect(time).toHaveValue("2026-11-20T12:00");
  await expectNoAxeViolations(page);
  await page.setViewportSize(phone);
  await expectNoOverflow(page);

  await address.fill("");
  await time.fill("");
  await save.click();
  await expect(dialog).toContainText("Enter a date and a time.");
  await expect(address).toHaveAttribute("aria-invalid", "true");

  await page.route(publishCall, (route) =>
    route.fulfill({ status: 400, json: { published_at: [publishedAhead] } }),
  );
  await address.fill("https://northwind.example/shelves");
  await time.fill("2026-12-24T18:00");
  await save.click();
  await expect(dialog.getByText(publishedAhead)).toBeVisible();
  await expect(time).toBeFocused();

  await page.unroute(publishCall);
  const held = hold();
  const sent: unknown[] = [];
  await page.route(publishCall, async (route) => {
    sent.push(route.request().postDataJSON());
    await held.until;
    await route.fulfill({ json: knownText({ id: approvedText.id }) });
  });
  await time.fill("2026-11-19T18:00");
  await save.click();
  await expect(save).toHaveAttribute("aria-busy", "true");
  await save.click({ force: true });
  await page.keyboard.press("Enter");
  held.release();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Kept. The text is looked for at its address.")).toBeVisible();
  expect(sent).toEqual([
    { url: "https://northwind.example/shelves", published_at: "2026-11-19T18:00:00.000Z" },
  ]);
});

test("where a text was published is changed from its row, with what is known filled in", async ({
  signedInPage: page,
  workspace,
}) => {
  await page.clock.setFixedTime(new Date(knownDay));
  await answerOverview(page);
  await page.route(publishCall, (route) => route.fulfill({ json: knownText() }));
  await page.goto(overviewAddress(workspace));
  await page.getByRole("button", { name: `Actions for ${knownText().title}` }).click();
  await page.getByRole("menuitem", { name: "Change where it was published" }).click();

  const dialog = page.getByRole("dialog", { name: "Change where it was published" });
  await expect(dialog.getByLabel("Address")).toHaveValue("https://northwind.example/rain");
  await expect(dialog.getByLabel("Date and time")).toHaveValue("2026-11-03T08:30");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole("button", { name: `Actions for ${knownText().title}` }).click();
  await page.getByRole("menuitem", { name: "Show effect" }).click();
  await expect(cardOf(page)).toContainText("Live");
});
