import { opportunityKinds, opportunityStates } from "@citelens/contract/content/opportunity-words";
import { describe, expect, it, test } from "vitest";
import { assigneeOptions } from "./assignee-options.rules.ts";
import { isToBeWritten, moves, undoOf } from "./decision.rules.ts";

test.each(opportunityStates)("what is %s is not offered to become so again", (state) => {
  expect(moves[state]).not.toContain(state);
});

test("what is gone cannot be decided, and everything else can be undone", () => {
  expect(moves.GONE).toEqual([]);
  expect(undoOf({ state: "PLANNED", reason: "" })).toEqual({ state: "PLANNED", reason: "" });
  expect(undoOf({ state: "DISMISSED", reason: "Wrong" })).toEqual({ state: "DISMISSED", reason: "Wrong" });
  expect(undoOf({ state: "GONE", reason: "" }).state).toBe("OPEN");
});

test("writing is offered where it is what is called for, and still ahead", () => {
  expect(opportunityKinds.filter((kind) => isToBeWritten({ kind, state: "OPEN" }))).toEqual([
    "WIN_BACK",
    "NAME_OFFER",
    "OPTIMIZE_PAGE",
    "CREATE_PAGE",
  ]);
  expect(opportunityStates.filter((state) => isToBeWritten({ kind: "CREATE_PAGE", state }))).toEqual([
    "OPEN",
    "PLANNED",
  ]);
});

describe("who can do it", () => {
  const ada = { id: "ada", first_name: "Ada", last_name: "Lovelace", email: "ada@example.com" };
  const nameless = { id: "bob", first_name: "", last_name: "", email: "bob@example.com" };

  it("is nobody, or a member by name or else by e-mail", () => {
    expect(assigneeOptions([ada, nameless], null)).toEqual([
      { value: "", label: "Nobody" },
      { value: "ada", label: "Ada Lovelace" },
      { value: "bob", label: "bob@example.com" },
    ]);
  });

  it("is whoever is chosen, before the members are known", () => {
    expect(assigneeOptions([], { id: "ada", name: "Ada" }).at(-1)).toEqual({ value: "ada", label: "Ada" });
    expect(assigneeOptions([ada], { id: "ada", name: "Ada Lovelace" })).toHaveLength(2);
  });
});
