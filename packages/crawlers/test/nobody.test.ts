import { describe, expect, test } from "vitest";
import { classify } from "../src/index.ts";
import {
  assistantApps,
  browsers,
  feedReaders,
  httpLibraries,
  linkPreviews,
  monitors,
  neutralRobots,
  softwareWithUnluckyNames,
} from "./user-agents.ts";

describe.each([
  ["a person with a browser", browsers],
  ["a person in an assistant's app", assistantApps],
  ["software with an unlucky name", softwareWithUnluckyNames],
  ["an HTTP library", httpLibraries],
  ["a monitor", monitors],
  ["a link preview", linkPreviews],
  ["a feed reader", feedReaders],
  ["a robot that neither searches nor feeds AI", neutralRobots],
])("%s is no agent", (_, userAgents) => {
  test.each(userAgents)("%s", (userAgent) => {
    expect(classify(userAgent)).toBeUndefined();
  });
});

test("covers forty browsers", () => {
  expect(new Set(browsers).size).toBeGreaterThanOrEqual(40);
});
