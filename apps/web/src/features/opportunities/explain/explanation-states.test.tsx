import { explainAnswer } from "@citelens/contract/content/explanation";
import { getConversation } from "@citelens/contract/visibility/conversations";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import type { AppPage } from "../../../../test/components/app-page.tsx";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import type { ElementLocator } from "../../../../test/components/element-locator.ts";
import { expect, test } from "../../../../test/components/page-test.ts";
import type { ServerDouble } from "../../../../test/components/server-double.ts";

/** The page of a conversation with one answer. */
async function openAnswer(
  page: AppPage,
  { server, workspace }: { readonly server: ServerDouble; readonly workspace: Workspace },
  status: "OK" | "FAILED" = "OK",
): Promise<void> {
  const { answers, ...sample } = server.sample(getConversation);
  server.answer(getConversation, { ...sample, answers: answers.map((one) => ({ ...one, status })) });
  await page.goto(`/workspaces/${workspace.id}/insight/conversations/${sample.id}`);
  await expect(page.getByRole("article")).toBeVisible();
}

const explain = (page: AppPage): ElementLocator => page.getByRole("button", { name: "Explain this answer" });

test("passages are compared by each question", async ({ page, server, workspace }) => {
  const sample = server.sample(explainAnswer);
  const passage = { fit: 82.4, heading: "Which chair is best", text: "We sat on twelve.", has: ["desk"] };
  const [compared] = sample.cited;
  if (!compared) throw new Error("A sample of a list has one entry.");
  const review = {
    ...compared,
    title: "Chairs compared",
    cited: true,
    reading: "READ" as const,
    passages: [{ ...passage, lacks: [] }, null],
  };
  const reasons = [
    { code: "HOLDS_LESS", text: "Your page /chairs holds 41 % of the query, review.example 82 %." },
    { code: "LACKS_WORDS", text: "The cited passage speaks of “desk”, “back”; yours does not." },
  ] as const;
  const explanation = {
    ...sample,
    standing_text: "A search of ChatGPT found your page /chairs, and it cites others.",
    questions: ["best desk chairs for a back", "desk chairs 2026"],
    own: [
      {
        ...review,
        kind: "OWNED" as const,
        position: 4,
        cited: false,
        title: "Our chairs",
        passages: [{ ...passage, fit: 41, has: ["chairs"], lacks: ["desk", "back"] }, null],
      },
    ],
    cited: [review],
    reasons: [...reasons],
    opportunity_id: workspace.id,
  };
  server.answer(explainAnswer, explanation);
  await openAnswer(page, { server, workspace });
  await expect(page.getByRole("heading", { name: "Why these pages" })).toBeVisible();
  await explain(page).click();

  await expect(page.getByText(explanation.standing_text)).toBeVisible();
  await expect(page.getByRole("list", { name: "What the texts tell" }).getByRole("listitem")).toHaveText(
    reasons.map(({ text }) => text),
  );
  const yours = page.getByRole("region", { name: "Your pages", exact: true });
  await expect(yours).toContainText("Found, not cited");
  await expect(yours).toContainText("Holds 41 %");
  await expect(yours).toContainText("Lacks: desk, back");
  await expect(page.getByRole("link", { name: "See the opportunity of this query" })).toHaveAttribute(
    "href",
    new RegExp(`opportunities\\?.*opportunity=${workspace.id}`),
  );
  await expectNoAxeViolations();

  await page.getByLabel("Compared by").selectOption("A search: desk chairs 2026");
  await expect(yours).toContainText("Nothing on this page speaks of it.");
});

test("it says that it compares, and when that failed, and tries again", async ({
  page,
  server,
  workspace,
}) => {
  const release = server.hold(explainAnswer);
  server.fail(explainAnswer);
  await openAnswer(page, { server, workspace });
  await explain(page).click();
  await expect(page.getByRole("status", { name: "Comparing pages" })).toBeVisible();
  release();

  const retry = page.getByRole("button", { name: "Retry" });
  await expect(retry).toBeVisible();
  server.answer(explainAnswer, server.sample(explainAnswer, { own: [], cited: [] }));
  await retry.click();
  await expect(
    page.getByText("None of your pages that were read says anything of this query."),
  ).toBeVisible();
  await expect(page.getByText("This answer cites no page of others.")).toBeVisible();
});

test("an answer that failed has nothing to explain", async ({ page, server, workspace }) => {
  await openAnswer(page, { server, workspace }, "FAILED");

  await expect(explain(page)).toHaveCount(0);
});
