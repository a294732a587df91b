import { expect, test } from "vitest";
import { work } from "./read-text.thread.ts";

test("shows a row of the old text as it stands there", () => {
  const { claims } = work({
    language: "en",
    oldMarkdown: "## Prices\n\n| Plan | Price |\n|-|-|\n| Team | $49 a month |\n| Solo | $9 a month |\n",
    sections: [{ id: "prices", markdown: "The price of the Team plan is $49 a month." }],
    evidence: { brand: { names: ["Acme"], products: ["Team", "Solo"], sentences: [] }, sources: [] },
  });

  expect(claims.flatMap(({ values }) => values.map(({ support }) => support?.sentence))).toEqual([
    "Team | $49 a month",
  ]);
});
