import { expect, test } from "vitest";
import { campaignSums } from "./campaign-sums.rules.ts";

const named = { status: "OK", mentioned: true, unknown_to_model: false, cited: true } as const;
const absent = { status: "OK", mentioned: false, unknown_to_model: false, cited: false } as const;
const unknown = { ...absent, unknown_to_model: true } as const;
const without = { status: "REFUSED", mentioned: false, unknown_to_model: false, cited: false } as const;
const pending = { status: "PENDING", mentioned: false, unknown_to_model: false, cited: false } as const;

test.each([
  [[], "No answers came back yet."],
  [[pending], "No answers came back yet."],
  [[without], "No answers came back yet. 1 question had no answer."],
  [[named], "1 of 1 answer names you, and 1 cites your pages."],
  [[named, absent, named], "2 of 3 answers name you, and 2 cite your pages."],
  [[named, unknown], "1 of 2 answers name you, and 1 cites your pages. 1 says that it does not know you."],
  [
    [named, absent, without, pending],
    "1 of 2 answers name you, and 1 cites your pages. 1 question had no answer.",
  ],
])("%j are told in one sentence", (lines, sentence) => expect(campaignSums(lines)).toBe(sentence));
