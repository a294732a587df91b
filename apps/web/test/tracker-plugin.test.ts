import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { buildTracker } from "../tracker-plugin.ts";

const entry = fileURLToPath(new URL("../../../packages/tracker/src/tracker.ts", import.meta.url));

test("tracker.js is one script of at most 1.5 kB that needs no module and leaves no name behind", async () => {
  const script = await buildTracker(entry);
  const names = new Function(
    "window",
    "document",
    "HTMLScriptElement",
    `${script}; return typeof citelensTracker;`,
  );

  expect(gzipSync(script).length).toBeLessThanOrEqual(1_500);
  expect(script).not.toMatch(/\b(import|export)\b/);
  expect(names({ document: {} }, { currentScript: {} }, class {})).toBe("undefined");
});
