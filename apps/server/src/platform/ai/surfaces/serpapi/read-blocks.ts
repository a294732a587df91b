import { z } from "zod";
import { knownItems } from "../../read/known-items.ts";
import { linksIn, pageSearch, type SeenPage } from "../seen-answer.ts";

const reference = z.object({
  index: z.number().nullish(),
  link: z.string(),
  title: z.string().nullish(),
});
const link = z.object({ link: z.string() });
const cells = z.array(z.array(z.unknown()));
/** A paragraph, a heading, a list and its items, a table: blocks hold one another. */
const block = z.object({
  type: z.string().nullish(),
  title: z.string().nullish(),
  snippet: z.string().nullish(),
  code: z.string().nullish(),
  reference_indexes: z.array(z.number()).nullish(),
  snippet_links: z.array(z.unknown()).nullish(),
  list: z.array(z.unknown()).nullish(),
  text_blocks: z.array(z.unknown()).nullish(),
  table: cells.nullish(),
});
type Block = z.output<typeof block>;

const answer = z.object({
  text_blocks: z.array(z.unknown()).nullish(),
  references: z.array(z.unknown()).nullish(),
  reconstructed_markdown: z.string().nullish(),
});

/** Reads an answer of Google's AI: what its blocks refer or link to is cited, other references were found. */
export function readBlocks(shown: unknown): SeenPage {
  const { data } = answer.safeParse(shown);
  const blocks = knownItems(data?.text_blocks ?? [], block);
  const all = blocks.flatMap(within);
  const named = new Set(all.flatMap(({ reference_indexes }) => reference_indexes ?? []));
  const references = knownItems(data?.references ?? [], reference).map(({ link, title, index }, place) => ({
    url: link,
    title,
    isCited: named.has(index ?? place),
  }));
  const text = (data?.reconstructed_markdown || blocks.map((one) => markdownOf(one)).join("\n\n")).trim();
  const links = knownItems(
    all.flatMap(({ snippet_links }) => snippet_links ?? []),
    link,
  ).map(({ link }) => ({ url: link }));
  return {
    text,
    cited: [...references.filter(({ isCited }) => isCited), ...links, ...linksIn(text)],
    found: references,
    searches: pageSearch,
  };
}

function within(one: Block): Block[] {
  const inner = knownItems([...(one.list ?? []), ...(one.text_blocks ?? [])], block);
  return [one, ...inner.flatMap(within)];
}

function markdownOf(one: Block, depth = 0): string {
  const words = [one.title, one.snippet ?? one.code].filter((part) => part).join(" ");
  const items = knownItems(one.list ?? [], block).map(
    (item) => `${"  ".repeat(depth)}- ${markdownOf(item, depth + 1)}`,
  );
  const inner = knownItems(one.text_blocks ?? [], block).map((part) => markdownOf(part, depth));
  const heading = one.type === "heading" && words !== "" ? `### ${words}` : words;
  return [heading, ...items, ...rowsOf(one.table ?? []), ...inner].filter((line) => line !== "").join("\n");
}

/** As Markdown, with the first row for a heading. */
function rowsOf(table: z.output<typeof cells>): string[] {
  const rows = table.map((row) => `| ${row.map(String).join(" | ")} |`);
  const [head, ...others] = rows;
  return head === undefined ? [] : [head, `|${" --- |".repeat(table[0]?.length ?? 0)}`, ...others];
}
