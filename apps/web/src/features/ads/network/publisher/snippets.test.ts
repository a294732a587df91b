import { expect, test } from "vitest";
import { adPlatforms, snippetsOf } from "./snippets.ts";

const setup = {
  placement: "below-article",
  site: "https://slow-garden.example",
  endpoint: "https://citelens.example",
};

test.each(adPlatforms)(
  "the code for $label names the placement and the address that it asks",
  ({ value }) => {
    const code = snippetsOf(value, setup)
      .map((snippet) => snippet.code)
      .join("\n");
    expect(code).toContain("below-article");
    expect(code).toContain("https://citelens.example/api/v1/ads/content/");
  },
);

test("no code tells visitors apart", () => {
  for (const { value } of adPlatforms) {
    for (const { code } of snippetsOf(value, setup)) expect(code).not.toMatch(/user-agent|cookie/i);
  }
});
