import { describe, expect, test } from "vitest";
import {
  actionsOn,
  arrangedActions,
  filterByName,
  industryLabel,
  isConfirmationWrong,
  previewOf,
  stateOf,
} from "./overview.rules.ts";

const now = new Date("2026-11-21T12:00:00Z");

describe("the state of a workspace", () => {
  test.each([
    ["active", { is_active: true, cancellation_date: null }],
    ["scheduled", { is_active: true, cancellation_date: "2026-11-21T12:00:01Z" }],
    ["active", { is_active: true, cancellation_date: "2026-11-21T11:59:59Z" }],
    ["deactivated", { is_active: false, cancellation_date: null }],
    ["deactivated", { is_active: false, cancellation_date: "2026-12-01T00:00:00Z" }],
  ] as const)("is %s for %j", (state, workspace) => {
    expect(stateOf(workspace, now)).toBe(state);
  });
});

describe("the buttons of a card", () => {
  const ofOwner = { is_active: true, is_owner: true };
  const ofMember = { is_active: true, is_owner: false };

  test("offer Switch only with more than one workspace, and not on the current one", () => {
    expect(actionsOn(ofMember, { isCurrent: false, workspaces: 2 })).toEqual(["switch"]);
    expect(actionsOn(ofMember, { isCurrent: true, workspaces: 2 })).toEqual([]);
    expect(actionsOn(ofMember, { isCurrent: false, workspaces: 1 })).toEqual([]);
  });

  test("offer Invite, Edit and Delete to owners of active workspaces only", () => {
    expect(actionsOn(ofOwner, { isCurrent: true, workspaces: 1 })).toEqual(["invite", "edit", "delete"]);
    expect(actionsOn({ ...ofOwner, is_active: false }, { isCurrent: true, workspaces: 1 })).toEqual([
      "reactivate",
    ]);
  });

  test("offer Reactivate on every inactive workspace, and on no other", () => {
    const inactive = { ...ofMember, is_active: false };

    expect(actionsOn(inactive, { isCurrent: false, workspaces: 2 })).toEqual(["switch", "reactivate"]);
    expect(actionsOn(ofOwner, { isCurrent: false, workspaces: 2 })).not.toContain("reactivate");
  });
});

describe("the button of its own on a card", () => {
  const [other, current] = [
    { isCurrent: false, workspaces: 2 },
    { isCurrent: true, workspaces: 2 },
  ];

  test.each([
    ["Switch", { is_active: true, is_owner: true }, other, "switch", ["invite", "edit", "delete"]],
    [
      "Reactivate where it is inactive",
      { is_active: false, is_owner: true },
      other,
      "reactivate",
      ["switch"],
    ],
    [
      "Reactivate where the current one is inactive",
      { is_active: false, is_owner: false },
      current,
      "reactivate",
      [],
    ],
    [
      "none on the current one",
      { is_active: true, is_owner: true },
      current,
      undefined,
      ["invite", "edit", "delete"],
    ],
    ["none for a member of the current one", { is_active: true, is_owner: false }, current, undefined, []],
  ] as const)("is %s, and the menu has the rest", (_, workspace, context, main, more) => {
    expect(arrangedActions(workspace, context)).toEqual({ main, more });
  });
});

test("an industry has its label, an unknown one a dash", () => {
  expect(industryLabel(37)).toBe("Software/Apps");
  expect(industryLabel(null)).toBe("-");
  expect(industryLabel(1000)).toBe("-");
});

describe("the description on a card", () => {
  test("stands as it is up to 140 characters", () => {
    expect(previewOf("x".repeat(140))).toBe("x".repeat(140));
  });

  test("is cut at 140 characters, never within one", () => {
    expect(previewOf("x".repeat(141))).toBe(`${"x".repeat(140)}...`);
    expect(previewOf("🐌".repeat(141))).toBe(`${"🐌".repeat(140)}...`);
  });
});

describe("the search", () => {
  const workspaces = [{ name: "Northwind" }, { name: "Contoso (Paris)" }];

  test("finds by a part of the name, in whatever case", () => {
    expect(filterByName(workspaces, " WIND")).toEqual([{ name: "Northwind" }]);
    expect(filterByName(workspaces, "(par")).toEqual([{ name: "Contoso (Paris)" }]);
  });

  test("finds all without a word and none for nonsense", () => {
    expect(filterByName(workspaces, "  ")).toEqual(workspaces);
    expect(filterByName(workspaces, "xyz")).toEqual([]);
  });
});

test("a typed name is wrong as soon as it can no longer become the right one", () => {
  expect(isConfirmationWrong("", "Shop")).toBe(false);
  expect(isConfirmationWrong("Sho", "Shop")).toBe(false);
  expect(isConfirmationWrong("shop", "Shop")).toBe(true);
  expect(isConfirmationWrong("Shop ", "Shop")).toBe(true);
});
