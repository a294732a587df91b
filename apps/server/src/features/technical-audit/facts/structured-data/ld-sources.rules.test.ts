import { expect, test } from "vitest";
import { ldGuides } from "./ld-guide.rules.ts";
import { ldParts } from "./ld-parts.rules.ts";
import { ldSources } from "./ld-sources.rules.ts";

const rules = [...ldGuides, ...ldParts];

test.each(rules)(
  "asks of $types only what a page of the consumer says",
  ({ required, recommended, source }) => {
    if (required.length + recommended.length === 0) return;

    expect(Object.values(ldSources)).toContain(source);
    expect(source?.url).toMatch(/^https:\/\/developers\.google\.com\/search\/docs\/appearance\//);
    expect(source?.read).toMatch(/^20\d\d-\d\d-\d\d$/);
  },
);

test("has a rule for each type once, and no source for nothing", () => {
  const types = ldGuides.flatMap((guide) => guide.types.split(" "));

  expect(new Set(types).size).toBe(types.length);
  expect(Object.values(ldSources).filter((source) => !rules.some((rule) => rule.source === source))).toEqual(
    [],
  );
});

/** Google's pages on these say that there are no required properties. */
test.each(["Article", "NewsArticle", "BlogPosting", "Organization", "OnlineStore"])(
  "requires nothing of %s",
  (type) => {
    const guide = ldGuides.find(({ types }) => types.split(" ").includes(type));

    expect(guide?.required).toEqual([]);
    expect(guide?.recommended.length).toBeGreaterThan(0);
  },
);
