import { expect, test } from "vitest";
import { ignoredBecause } from "./ignoring.rules.ts";

const ignored = [
  { check_id: "thin", path_prefix: "/tags", reason: "Lists of links" },
  { check_id: "llms-txt", path_prefix: "/", reason: "Not wanted" },
  { check_id: "title", path_prefix: "/a/", reason: "Old pages" },
] as const;

test.each([
  ["thin", "https://shop.example/tags/red", "Lists of links"],
  ["thin", "https://shop.example/tags", "Lists of links"],
  ["thin", "https://shop.example/tagsale", null],
  ["title", "https://shop.example/tags/red", null],
  ["title", "https://shop.example/a/b", "Old pages"],
  ["title", "https://shop.example/a", null],
  ["llms-txt", undefined, "Not wanted"],
  ["thin", undefined, null],
] as const)("%s at %s is ignored because: %s", (check, url, reason) => {
  expect(ignoredBecause(ignored, check, url)).toBe(reason);
});
