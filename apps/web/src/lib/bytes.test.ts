import { expect, test } from "vitest";
import { bytesText } from "./bytes.ts";

test.each([
  [0, "0 B"],
  [999, "999 B"],
  [1_000, "1.0 kB"],
  [123_456, "123 kB"],
  [1_500_000_000, "1.5 GB"],
  [5_000_000_000_000_000, "5000 TB"],
])("%d is %s", (bytes, text) => {
  expect(bytesText(bytes)).toBe(text);
});
