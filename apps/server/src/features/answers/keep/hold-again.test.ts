import { afterAll, beforeAll, expect, test } from "vitest";
import { creditHolds } from "#features/credits/ledger/public.ts";
import { type AnswersWorld, type Home, openAnswersWorld, usualAnswer } from "#test/answers-world.ts";
import { runJobNamed } from "#test/jobs.ts";

let open: AnswersWorld;
beforeAll(async () => {
  open = await openAnswersWorld();
  open.answer(usualAnswer);
});
afterAll(() => open.close());

const query = async (text: string, values: readonly unknown[]) =>
  (await open.world.postgres.pool.query(text, [...values])).rows;

/** A run whose credits were given back as if its work had died, and what there was before it. */
async function launched(): Promise<{
  readonly home: Home;
  readonly before: { readonly used: number; readonly remaining: number };
}> {
  const home = await open.home();
  const before = await home.credits();
  await home.launch();
  await query("update credit_holds set expires_at = now() - interval '1 day' where workspace_id = $1", [
    home.projectId,
  ]);
  await runJobNamed(open.world, "credits.sweep");
  expect(await home.credits()).toEqual(before);
  return { home, before };
}

const answersOf = ({ projectId }: Home) =>
  query("select status, credits, text <> '' as has_text from answers where workspace_id = $1", [projectId]);

test("answers that come after the hold of their run has expired are paid for once", async () => {
  const { home, before } = await launched();

  await open.world.answerAll();

  const answer = { status: "OK", credits: 5, has_text: true };
  expect(await answersOf(home)).toEqual([answer, answer]);
  const { used, remaining } = await home.credits();
  expect([used - before.used, before.remaining - remaining]).toEqual([10, 10]);
  await runJobNamed(open.world, "credits.prove");
});

test("and are kept for nothing where there are too few credits by then", async () => {
  const { home, before } = await launched();
  const [row] = await query("select organization_id from workspaces where id = $1", [home.projectId]);
  await creditHolds.reserve(open.world.tools, {
    organizationId: row.organization_id,
    workspaceId: home.projectId,
    key: "all",
    amount: before.remaining,
    action: 1,
    object: null,
    expiresAt: new Date(Date.now() + 86_400_000),
  });

  await open.world.answerAll();

  const answer = { status: "OK", credits: 0, has_text: true };
  expect(await answersOf(home)).toEqual([answer, answer]);
  expect((await home.credits()).used).toBe(before.used);
  await runJobNamed(open.world, "credits.prove");
});
