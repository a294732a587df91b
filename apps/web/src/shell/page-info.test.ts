import { expect, test } from "vitest";
import { pageInfo } from "./page-info.ts";

const layout = { staticData: {}, status: "success" };
const visits = { staticData: { title: "Visits", parent: "workspace" }, status: "success" } as const;

test("knows a page by what its route says", () => {
  expect(pageInfo([layout, visits])).toEqual({ title: "Visits", parent: "workspace" });
});

test("takes a page of a workspace that is not found for missing, whatever its route", () => {
  expect(pageInfo([{ ...layout, status: "notFound" }, visits])).toEqual({ title: "Page not found" });
});

test("takes a route without a page for missing", () => {
  expect(pageInfo([layout]).title).toBe("Page not found");
  expect(pageInfo([]).title).toBe("Page not found");
});
