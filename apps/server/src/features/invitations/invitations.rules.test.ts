import { describe, expect, test } from "vitest";
import { mailsPerHourMax, startOfHourlyLimit, waitSeconds } from "./invitations.rules.ts";

const now = new Date("2026-11-21T12:00:00Z");

describe("the hourly limit", () => {
  test("looks back for an hour", () => {
    expect(startOfHourlyLimit(now)).toEqual(new Date("2026-11-21T11:00:00Z"));
  });

  test.each([
    ["nothing was sent", { mails: 0, oldest: undefined }, 0],
    ["one is left", { mails: mailsPerHourMax - 1, oldest: new Date("2026-11-21T11:30:00Z") }, 0],
    ["all are sent", { mails: mailsPerHourMax, oldest: new Date("2026-11-21T11:30:00Z") }, 1800],
    ["the oldest is about to be deleted", { mails: 20, oldest: new Date("2026-11-21T11:00:00Z") }, 1],
  ])("lets wait as long as needed when %s", (_, budget, seconds) => {
    expect(waitSeconds(budget, now)).toBe(seconds);
  });
});
