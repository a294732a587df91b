import { describe, expect, test } from "vitest";
import { z } from "zod";
import { pageOf, paging } from "../../src/base/paging.ts";

const query = z.object(paging);

describe("the page of a list", () => {
  test("is the first one, of 20 rows, unless the caller asks for another", () => {
    expect(query.parse({})).toEqual({ page: 1, page_size: 20 });
  });

  test.each([
    [
      { page: "1", page_size: "1" },
      { page: 1, page_size: 1 },
    ],
    [{ page: "7" }, { page: 7, page_size: 20 }],
    [{ page_size: "100" }, { page: 1, page_size: 100 }],
    [{ page: "1000000" }, { page: 1_000_000, page_size: 20 }],
    [
      { page: 3, page_size: 5 },
      { page: 3, page_size: 5 },
    ],
  ])("%j is accepted as an address writes it", (raw, parsed) => {
    expect(query.parse(raw)).toEqual(parsed);
  });

  test.each([
    [{ page: "0" }, "page"],
    [{ page: "-1" }, "page"],
    [{ page: "1.5" }, "page"],
    [{ page: "two" }, "page"],
    [{ page: "1000001" }, "page"],
    [{ page: "" }, "page"],
    [{ page: ["1", "2"] }, "page"],
    [{ page: "NaN" }, "page"],
    [{ page: "Infinity" }, "page"],
    [{ page_size: "0" }, "page_size"],
    [{ page_size: "101" }, "page_size"],
    [{ page_size: "1e9" }, "page_size"],
    [{ page_size: "-20" }, "page_size"],
    [{ page_size: "20 rows" }, "page_size"],
  ])("%j is refused under its field", (raw, field) => {
    const { error } = query.safeParse(raw);

    expect(error?.issues.map(({ path }) => path)).toEqual([[field]]);
  });
});

describe("the answer of a list", () => {
  const page = pageOf(z.object({ name: z.string() }));

  test.each([
    [{ count: 0, next: null, previous: null, results: [] }],
    [{ count: 21, next: "/things/?page=2", previous: null, results: [{ name: "Chair" }] }],
  ])("%j has the form of a page", (answer) => {
    expect(page.parse(answer)).toEqual(answer);
  });

  test.each([
    ["a count that is missing", { next: null, previous: null, results: [] }, ["count"]],
    ["half a row", { count: 0.5, next: null, previous: null, results: [] }, ["count"]],
    ["a link that is left out", { count: 0, previous: null, results: [] }, ["next"]],
    [
      "a row of another form",
      { count: 1, next: null, previous: null, results: [{ title: "Chair" }] },
      ["results", 0, "name"],
    ],
  ])("%s is found where it stands", (_, answer, path) => {
    expect(page.safeParse(answer).error?.issues[0]?.path).toEqual(path);
  });
});
