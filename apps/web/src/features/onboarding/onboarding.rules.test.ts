import { creatorPlatforms } from "@citelens/contract/accounts/creator-platforms";
import { describe, expect, test } from "vitest";
import { destinationOf, platformByLabel, stepAt, steps } from "./onboarding.rules.ts";

const nothing = { stored: undefined, next: undefined, workspaceId: undefined };

describe("destinationOf", () => {
  test.each([
    ["the stored return path before all else", { stored: "/a", next: "/b", workspaceId: "w" }, "/a"],
    ["what the address carried", { ...nothing, next: "/b?c=1", workspaceId: "w" }, "/b?c=1"],
    ["the current workspace's dashboard", { ...nothing, workspaceId: "w" }, "/workspaces/w/dashboard"],
    ["the dashboard when there is nothing else", nothing, "/dashboard"],
    [
      "the workspace instead of another site",
      { ...nothing, next: "//evil.example", workspaceId: "w" },
      "/workspaces/w/dashboard",
    ],
    ["the dashboard instead of a circle", { ...nothing, next: "/onboarding/step-1" }, "/dashboard"],
  ])("leads to %s", (_, wishes, destination) => {
    expect(destinationOf(wishes)).toBe(destination);
  });
});

test("there are four steps, each at an address of its own", () => {
  expect(steps.map(({ path }) => path)).toEqual([1, 2, 3, 4].map((number) => `/onboarding/step-${number}`));
  expect(steps.map(({ path }) => stepAt(path))).toEqual([1, 2, 3, 4]);
  expect(stepAt("/onboarding/step-3/")).toBe(3);
  expect(stepAt("/onboarding")).toBe(1);
});

test("each creator platform asks for a link or a username, as the table says", () => {
  const asking = (asks: string) =>
    creatorPlatforms.filter((one) => one.asks === asks).map(({ label }) => label);

  expect(asking("link")).toEqual([
    "LinkedIn",
    "Blog/Storefront",
    "Newsletter (Medium - Substack - Beehiiv)",
    "Podcast (Apple, Spotify)",
    "YouTube",
    "Facebook",
    "Substack",
    "Discord",
  ]);
  expect(asking("username")).toEqual([
    "Instagram",
    "Twitter/X",
    "TikTok",
    "Medium",
    "Twitch",
    "Pinterest",
    "Reddit",
    "Other",
  ]);
  expect(platformByLabel("Twitch")?.asks).toBe("username");
  expect(platformByLabel("Elsewhere")).toBeUndefined();
});
