import { expect, test } from "vitest";
import { indexNames, mentions } from "../src/mentions.ts";
import { positions } from "../src/positions.ts";

const index = indexNames(
  ["Acme", "Beta", "Gamma"].map((name) => ({ id: name, name, isClient: false, aliases: [], domains: [] })),
);

test.each([
  [
    "prose by the order of first mention",
    "Beta beats Acme, and Beta wins.",
    ["Beta 1 ORDER", "Acme 2 ORDER"],
  ],
  [
    "a numbered list by its ranks",
    "Acme asked.\n\n1. Beta: good\n2. **Acme** is fine\n3. Gamma",
    ["Acme 2 LIST", "Beta 1 LIST", "Gamma 3 LIST"],
  ],
  ["unknown brands in a list", "1. Zeta\n2. Acme\n3. Beta\n4. Eta", ["Acme 2 LIST", "Beta 3 LIST"]],
  [
    "no list with brands in less than half of its leads",
    "- Price\n- Acme support\n- Speed\n- Beta",
    ["Acme 2 LIST", "Beta 4 LIST"],
  ],
  [
    "a list about other things by order",
    "Beta or Acme?\n- Price\n- Speed of Acme\n- Support",
    ["Beta 1 ORDER", "Acme 2 ORDER"],
  ],
  [
    "names outside of the leads by order",
    "1. **Acme** – better than Gamma\n2. Beta – also",
    ["Acme 1 LIST", "Gamma 2 ORDER", "Beta 2 LIST"],
  ],
  [
    "items over blank lines and details",
    "1. **Zeta**\n   - cheap\n   - Beta too\n\n2. **Acme**\n   - fast\n\n3. **Beta**",
    ["Beta 3 LIST", "Acme 2 LIST"],
  ],
  [
    "tables by their rows",
    "| # | Tool | Price |\n|---|---|---|\n| 1 | Beta | 3 |\n| 2 | [Acme](https://acme.test) | 4 |",
    ["Beta 1 LIST", "Acme 2 LIST"],
  ],
  [
    "numbered headings",
    "## 1. Zeta\nBeta is like it.\n\n## 2. Acme\nGood.\n\n## 3. Beta\nToo.",
    ["Beta 3 LIST", "Acme 2 LIST"],
  ],
  [
    "the first list that ranks a brand",
    "- Beta\n- Acme\n\nCheapest:\n\n- Acme\n- Beta",
    ["Beta 1 LIST", "Acme 2 LIST"],
  ],
  ["one item is no list", "1. Beta\n\nOr Acme", ["Beta 1 ORDER", "Acme 2 ORDER"]],
  ["nothing", "None of them.", []],
])("ranks %s", (_, text, expected) => {
  const found = positions(text, mentions(text, index));

  expect(found.map(({ brandId, position, basis }) => `${brandId} ${position} ${basis}`)).toEqual(expected);
});
