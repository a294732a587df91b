import { unzipSync } from "fflate";
import type { Nodes } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { describe, expect, test } from "vitest";
import { type ExportedText, exportedMarkdown } from "./exported.rules.ts";
import { exportedDocx } from "./exported-docx.ts";
import { exportedHtml } from "./exported-html.ts";
import { keepWritten } from "./written-links.ts";

const exported = (changes: Partial<ExportedText> = {}): ExportedText => ({
  title: "Oak desks",
  language: "en",
  isBrief: false,
  isApproved: true,
  pageUrl: "https://own.example/desks",
  queries: ["oak desk price"],
  notes: "",
  sections: [{ heading: "Desks", markdown: "# Desks\n\nAn oak desk costs 400 €.", cover: [] }],
  sources: [],
  openClaims: [],
  ...changes,
});

describe("a text as Markdown", () => {
  test("is its sections, and its sources at the end", () => {
    const sources = [{ url: "https://a.example/", title: "All [desks]" }];

    expect(exportedMarkdown(exported({ sources }))).toBe(
      "# Desks\n\nAn oak desk costs 400 €.\n\n## Sources\n\n- [All \\[desks\\]](https://a.example/)\n",
    );
  });

  test("bears marks where it is not approved", () => {
    const text = exportedMarkdown(exported({ isApproved: false, openClaims: ["An oak desk costs 400 €."] }));

    expect(text).toContain("> **Not approved. 1 claim is open:**\n>\n> - An oak desk costs 400 €.");
    expect(text).toContain("An oak desk costs 400 €. **[unverified]**");
  });

  test("is a brief with its queries, and what each section must cover with passages and where they are", () => {
    const text = exportedMarkdown(
      exported({
        isBrief: true,
        isApproved: false,
        notes: "Keep it short",
        sections: [
          {
            heading: "Desks",
            markdown: "# Desks",
            cover: [
              { text: "weight limit", quotes: [{ text: "It bears\n80 kg.", url: "https://a.example/" }] },
            ],
          },
        ],
      }),
    );

    expect(text).toContain("# Brief: Oak desks");
    expect(text).toContain("No AI model is configured: this is a brief, not an article.");
    expect(text).toContain("- oak desk price");
    expect(text).toContain("Notes: Keep it short");
    expect(text).toContain("- weight limit\n\n  > It bears 80 kg. (<https://a.example/>)");
  });
});

describe("a text as HTML", () => {
  test("is a fragment with JSON-LD", () => {
    const html = exportedHtml(exported(), { today: "2026-11-26" });

    expect(html).toContain("<h1>Desks</h1>\n<p>An oak desk costs 400 €.</p>");
    const [, json = ""] = /<script type="application\/ld\+json">([\s\S]*)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      "@type": "Article",
      headline: "Oak desks",
      dateModified: "2026-11-26",
    });
  });

  test.each([
    ["scripts", "<script>alert(1)</script>"],
    ["handlers", '<img src="x" onerror="alert(1)">'],
    ["links that run", "[here](javascript:alert(1))"],
    ["frames", "<iframe src='https://a.example'></iframe>"],
  ])("has no %s", (_, markdown) => {
    const [fragment = ""] = exportedHtml(exported({ sections: [{ heading: "", markdown, cover: [] }] }), {
      today: "2026-11-26",
    }).split("<script");

    expect(fragment).not.toMatch(/script|onerror|iframe|javascript:/i);
  });

  test("ends its JSON-LD nowhere before its end", () => {
    const html = exportedHtml(exported({ title: "</script><script>alert(1)</script>" }), {
      today: "2026-11-26",
    });

    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });
});

