import { expect, test } from "vitest";
import { trackerTag } from "./tracker-tag.rules.ts";

test("a script tag loaded from {host}/tracker.js has PROJECT_KEY set to the project id", () => {
  expect(trackerTag("https://citelens.test", "0189")).toBe(
    '<script>window.PROJECT_KEY = "0189";</script>\n<script async src="https://citelens.test/tracker.js"></script>',
  );
});
