import { expect, test } from "vitest";
import { pieces } from "./mail-text.rules.ts";

test("cuts a mail's text at its links and loses nothing", () => {
  const text = "Hello\nhttps://a.example/x?y=1\nBye http://b.example";

  const found = pieces(text);

  expect(found.filter(({ kind }) => kind === "link").map(({ text }) => text)).toEqual([
    "https://a.example/x?y=1",
    "http://b.example",
  ]);
  expect(found.map(({ text }) => text).join("")).toBe(text);
});

test("makes no link of anything but the web", () => {
  expect(pieces("javascript:alert(1) mailto:a@b.example").every(({ kind }) => kind === "text")).toBe(true);
});
