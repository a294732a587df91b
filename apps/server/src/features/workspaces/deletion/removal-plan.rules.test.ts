import { expect, test } from "vitest";
import { type CatalogueTable, planOf } from "./removal-plan.rules.ts";

const table = (name: string, parts: Partial<CatalogueTable> = {}): CatalogueTable => ({
  table: name,
  types: { workspace_id: "uuid", id: "uuid", campaign_id: "uuid", day: "date" },
  indices: [{ columns: ["workspace_id", "id"], isUnique: true }],
  references: [],
  ...parts,
});
const refersTo = (other: string, column: string) => ({
  table: other,
  columns: ["workspace_id", column],
  their: ["workspace_id", "id"],
});
const scope = (columns: readonly string[]) => ({ columns, root: "root", kept: new Set<string>() });

test("goes through each table in the order of an index that begins with the scope, children first", () => {
  const catalogue = [
    table("parents"),
    table("children", {
      indices: [{ columns: ["workspace_id", "day", "id"], isUnique: true }],
      references: [refersTo("parents", "parent_id")],
    }),
    table("root"),
  ];

  expect(planOf(catalogue, scope(["workspace_id"]))).toEqual([
    {
      table: "children",
      order: [
        { column: "day", type: "date" },
        { column: "id", type: "uuid" },
      ],
      parts: [],
      isReferred: false,
    },
    { table: "parents", order: [{ column: "id", type: "uuid" }], parts: [], isReferred: true },
  ]);
});

test("takes an index that tells each row from others, where there is one", () => {
  const catalogue = [
    table("answers", {
      indices: [
        { columns: ["workspace_id", "id"], isUnique: true },
        { columns: ["workspace_id", "campaign_id", "day"], isUnique: false },
        { columns: ["workspace_id", "campaign_id", "id"], isUnique: false },
      ],
    }),
  ];

  const [step] = planOf(catalogue, scope(["workspace_id", "campaign_id"]));

  expect(step?.order).toEqual([{ column: "id", type: "uuid" }]);
});

test("finds rows that say nothing of the campaign by what they refer to, and leaves those of no campaign", () => {
  const catalogue = [
    table("answers", { indices: [{ columns: ["campaign_id", "workspace_id", "day"], isUnique: true }] }),
    table("mentions", { types: { workspace_id: "uuid" }, references: [refersTo("answers", "answer_id")] }),
    table("api_keys", { types: { workspace_id: "uuid" } }),
  ];

  expect(planOf(catalogue, scope(["workspace_id", "campaign_id"]))).toEqual([
    {
      table: "answers",
      order: [{ column: "day", type: "date" }],
      key: { column: "id", type: "uuid" },
      parts: [{ table: "mentions", column: "answer_id" }],
      isReferred: true,
    },
  ]);
});

test("refuses a table whose rows nothing finds fast, and tables that refer to each other", () => {
  const slow = [table("sums", { indices: [{ columns: ["id"], isUnique: true }] })];
  const circle = [
    table("one", { references: [refersTo("other", "other_id")] }),
    table("other", { references: [refersTo("one", "one_id")] }),
  ];

  expect(() => planOf(slow, scope(["workspace_id", "campaign_id"]))).toThrow(
    "sums has no index that begins with workspace_id, campaign_id",
  );
  expect(() => planOf(circle, scope(["workspace_id"]))).toThrow("one, other refer to each other");
});
