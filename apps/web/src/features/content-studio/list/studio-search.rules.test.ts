import { describe, expect, it } from "vitest";
import {
  activeFilters,
  askedOf,
  hasFilters,
  parseStudioSearch,
  sortOf,
  studioList,
  toggledOrder,
} from "./studio-search.rules.ts";

const { viewOf, searchOf } = studioList;

describe("the address of the list", () => {
  it("keeps everything that differs from what is usual", () => {
    const address = { status: "draft,working", search: "shelf", order: "-title", page: 3 } as const;

    expect(parseStudioSearch(address)).toEqual(address);
    expect(searchOf(viewOf(address))).toEqual(address);
  });

  it("leaves out what is usual", () => {
    expect(parseStudioSearch({ status: "", search: " ", order: "-created", page: 1 })).toEqual({});
  });

  it.each([
    [{ status: "DRAFT" }],
    [{ search: "a".repeat(201) }],
    [{ order: "score" }],
    [{ page: 0 }],
    [{ page: "x" }],
  ])("drops what is invalid in %j", (raw) => {
    expect(parseStudioSearch(raw)).toEqual({});
  });

  it("asks for all that is worked at by one word", () => {
    expect(askedOf(viewOf({ status: "working,failed" }))).toEqual({
      status: ["QUEUED", "GATHERING", "WRITING", "CHECKING", "FAILED"],
      ordering: "-created",
    });
    expect(askedOf(viewOf({ search: "shelf" }))).toEqual({ search: "shelf", ordering: "-created" });
  });

  it("names each filter, and what is left without it", () => {
    const view = viewOf({ status: "draft,done", search: "shelf" });

    expect(activeFilters(view)).toEqual([
      { words: "Search: shelf", without: { search: "" } },
      { words: "Status: Draft", without: { status: ["done"] } },
      { words: "Status: Done", without: { status: ["draft"] } },
    ]);
    expect([hasFilters(view), hasFilters(viewOf({ page: 2 }))]).toEqual([true, false]);
  });
});

describe("the order", () => {
  it.each([
    ["-created", "created", "created"],
    ["title", "created", "-created"],
    ["-created", "title", "title"],
    ["title", "title", "-title"],
    ["-status", "status", "status"],
    ["-created", "readiness", "-created"],
  ] as const)("of %s becomes by a click on %s %s", (order, column, next) => {
    expect(toggledOrder(order, column)).toBe(next);
  });

  it("is told to the table", () => {
    expect(sortOf("-created")).toEqual({ column: "created", direction: "descending" });
    expect(sortOf("title")).toEqual({ column: "title", direction: "ascending" });
  });
});
