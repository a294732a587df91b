import type { CreditUse } from "@citelens/contract/billing/credits";
import { expect, test } from "vitest";
import { linesOf } from "./grouped-uses.rules.ts";

function use(id: string, runId: string | null): CreditUse {
  return {
    id,
    created_at: `2026-11-26T10:00:0${id}.000Z`,
    action_type: 1,
    action_display: "AI answers",
    credits_used: 5,
    content_object_info: {
      type: "query",
      id: null,
      name: null,
      query: "Why?",
      campaign_name: "Autumn",
      campaign_type: "BRAND",
      status: "active",
      message_type: null,
      run_id: runId,
    },
  };
}

const uses = [use("5", "b"), use("4", "a"), use("3", "a"), use("2", null), use("1", null)];

test("neighbours of a run become one line with their sum, others stay as they are", () => {
  const lines = linesOf(uses, new Set());

  expect(lines.map(({ kind }) => kind)).toEqual(["use", "run", "use", "use"]);
  expect(lines[1]).toMatchObject({
    isOpen: false,
    run: {
      campaign: "Autumn",
      credits: 10,
      first: "2026-11-26T10:00:03.000Z",
      last: "2026-11-26T10:00:04.000Z",
    },
  });
});

test("a line that is open is followed by its own", () => {
  const lines = linesOf(uses, new Set(["a 4"]));

  expect(
    lines.map((line) => (line.kind === "use" ? `${line.use.id} ${line.isWithin}` : line.run.key)),
  ).toEqual(["5 false", "a 4", "4 true", "3 true", "2 false", "1 false"]);
});
