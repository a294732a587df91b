import { expect, test } from "vitest";
import type { GuardedFetch } from "#platform/guarded-fetch/guarded-fetch.ts";
import { unsentAnswer } from "#platform/guarded-fetch/unsent-answer.ts";
import { withFictionalWeb } from "./with-fictional-web.ts";

const elsewhere = unsentAnswer({
  url: "https://www.example.com/",
  status: 200,
  contentType: "text/plain",
  body: "elsewhere",
});
const web: GuardedFetch = {
  get: async () => elsewhere,
  send: () => Promise.reject(new Error("Nothing is sent here")),
  close: async () => undefined,
};

test("the fictional hosts are answered for as they are in the end, and every other one is fetched", async () => {
  const wrapped = withFictionalWeb(web);

  const own = await wrapped.get("https://tovelume.example/arc");
  const other = await wrapped.get("https://www.example.com/");

  expect(own).toMatchObject({ url: "https://www.tovelume.example/arc", status: 200, charset: "utf-8" });
  expect(own.body.toString()).toContain("sold out");
  expect(other).toBe(elsewhere);
});

test("a day's own web hides the one of the last day", async () => {
  const wrapped = withFictionalWeb(withFictionalWeb(web), {
    day: 3,
    now: () => new Date("2026-11-02T09:00:00Z"),
  });

  const { body } = await wrapped.get("https://www.tovelume.example/arc");

  expect(body.toString()).toContain("costs 149 euros");
});

test("the one who gave up is told so", async () => {
  const asking = withFictionalWeb(web).get("https://tovelume.example/", { signal: AbortSignal.abort() });

  await expect(asking).rejects.toThrow("aborted");
});
