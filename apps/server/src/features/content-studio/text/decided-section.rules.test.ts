import { expect, test } from "vitest";
import { decidedMarkdown } from "./decided-section.rules.ts";

const section = (changes: object = {}) => ({
  state: "PROPOSED" as const,
  old_markdown: "old",
  proposed_markdown: "new",
  markdown: "new",
  ...changes,
});

test.each([
  ["accepting takes what was proposed", section(), { state: "ACCEPTED" }, "ACCEPTED new"],
  [
    "accepting keeps what somebody edited",
    section({ state: "EDITED", markdown: "mine" }),
    { state: "ACCEPTED" },
    "ACCEPTED mine",
  ],
  [
    "accepting what was kept takes what was proposed",
    section({ state: "KEPT_OLD", markdown: "old" }),
    { state: "ACCEPTED" },
    "ACCEPTED new",
  ],
  ["keeping the old text takes it", section(), { state: "KEPT_OLD" }, "KEPT_OLD old"],
  [
    "keeping the old text of a new section leaves it out",
    section({ old_markdown: null }),
    { state: "KEPT_OLD" },
    "KEPT_OLD",
  ],
  ["words that are given are an edit", section(), { markdown: "mine" }, "EDITED mine"],
  ["and they are, whatever else is said", section(), { state: "ACCEPTED", markdown: "mine" }, "EDITED mine"],
  [
    "putting it back takes what was proposed",
    section({ state: "EDITED", markdown: "mine" }),
    { state: "PROPOSED" },
    "PROPOSED new",
  ],
  [
    "putting it back in a brief takes the old text",
    section({ proposed_markdown: null, markdown: "mine" }),
    { state: "PROPOSED" },
    "PROPOSED old",
  ],
  ["nothing said changes nothing", section(), {}, "PROPOSED new"],
] as const)("%s", (_, before, decision, expected) => {
  const { state, markdown } = decidedMarkdown(before, decision);

  expect(`${state} ${markdown}`.trim()).toBe(expected);
});
