import { billingModes } from "@citelens/contract/billing/pricing";
import { expect, test } from "vitest";
import { sellingText } from "./selling-labels.rules.ts";

test("only where money moves does revenue need no word of explanation", () => {
  expect(billingModes.map((mode) => sellingText(mode))).toEqual([
    "a month; in the sandbox no money moves",
    undefined,
    "nothing is sold: credits are granted",
    "nothing is sold: billing is off",
  ]);
});
