import { getEffect, publishOptimization } from "@citelens/contract/content/content-studio";
import { publishedAhead } from "@citelens/contract/content/effect-words";
import type { AppPage } from "../../../../test/components/app-page.tsx";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import type { ElementLocator } from "../../../../test/components/element-locator.ts";
import { expect, test } from "../../../../test/components/page-test.ts";
import { fieldRefusal } from "../../../../test/components/server-double.ts";
import { idOf } from "../brief.test-helper.ts";
import { anEffect, overviewAddress, today } from "../effect/effect.test-helper.ts";
import { answerOverview, texts } from "./overview.test-helper.ts";

function cardOf(page: AppPage): ElementLocator {
  return page.getByRole("dialog").getByRole("region", { name: "Effect", exact: true });
}

function afterDays(page: AppPage, days: number): ElementLocator {
  return cardOf(page).getByRole("table", { name: `Effect after ${days} days` });
}

test("the card tells what changed in each window, against the others, with all its numbers", async ({
  page,
  server,
  workspace,
}) => {
  answerOverview(server);
  page.startClock(today);
  await page.goto(overviewAddress(workspace, `?effect=${texts.rain.id}`));

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
  page,
  server,
  workspace,
}) => {
  answerOverview(server);
  page.startClock(today);
  await page.goto(overviewAddress(workspace, `?effect=${texts.noise.id}`));
  await expect(cardOf(page)).toContainText(
    /Another text stands there.*12\.5\s% of its words.*It follows once the 7 days are over\..*It follows once the 14 days are over\./s,
  );

  await page.goto(overviewAddress(workspace, `?effect=${texts.unasked.id}`));
  await expect(cardOf(page)).toContainText(
    /Could not be read.*status 404.*No campaign asks any of its target queries/s,
  );
  await expect(cardOf(page).getByRole("link", { name: "GEO Campaigns" })).toBeVisible();
  await expect(cardOf(page).getByRole("table")).toHaveCount(0);
  await expectNoAxeViolations();
});

test("the card waits until somebody looked, and fails by itself", async ({ page, server, workspace }) => {
  answerOverview(server);
  server.fail(getEffect);
  page.startClock(today);
  await page.goto(overviewAddress(workspace, `?effect=${texts.rain.id}`));
  await expect(cardOf(page).getByRole("button", { name: "Retry" })).toBeVisible();

  server.answer(getEffect, anEffect({ live: null }));
  await cardOf(page).getByRole("button", { name: "Retry" }).click();
  await expect(cardOf(page)).toContainText("Not looked yet");
  server.answer(getEffect, anEffect());
  await page.fastForward(5_000);
  await expect(cardOf(page).getByText("Live", { exact: true })).toBeVisible();
});

test("a text that is not published asks for it", async ({ page, server, workspace }) => {
  answerOverview(server);
  await page.goto(overviewAddress(workspace, `?effect=${texts.approved.id}`));
  await expect(cardOf(page)).toContainText("Say where the text was published");
  await cardOf(page).getByRole("button", { name: "It was published" }).click();
  await expect(page.getByRole("dialog", { name: "Where was it published?" })).toBeVisible();
  await expectNoAxeViolations();
});

test("one that is missing or not done says so", async ({ page, server, workspace }) => {
  answerOverview(server);
  await page.goto(overviewAddress(workspace, `?effect=${texts.working.id}`));
  await expect(page.getByRole("dialog")).toContainText("It is not done yet");

  await page.goto(overviewAddress(workspace, `?effect=${idOf(99)}`));
  const panel = page.getByRole("dialog", { name: "No such text" });
  await panel.getByRole("button", { name: "Back to the overview" }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(overviewAddress(workspace));
});

test("a text is published once, with what is refused under its field", async ({
  page,
  server,
  workspace,
}) => {
  answerOverview(server);
  page.startClock(today);
  await page.goto(overviewAddress(workspace));
  await page.getByRole("button", { name: `Published: ${texts.approved.title}` }).click();

  const dialog = page.getByRole("dialog", { name: "Where was it published?" });
  const [address, time] = [dialog.getByLabel("Address"), dialog.getByLabel("Date and time")];
  const save = dialog.getByRole("button", { name: "Published" });
  await expect(dialog).toContainText(/at once and weekly.*after 7, 14 and 28 days/s);
  await expect(address).toHaveValue(workspace.url);
  await expect(time).toHaveValue("2026-11-20T13:00");
  await expectNoAxeViolations();

  await address.fill("");
  await time.fill("");
  await save.click();
  await expect(dialog).toContainText("Enter a date and a time.");
  await expect(address).toHaveAttribute("aria-invalid", "true");

  server.answer(publishOptimization, fieldRefusal({ published_at: [publishedAhead] }));
  await address.fill("https://northwind.example/shelves");
  await time.fill("2026-12-24T18:00");
  await save.click();
  await expect(dialog.getByText(publishedAhead)).toBeVisible();
  await expect(time).toBeFocused();

  const refused = server.calls(publishOptimization).length;
  const release = server.hold(publishOptimization);
  server.answer(publishOptimization, texts.approved);
  await time.fill("2026-11-19T18:00");
  await save.click();
  await expect(save).toHaveAttribute("aria-busy", "true");
  await save.evaluate((button) => button.click());
  await page.keyboard.press("Enter");
  release();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Kept. The text is looked for at its address.")).toBeVisible();
  const sent = server.calls(publishOptimization).slice(refused);
  expect(sent.map(({ body }) => body)).toEqual([
    { url: "https://northwind.example/shelves", published_at: "2026-11-19T17:00:00.000Z" },
  ]);
});

test("where a text was published is changed from its row, with what is known filled in", async ({
  page,
  server,
  workspace,
}) => {
  answerOverview(server);
  server.answer(publishOptimization, texts.rain);
  page.startClock(today);
  await page.goto(overviewAddress(workspace));
  await page.getByRole("button", { name: `Actions for ${texts.rain.title}` }).click();
  await page.getByRole("menuitem", { name: "Change where it was published" }).click();

  const dialog = page.getByRole("dialog", { name: "Change where it was published" });
  await expect(dialog.getByLabel("Address")).toHaveValue("https://northwind.example/rain");
  await expect(dialog.getByLabel("Date and time")).toHaveValue("2026-11-03T09:30");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole("button", { name: `Actions for ${texts.rain.title}` }).click();
  await page.getByRole("menuitem", { name: "Show effect" }).click();
  await expect(cardOf(page)).toContainText("Live");
});
