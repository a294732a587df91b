import {
  type AdPlacementCheck,
  checkAdPlacement,
  getAdPublisher,
  listAdPlacements,
  previewAdPage,
} from "@citelens/contract/content/ads-network";
import { adErrors } from "@citelens/contract/content/ads-words";
import { expect } from "../../../../../test/components/page-test.ts";
import { test } from "../../superuser-test.test-helper.ts";
import { match, passageHtml, placement, publisher, publisherId } from "../network-samples.test-helper.ts";

const fetched = { status: 200, passage: "Clay watering spikes", is_labelled: true, fault: null };
const unanswered = {
  as: "AGENT",
  status: null,
  passage: null,
  is_labelled: false,
  fault: "No answer within 10 seconds.",
} as const;
const checks: readonly (readonly [title: string, AdPlacementCheck])[] = [
  [
    "The same passage for both",
    {
      outcome: "SAME",
      fetched: [
        { ...fetched, as: "BROWSER" },
        { ...fetched, as: "AGENT" },
      ],
    },
  ],
  [
    "Two different passages",
    {
      outcome: "DIFFERENT",
      fetched: [
        { ...fetched, as: "BROWSER", is_labelled: false },
        { ...fetched, as: "AGENT", passage: null },
      ],
    },
  ],
  [
    "The page could not be read",
    { outcome: "UNREADABLE", fetched: [{ ...fetched, as: "BROWSER" }, unanswered] },
  ],
];

test("a check shows both passages side by side, and what they mean", async ({ page, server, workspace }) => {
  server.answer(getAdPublisher, publisher);
  server.answer(listAdPlacements, [placement]);
  await page.goto(`/workspaces/${workspace.id}/ads/network/${publisherId}?tab=check`);
  const card = page.getByRole("region", { name: "Check placement" }).first();
  await card.getByRole("textbox", { name: "Page" }).fill("not a page");
  await card.getByRole("button", { name: "Check page" }).click();
  await expect(card).toContainText(adErrors.pageOfSite);

  await card.getByRole("textbox", { name: "Page" }).fill("slow-garden.example/blog/tomatoes");
  for (const [title, check] of checks) {
    server.answer(checkAdPlacement, check);
    await card.getByRole("button", { name: "Check page" }).click();
    await expect(card.getByRole("region", { name: "Result" })).toContainText(title);
    expect(server.calls(checkAdPlacement).at(-1)?.body).toEqual({
      page_url: "https://slow-garden.example/blog/tomatoes",
    });
  }
  const agent = card.getByRole("region", { name: "As an AI agent" });
  await expect(agent).toHaveText(/No answer.*No answer within 10 seconds\..*No passage/);
  await expect(card.getByRole("region", { name: "As a browser" })).toContainText("Labelled as sponsored");
});

test("a preview shows the passage and the sentence that it fits, or why there is none", async ({
  page,
  server,
  workspace,
}) => {
  server.answer(getAdPublisher, publisher);
  server.answer(listAdPlacements, [placement]);
  server.answer(previewAdPage, { html: passageHtml, match, note: null });
  await page.goto(`/workspaces/${workspace.id}/ads/network/${publisherId}?tab=preview`);
  await page.getByRole("textbox", { name: "Page" }).fill("https://slow-garden.example/blog/tomatoes");
  await page.getByRole("button", { name: "Show preview" }).click();
  const shown = page.getByRole("region", { name: "Preview", exact: true });
  await expect(shown.locator("iframe")).toHaveAttribute("srcdoc", /Sponsored by Fabrikam Garden/);
  await expect(shown).toHaveText(/Clay watering spikes, of Fabrikam Garden.*71\s% of its topic/);
  await expect(shown).toContainText(match.sentence);

  const note = "No creative fits this page well enough.";
  server.answer(previewAdPage, { html: null, match: null, note });
  await page.getByRole("button", { name: "Show preview" }).click();
  await expect(shown).toContainText(note);
  await expect(shown.locator("iframe")).toHaveCount(0);
});
