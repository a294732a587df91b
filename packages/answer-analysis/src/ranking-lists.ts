import { inlineLeads } from "./lists/inline-list.ts";
import { type Lead, leadOf } from "./lists/lead-of.ts";
import { listItemOf } from "./lists/list-item.ts";
import { OpenLists } from "./lists/open-lists.ts";
import { TableReader } from "./lists/table-rows.ts";

/**
 * The lists, tables and runs of numbered headings of a Markdown text, whatever marks their entries, each as the leads of
 * its two or more entries in order. Whether such a list ranks brands is for the caller to say.
 */
export function listsOf(source: string): Lead[][] {
  const lists = new OpenLists();
  const table = new TableReader();
  for (const { text, start } of linesOf(source)) {
    const row = table.read(text);
    if (row) lists.addRow(leadOf(text, { lineStart: start, at: row.at }), row.rank);
    if (table.isOpen) continue;

    const inline = inlineLeads(text, start);
    const entry = inline.length > 0 ? undefined : listItemOf(text);
    if (!entry) lists.addText(text, start);
    lists.addWhole(inline);
    if (!entry) continue;
    lists.add(entry, leadOf(text, { lineStart: start, at: entry.at }));
  }
  return lists.found();
}

function* linesOf(source: string): Generator<{ text: string; start: number }> {
  let start = 0;
  for (const text of source.split("\n")) {
    yield { text, start };
    start += text.length + 1;
  }
}
