import { describe, expect, test } from "vitest";
import { safeReply } from "#platform/ai/ask/safe-reply.rules.ts";
import { linkable } from "./linkable.rules.ts";

const workspaceId = "0198a3b2-7c1d-7e00-8a55-0242ac120002";
const links = linkable(workspaceId);
links.note({
  title: "",
  figures: [],
  lines: [],
  links: [
    { label: "Review", href: "https://review.example/shoes" },
    { label: "Odd", href: "javascript:alert(1)" },
  ],
});
const options = { mayLink: links.mayLink, visible: (text: string) => text.replaceAll("\u200b", "") };
const overview = `/workspaces/${workspaceId}/insight/dashboard`;

function cleaned(...pieces: readonly string[]): string {
  const safe = safeReply(options);
  return pieces.map((piece) => safe.push(piece)).join("") + safe.end();
}

const texts: readonly (readonly [string, string, string])[] = [
  ["plain words", "Acme is named in 3 of 20 answers.", "Acme is named in 3 of 20 answers."],
  [
    "Markdown",
    "## A\n\n- **b** _c_ `d`\n- [ ] e (f)\n\n| a | b |",
    "## A\n\n- **b** _c_ `d`\n- [ ] e (f)\n\n| a | b |",
  ],
  ["less and more", "3 < 4, 5 > 4 and a <- b", "3 < 4, 5 > 4 and a <- b"],
  ["a page of the workspace", `[Overview](${overview})`, `[Overview](${overview})`],
  ["a page with a title", `[Overview](${overview} "Look")`, `[Overview](${overview})`],
  ["an address of a result", "[it](https://review.example/shoes/)", "[it](https://review.example/shoes/)"],
  ["such an address, bare", "See https://review.example/shoes.", "See https://review.example/shoes."],
  ["such an address in angles", "<https://review.example/shoes>", "<https://review.example/shoes>"],
  ["a foreign link", "See [this page](https://evil.example/a) now", "See this page now"],
  ["a foreign link, bare", "See https://evil.example/a?b=c now", "See (link removed) now"],
  ["one without a scheme", "See www.evil.example now", "See (link removed) now"],
  ["one in angles", "<https://evil.example>", " (link removed) "],
  ["another workspace", "[x](/workspaces/0198a3b2-7c1d-7e00-8a55-0242ac120003/insight/dashboard)", "x"],
  ["a way out of the workspace", `[x](/workspaces/${workspaceId}/../../admin)`, "x"],
  ["a way out, hidden", `[x](/workspaces/${workspaceId}/%2e%2e/admin)`, "x"],
  ["a script", "[x](javascript:alert(1))", "x"],
  ["a script that a result names", "[x](javascript:alert(1)) y", "x y"],
  ["a picture", "![alt text](https://evil.example/p.png?secret) y", "alt text y"],
  ["a picture of a result", "![alt](https://review.example/shoes)", "alt"],
  ["a picture in a link", "[![a](https://evil.example/p)](https://evil.example/q)", "a"],
  ["HTML", "a <b>bold</b> <img src=x onerror=y> b", "a  bold    b"],
  ["HTML without an end", "a <script src=//evil.example", "a  script src=//evil.example"],
  ["a comment", "a <!-- hidden --> b", "a   b"],
  ["a definition", "[x][1]\n\n[1]: https://evil.example", "[x] [1]\n\n[1] : (link removed)"],
  ["an address joined by a tag", "http:/<b>/evil.example", "http:/ /evil.example"],
  ["an address joined by a picture", "http:/![/](x)/evil.example", "http:/ / /evil.example"],
  ["an address with a backslash", "http:\\//evil.example", "(link removed)"],
  ["an address with an entity", "http&#58;//evil.example", "http& #58;//evil.example"],
  ["an address with unseen characters", "ht\u200btps://evil.example", "(link removed)"],
  ["mail", "mailto:a@evil.example", "(link removed)"],
  [
    "a link behind a label that never ended",
    `[${"a".repeat(1_100)}](https://evil.example)`,
    `[${"a".repeat(1_100)}] ((link removed))`,
  ],
  ["a link whose address is on the next line", "[x](\nhttps://evil.example)", "[x] (\n(link removed))"],
  ["nested links", "[a [b](https://evil.example) c](https://evil.example/2)", "a b c"],
];

describe("a reply holds of", () => {
  test.each(texts)("%s what is safe", (_, text, expected) => {
    expect(cleaned(text)).toBe(expected);
  });
});

test.each(texts)("%s: cut anywhere it is what the whole would be", (_, text, expected) => {
  const step = Math.ceil(text.length / 200);
  for (let cut = 0; cut <= text.length; cut += step)
    expect(cleaned(text.slice(0, cut), text.slice(cut))).toBe(expected);
  expect(cleaned(...text)).toBe(expected);
});

const bits = [
  "[",
  "]",
  "(",
  ")",
  "!",
  "<",
  ">",
  " ",
  "\n",
  "http:/",
  "/",
  "evil.example",
  "www.",
  "\\",
  "a",
  "[x](",
  overview,
  "](",
  "<b",
  "&#58;",
  ":",
];

test("any mixture, cut anywhere, is what the whole would be, and has no link to anywhere else", () => {
  let seed = 7;
  const random = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  for (let round = 0; round < 2_000; round += 1) {
    const text = Array.from({ length: 1 + random(14) }, () => bits[random(bits.length)]).join("");
    const whole = cleaned(text);
    const [one, two] = [random(text.length + 1), random(text.length + 1)].toSorted((a, b) => a - b);

    expect(cleaned(text.slice(0, one), text.slice(one, two), text.slice(two))).toBe(whole);
    expect(whole).not.toMatch(/https?:\/\/evil|www\.evil|!\[|<[a-z]/i);
    for (const [, href] of whole.matchAll(/\]\(([^)]*)\)/g)) expect(href).toBe(overview);
  }
});

test("what comes is held back no longer than a word or an open link", () => {
  const safe = safeReply(options);

  expect(safe.push("Acme is na")).toBe("Acme is ");
  expect(safe.push("med [in")).toBe("named ");
  expect(safe.push("](https://evil.example) more ")).toBe("in more ");
  expect(safe.end()).toBe("");
});
