import { expect, test } from "vitest";
import { readablePath } from "./readable-path.ts";

test.each([
  ["/pricing", "/pricing"],
  ["/caf%C3%A9", "/café"],
  ["/%E6%97%A5%E6%9C%AC", "/日本"],
  ["/a%2Fb%3Fc", "/a%2Fb%3Fc"],
  ["/two%20words", "/two%20words"],
  ["/%E2%80%AEgnp.exe", "/%E2%80%AEgnp.exe"],
  ["/%00", "/%00"],
  ["/%C3%28", "/%C3%28"],
  ["/100%", "/100%"],
])("%s reads %s", (path, readable) => {
  expect(readablePath(path)).toBe(readable);
});
