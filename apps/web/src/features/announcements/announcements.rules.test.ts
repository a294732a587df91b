import type { Announcement } from "@citelens/contract/accounts/announcements";
import { describe, expect, test } from "vitest";
import { bellLabel, previewOf, unreadOf } from "./announcements.rules.ts";

function announcement(id: string, read = false): Announcement {
  return { id, title: id, content: "", created_at: "2026-11-20T12:00:00Z", read };
}

test("unread is what neither this browser nor another one has read", () => {
  const list = [announcement("a"), announcement("b", true), announcement("c")];

  expect(unreadOf(list, ["c", "gone"]).map(({ id }) => id)).toEqual(["a"]);
});

describe("a preview", () => {
  test.each([
    ["It is **bold**, _kind_ and `code`", "It is bold, kind and code"],
    ["# News\n\nRead [all](https://example.com)", "News Read all"],
    ["snake_case and 2*3*4 stay", "snake_case and 2*3*4 stay"],
    ["- one\n- two", "one two"],
  ])("of %j is %j", (markdown, expected) => {
    expect(previewOf(markdown)).toBe(expected);
  });

  test("is trimmed to 80 characters followed by three dots", () => {
    expect(previewOf("x".repeat(80))).toBe("x".repeat(80));
    expect(previewOf("x".repeat(81))).toBe(`${"x".repeat(80)}...`);
    expect(previewOf("😀".repeat(81))).toBe(`${"😀".repeat(80)}...`);
  });
});

test("the bell says how many are unread", () => {
  expect([bellLabel(0), bellLabel(2)]).toEqual(["Announcements", "Announcements, 2 unread"]);
});
