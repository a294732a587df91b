import { expect, test } from "vitest";
import { cronText } from "./cron-text.rules.ts";

test.each([
  ["* * * * *", "Every minute"],
  ["*/15 * * * *", "Every 15 minutes"],
  ["7 * * * *", "Every hour at :07"],
  ["37 */6 * * *", "Every 6 hours at :37"],
  ["40 3 * * *", "Every day at 03:40 UTC"],
  ["0 12 * * 1", "0 12 * * 1"],
  ["1,31 * * * *", "1,31 * * * *"],
  ["5 1-3 * * *", "5 1-3 * * *"],
])("%s is %s", (cron, words) => {
  expect(cronText(cron)).toBe(words);
});