describe("a text as a Word document", () => {
  const partsOf = async (changes: Partial<ExportedText>): Promise<Map<string, string>> => {
    const files = unzipSync(new Uint8Array(await exportedDocx(exported(changes))));
    return new Map(Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]));
  };

  test("has its headings, lists, tables and links", async () => {
    const markdown =
      "# Desks\n\n- One\n- Two\n\n1. Open\n2. Close\n\n| A | B |\n| - | - |\n| c | d |\n\nSee [this](https://a.example/).";
    const parts = await partsOf({ sections: [{ heading: "", markdown, cover: [] }] });
    const document = parts.get("word/document.xml") ?? "";

    for (const word of ["Desks", "One", "Open", "c", "this"]) expect(document).toContain(`>${word}<`);
    expect(document).toContain('w:val="Heading1"');
    expect(document).toContain("<w:tbl>");
    expect(parts.get("word/_rels/document.xml.rels")).toContain("https://a.example/");
  });

  const documentOf = async (markdown: string): Promise<Map<string, string>> =>
    partsOf({ sections: [{ heading: "", markdown, cover: [] }] });

  test.each([
    ["a list that starts at five", "5. Five\n6. Six", /<w:start w:val="5"\/>/],
    ["a list that starts at zero", "0. None\n1. One", /<w:start w:val="0"\/>/],
    [
      "a list within a list, with its own start",
      "- a\n\n  3. x\n  4. y",
      /<w:ilvl w:val="1"\/>[\s\S]*<w:start w:val="3"\/>/,
    ],
    ["no start that Word does not count to", "99999999. a", /<w:start w:val="1"\/>/],
  ])("keeps %s", async (_, markdown, pattern) => {
    const parts = await documentOf(markdown);

    expect(`${parts.get("word/document.xml")}${parts.get("word/numbering.xml")}`).toMatch(pattern);
  });

  test("begins each list of its own, also within others, with its own numbers", async () => {
    const document =
      (await documentOf("- a\n  1. x\n- b\n  1. y\n\n1. p\n\ntext\n\n1. q")).get("word/document.xml") ?? "";

    const numbers = [...document.matchAll(/<w:numId w:val="(\d+)"\/>/g)].map(([, id]) => id);
    const [, x, , y, p, q] = numbers;
    expect(new Set([x, y, p, q]).size).toBe(4);
  });

  test("has notes at the foot of a page, each at its places", async () => {
    const parts = await documentOf(
      "One[^a] and two[^a], **three**[^b].\n\n[^a]: First *note*.\n[^b]: Second.",
    );

    const notes = parts.get("word/footnotes.xml") ?? "";
    expect(notes).toContain("First ");
    expect(notes).toContain(">Second.<");
    expect(parts.get("word/document.xml")?.match(/<w:footnoteReference /g)).toHaveLength(3);
    expect(parts.get("word/document.xml")).not.toContain("First ");
  });

  test.each([
    ["what a picture shows", "![An oak desk](https://a.example/p.png)", [">[An oak desk]<"]],
    ["what a picture of a definition shows", "![A desk][d]\n\n[d]: https://a.example/p.png", [">[A desk]<"]],
    ["marks of tasks", "- [ ] open\n- [x] done\n- plain", [">☐ <", ">☒ <"]],
    ["rules between parts", "a\n\n---\n\nb", ["<w:pBdr>"]],
    ["what is struck through, with what is bold in it", "~~old **bold**~~", ["<w:strike/>", ">bold<"]],
    ["code in lines and blocks", "`x y`\n\n```\na  b\n```", [">x y<", ">a  b<"]],
    [
      "links with what is bold in them",
      "[a **b**](https://a.example/)",
      [">b<", '<w:rStyle w:val="Hyperlink"/>'],
    ],
    ["how columns stand", "| a | b |\n| - | -: |\n| c | d |", ['<w:jc w:val="right"/>']],
  ])("keeps %s", async (_, markdown, marks) => {
    const document = (await documentOf(markdown)).get("word/document.xml");

    for (const mark of marks) expect(document).toContain(mark);
  });

  test("has open claims as comments where they stand", async () => {
    const parts = await partsOf({ isApproved: false, openClaims: ["An oak desk costs 400 €."] });

    expect(parts.get("word/comments.xml")).toContain("An oak desk costs 400 €.");
    expect(parts.get("word/document.xml")).toContain("w:commentReference");
    expect(parts.get("word/document.xml")).toContain("Not approved.");
  });
});

describe("what others wrote is words in a file, whatever it looks like", () => {
  const planted = [
    "[x](https://evil.example/a)",
    "![x](//evil.example/p.png)",
    "<https://evil.example/a>",
    "https://evil.example/a",
    "www.evil.example",
    "a@evil.example",
    "[x][e]\n\n[e]: https://evil.example/",
    "x](https://evil.example/a) [y",
    '<a href="https://evil.example/">x</a>',
    "`x` https&#58;//evil.example \\[x](https://evil.example/)",
  ];

  test.each(planted)("%j", async (text) => {
    const file = exported({
      isBrief: true,
      isApproved: false,
      queries: [text],
      sections: [
        {
          heading: "Desks",
          markdown: "# Desks",
          cover: [{ text, quotes: [{ text, url: "https://a.example/" }] }],
        },
      ],
      sources: [
        { url: "https://a.example/", title: text },
        { url: "https://a.example/b)[x](https://evil.example/a", title: "" },
      ],
      openClaims: [text],
    });

    const root = unified().use(remarkParse).use(remarkGfm).parse(exportedMarkdown(file));
    keepWritten(root);
    const targets = targetsIn(root);
    expect(targets.length).toBeGreaterThan(2);
    expect(targets.filter((target) => !/^https:\/\/(?:a|own)\.example\//.test(target))).toEqual([]);
    const html = exportedHtml(file, { today: "2026-11-26" });
    expect(html).not.toMatch(/<[^>]*(?:href|src)="(?!https:\/\/(?:a|own)\.example\/)/);
    const parts = unzipSync(new Uint8Array(await exportedDocx(file)));
    expect(new TextDecoder().decode(parts["word/_rels/document.xml.rels"])).not.toMatch(
      /Target="(?!https:\/\/(?:a|own)\.example\/)[^"]*evil/,
    );
  });
});

/** Where links go; whatever else would be asked for or run stands by its kind. */
function targetsIn(node: Nodes): string[] {
  const isForeign = node.type === "html" || node.type === "image" || node.type === "linkReference";
  const own = "url" in node ? [node.url] : [];
  return [
    ...(isForeign ? [node.type] : own),
    ...("children" in node ? node.children.flatMap(targetsIn) : []),
  ];
}
