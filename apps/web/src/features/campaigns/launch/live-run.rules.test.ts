import type { RunProgress } from "@citelens/contract/visibility/runs";
import { expect, test } from "vitest";
import { withRun } from "./live-run.rules.ts";

const run = (id: string, answers_ok: number): RunProgress => ({
  id,
  status: "RUNNING",
  created: "2026-01-01T00:00:00Z",
  finished: null,
  answers_total: 10,
  answers_ok,
  answers_refused: 0,
  answers_failed: 0,
  credits_used: 0,
  cost_usd: null,
  cost_is_guessed: false,
  models: [],
});

test("the newer state of a run takes the place of the older one, and others stay", () => {
  const page = { count: 2, results: [run("b", 1), run("a", 10)] };

  expect(withRun(page, run("b", 4))).toEqual({ count: 2, results: [run("b", 4), run("a", 10)] });
});

test.each([[undefined], [null], [{ count: 0 }]])("nothing is put into %o", (known) => {
  expect(withRun(known, run("a", 1))).toEqual(known);
});
