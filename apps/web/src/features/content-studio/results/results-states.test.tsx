import {
  getOptimization,
  listRevisions,
  listSections,
  listSimulations,
  updateSection,
} from "@citelens/contract/content/content-studio";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import { expect, test } from "../../../../test/components/page-test.ts";
import { first as firstOf, idOf } from "../brief.test-helper.ts";
import { aSection, aSimulation, aText, rail, resultsAddress, sectionCard } from "./text.test-helper.ts";

const failure = "The server encountered an error. Please try again later.";

test("a text that is not done says where it stands, and one that is not there that it is not", async ({
  page,
  server,
  workspace,
}) => {
  const progress = { step: "SOURCES", done: 3, of: 8 } as const;
  const failed = {
    reason: "PAGE_CLOSED",
    seen: "Its robots.txt keeps us out.",
    remedy: "Let us in.",
  } as const;
  const content = page.locator("#content");
  for (const [fields, says, link, path] of [
    [{ status: "DRAFT" }, "This is a draft", "Go on with the draft", "edit"],
    [{ status: "GATHERING", progress }, "Read the cited pages, 3 of 8 pages.", "Follow it", "generating"],
    [{ status: "FAILED", failure: failed }, "Let us in.", "See what happened", "generating"],
    [{ status: "CANCELED" }, "nothing was charged", "Open it again", "edit"],
  ] as const) {
    const text = aText(fields);
    server.answer(getOptimization, text);
    await page.goto(resultsAddress(workspace));
    await expect(content).toContainText(says);
    await expect(content.getByRole("link", { name: link })).toHaveAttribute(
      "href",
      `/workspaces/${workspace.id}/optimization/${text.id}/${path}`,
    );
  }
  await expectNoAxeViolations();

  server.refuse(getOptimization, "NOT_FOUND");
  await page.goto(resultsAddress(workspace));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no such text");
  await expect(content.getByRole("link", { name: "Content Studio", exact: true })).toHaveAttribute(
    "href",
    /optimization\/campaigns$/,
  );
});

test("it says that it loads, why it failed, and tries again, each part for itself", async ({
  page,
  server,
  workspace,
}) => {
  const release = server.hold(getOptimization);
  for (const endpoint of [getOptimization, listSections, listSimulations]) server.fail(endpoint);
  await page.goto(resultsAddress(workspace));
  await expect(page.getByRole("status", { name: "Loading the text" })).toBeVisible();
  release();
  await expect(page.getByText(failure)).toBeVisible();

  server.answer(getOptimization, aText());
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rain");
  await expect(page.getByText(failure)).toBeVisible();
  await rail(page).getByRole("tab", { name: "Simulator" }).click();
  await expect(rail(page).getByText(failure)).toBeVisible();

  server.answer(listSimulations, [aSimulation()]);
  server.answer(listSections, [aSection({ heading: "Care" })]);
  await rail(page).getByRole("button", { name: "Retry" }).click();
  await expect(rail(page).getByText("2 questions of 1 target query")).toBeVisible();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(sectionCard(page, "Care")).toBeVisible();
});

test("what is empty teaches what would be there", async ({ page, server, workspace }) => {
  const author = { id: "author", title: "An author is named", points: 0, of: 5, known: false };
  server.answer(
    getOptimization,
    aText({
      page_url: null,
      kind: "NEW",
      gaps: [],
      sources: [],
      notices: [],
      claims_open: 0,
      readiness_after: {
        score: 30,
        is_capped: true,
        lines: [{ ...author, found: "There is no page to look at yet." }],
      },
    }),
  );
  for (const endpoint of [listSections, listSimulations, listRevisions]) server.answer(endpoint, []);
  await page.goto(resultsAddress(workspace));
  await expect(page.getByRole("heading", { name: "The text has no sections" })).toBeVisible();
  await expect(page.locator("#content").getByText("New page")).toBeVisible();
  await expect(rail(page)).toContainText("Held at 30 at most");
  await expect(rail(page)).toContainText("An author is namedThere is no page to look at yet.Not known");
  await expect(rail(page)).toContainText("(5 points) are out of the denominator");
  for (const [tab, says] of [
    ["Claims", "No sentence of the text is a claim"],
    ["Sources", "No answer of the last 90 days cites a page for these queries"],
    ["Simulator", "Nothing was simulated yet"],
  ] as const) {
    await rail(page).getByRole("tab", { name: tab }).click();
    await expect(rail(page)).toContainText(says);
  }
  await page.getByRole("button", { name: "Revisions" }).click();
  await expect(page.getByRole("dialog").getByText("Nothing was changed yet")).toBeVisible();
  await expectNoAxeViolations();
});

