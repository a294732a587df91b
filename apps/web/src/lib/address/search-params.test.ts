import { expect, test } from "vitest";
import { textParam } from "./search-params.ts";

test("reads a text, also one that looks like a number", () => {
  expect(textParam({ redirect: "/settings", next: 5 }, "redirect")).toEqual({ redirect: "/settings" });
  expect(textParam({ redirect: "/settings", next: 5 }, "next")).toEqual({ next: "5" });
});

test.each([{}, { next: null }, { next: ["/a"] }, { next: { to: "/a" } }, { next: true }])(
  "ignores what is no text in %j",
  (search) => {
    expect(textParam(search, "next")).toEqual({});
  },
);
