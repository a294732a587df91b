import { expect, test } from "vitest";
import { pageInfo } from "./page-info.ts";

const layout = { fullPath: "/workspaces/$projectId", status: "success" };
const visits = { fullPath: "/workspaces/$projectId/agent-visits-old", status: "success" };

test("knows a page by its route", () => {
  expect(pageInfo([layout, visits])).toEqual({ title: "Visits", parent: "workspace" });
});

test("takes a page of a workspace that is not found for missing, whatever its route", () => {
  expect(pageInfo([{ ...layout, status: "notFound" }, visits]).title).toBe("Page not found");
});

test("takes a route without a page for missing", () => {
  expect(pageInfo([{ fullPath: "/$", status: "success" }]).title).toBe("Page not found");
  expect(pageInfo([]).title).toBe("Page not found");
});