test("each section tells what it must cover, what it claims and why it was changed", async ({
  page,
  server,
  workspace,
}) => {
  const review = { source_id: aText().id, url: "https://review.example", heading: "Weight" };
  const quote = { ...review, text: "A pair of waterproof shoes has a weight of 640 g on average." };
  const source = firstOf(aText().sources);
  const claim = firstOf(server.sample(updateSection).claims);
  server.answer(
    getOptimization,
    aText({
      gaps: [
        { id: "g1", kind: "QUESTION", text: "a text", held: 12.5, quotes: [quote], searches: 4 },
        { id: "g2", kind: "QUESTION", text: "a text", held: 0, quotes: [], searches: 1 },
      ],
      sources: [
        { ...source, id: idOf(1), domain: "review.example", answers: 9, is_attached: false, passages: 12 },
        { ...source, id: idOf(2), problem: "It could not be read, or its robots.txt does not let us." },
        { ...source, id: idOf(3), domain: "lab.example", answers: 0, is_attached: true, passages: 3 },
      ],
      notices: [{ kind: "LOST_LINK", text: "The link to https://www.acme.example/care is gone." }],
    }),
  );
  server.answer(listSections, [
    aSection({
      heading: "Shoes for rain",
      changes: [
        { reason: "Assistants ask for how long they stay dry.", gap_id: null, source_id: null, quote: null },
      ],
      claims: [
        {
          ...claim,
          id: idOf(1),
          text: "They cost 75 €.",
          kinds: ["price"],
          status: "CONTRADICTS_BRAND",
          support: { place: "BRAND", source_id: null, url: null, sentence: "Our rain shoes cost 89 €." },
        },
        {
          ...claim,
          id: idOf(2),
          status: "VOUCHED",
          vouched: { by: "Ada Lovelace", at: "2026-11-20T12:00:00.000Z" },
        },
        {
          ...claim,
          id: idOf(3),
          status: "SUPPORTED",
          support: { place: "SOURCE", ...review, sentence: quote.text },
        },
      ],
    }),
    aSection({ id: idOf(1), heading: "Waterproof shoes weight", gap_ids: ["g1"] }),
    aSection({ id: idOf(2), heading: "Waterproof shoes price", gap_ids: ["g2"] }),
  ]);
  await page.goto(resultsAddress(workspace, "?tab=sources"));
  const first = sectionCard(page, "Shoes for rain");
  await expect(first).toContainText(/They cost 75 €\.Contradicts the brand contextPrice/);
  await expect(first).toContainText("The brand context says: Our rain shoes cost 89 €.");
  await expect(first).toContainText("Ada Lovelace vouches for it, 20 Nov 2026, 12:00");
  await first.getByText("1 claim was found in what is known").click();
  await expect(first.getByRole("list", { name: "Claims that were found" }).getByRole("link")).toHaveAttribute(
    "rel",
    /noopener.*nofollow/,
  );
  await expect(first).toContainText("Assistants ask for how long they stay dry.");

  const weight = sectionCard(page, "Waterproof shoes weight");
  await expect(weight).toContainText("Question · your page holds 12.5 % of it · searched for in 4 answers");
  await expect(weight.locator("blockquote")).toContainText(
    "A pair of waterproof shoes has a weight of 640 g",
  );
  await expect(sectionCard(page, "Waterproof shoes price")).toContainText("no page that was read answers it");
  await expect(page.getByRole("list", { name: "Notices" })).toContainText("Lost link: The link to");

  await expect(rail(page).getByRole("list", { name: "Sources" }).getByRole("listitem")).toContainText([
    "review.example · cited in 9 answers · 12 passages read",
    "It could not be read, or its robots.txt does not let us.",
    "lab.example · attached by hand · 3 passages read",
  ]);
});
