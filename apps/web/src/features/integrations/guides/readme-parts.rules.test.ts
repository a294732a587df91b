import { expect, test } from "vitest";
import { readmeParts } from "./readme-parts.rules.ts";

const readme = `# One

## First

Put \`it\`
here:

\`\`\`ts
one();

two();
\`\`\`

And so on.

## Second

Else.
`;

test("a section becomes its paragraphs and its code, up to the next heading", () => {
  expect(readmeParts(readme, "First", ["main.ts"])).toEqual([
    { kind: "text", text: "Put `it` here:" },
    { kind: "code", label: "main.ts", code: "one();\n\ntwo();" },
    { kind: "text", text: "And so on." },
  ]);
  expect(readmeParts(readme, "Second", [])).toEqual([{ kind: "text", text: "Else." }]);
});

test("a section that is not there is an error", () => {
  expect(() => readmeParts(readme, "Third", [])).toThrow("no section Third");
});
