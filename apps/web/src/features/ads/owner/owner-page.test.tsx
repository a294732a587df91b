import {
  decideAsPublisher,
  getPublisherTerms,
  type PublisherTerms,
} from "@citelens/contract/content/ads-network";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import { expect, test } from "../../../../test/components/page-test.ts";
import { signOut } from "../../../../test/components/people.ts";
import type { ServerDouble } from "../../../../test/components/server-double.ts";
import { creativeId, member, terms } from "../network/network-samples.test-helper.ts";

const address = "/publisher/some-secret";

/** Serves these terms, and what a decision makes of them. */
function serveTerms(
  server: ServerDouble,
  first: PublisherTerms,
  after: (act: string, now: PublisherTerms) => PublisherTerms = (_, now) => now,
): void {
  let now = first;
  server.answer(getPublisherTerms, () => now);
  server.answer(decideAsPublisher, ({ body }) => {
    now = after(decideAsPublisher.body.parse(body).act, now);
    return now;
  });
}

function decisions(server: ServerDouble): readonly unknown[] {
  return server.calls(decideAsPublisher).map(({ body }) => body);
}

test("an owner reads the terms and accepts, without an account", async ({ page, server }) => {
  signOut();
  serveTerms(server, terms, () => member);
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Show passages on Slow Garden");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  const agreed = page.getByRole("region", { name: "The terms" });
  await expect(agreed).toHaveText(/70\s% of what advertisers spend on your pages/);
  await expect(agreed).toContainText("Automotive and Transportation");
  await expect(agreed.getByRole("region", { name: "What the network does" })).toContainText("Sponsored by");
  await expect(agreed.getByRole("region", { name: "What it never does" })).toContainText("hides nothing");
  await expectNoAxeViolations();

  await page.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Slow Garden in the Context Network");
  expect(decisions(server)).toEqual([{ act: "accept" }]);
  await expect(page.getByRole("region", { name: "Key figures" })).toHaveText(
    /1,200.*since 31 Oct 2026: 75\s% proven, 1,100 of 1,200 billable.*€123\.45/,
  );
  await expectNoAxeViolations();
});

test("an owner declines after one question", async ({ page, server }) => {
  signOut();
  serveTerms(server, terms, () => ({ ...terms, status: "DECLINED" }));
  await page.goto(address);
  await page.getByRole("button", { name: "Decline" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Decline the invitation?" });
  await dialog.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByText("You declined")).toBeVisible();
  await expect(page.getByRole("button", { name: "Accept" })).toHaveCount(0);
  expect(decisions(server)).toEqual([{ act: "decline" }]);
});

test("an owner stops everything, refuses a passage and chooses categories", async ({ page, server }) => {
  signOut();
  serveTerms(server, member, (act, now) => ({
    ...now,
    ...(act === "stop" && { is_stopped_by_owner: true }),
    ...(act === "resume" && { is_stopped_by_owner: false }),
    ...(["refuse", "allow"].includes(act) && {
      creatives: now.creatives.map((one) => ({ ...one, is_refused: act === "refuse" })),
    }),
  }));
  await page.goto(address);
  const stop = page.getByRole("region", { name: "Stop everything" });
  await stop.getByRole("button", { name: "Stop everything" }).click();
  await expect(stop).toContainText("Everything is stopped");
  await expect(page.getByText("Stopped", { exact: true })).toBeVisible();
  await stop.getByRole("button", { name: "Resume" }).click();
  await expect(stop).toContainText("Passages may be shown");

  const passages = page.getByRole("list", { name: "Passages on your website" });
  await expect(passages).toHaveText(
    /Sponsored by Fabrikam Garden.*Clay watering spikes.*May stand on 9 pages/,
  );
  await passages.getByRole("button", { name: "Refuse Clay watering spikes" }).click();
  const dialog = page.getByRole("dialog", { name: "Refuse Clay watering spikes?" });
  await dialog.getByLabel("Reason").fill("Not for our readers.");
  await dialog.getByRole("button", { name: "Refuse" }).click();
  await expect(passages).toContainText("Refused");
  await passages.getByRole("button", { name: "Allow again: Clay watering spikes" }).click();
  await expect(passages.getByRole("button", { name: "Refuse Clay watering spikes" })).toBeVisible();

  await page.getByRole("button", { name: "Blocked categories" }).click();
  await page.getByRole("checkbox", { name: "Consulting" }).check();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Save categories" }).click();
  await expect(page.getByText("Your categories are saved.")).toBeVisible();
  expect(decisions(server)).toEqual([
    { act: "stop" },
    { act: "resume" },
    { act: "refuse", creative_id: creativeId, reason: "Not for our readers." },
    { act: "allow", creative_id: creativeId },
    { act: "categories", allowed: [26], blocked: [5] },
  ]);
});

test("an unknown link is calmly told, and a failure tried again", async ({ page, server }) => {
  signOut();
  server.refuse(getPublisherTerms, "NOT_FOUND");
  await page.goto("/publisher/nobody");
  await expect(page.getByText("This link leads nowhere")).toBeVisible();
  await expectNoAxeViolations();

  server.fail(getPublisherTerms);
  await page.goto(address);
  await expect(page.getByRole("alert")).toBeVisible();
  serveTerms(server, terms);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("button", { name: "Accept" })).toBeVisible();
});

test("an owner whom the network has stopped reads so, and has a switch of their own all the same", async ({
  page,
  server,
}) => {
  signOut();
  serveTerms(server, { ...member, is_stopped: true }, (act, now) => ({
    ...now,
    is_stopped_by_owner: act === "stop",
  }));
  await page.goto(address);
  await expect(page.getByText("Stopped by the network")).toBeVisible();
  const stop = page.getByRole("region", { name: "Stop everything" });
  await stop.getByRole("button", { name: "Stop everything" }).click();
  await expect(stop).toContainText("Everything is stopped");
  await expectNoAxeViolations();
});
