import { sectionMax } from "@citelens/contract/content/studio-words";
import { expect, test } from "vitest";
import { tooSlow } from "#test/growth.ts";
import { readDraft } from "./draft/read-draft.ts";
import { proposedMarkdown } from "./model/proposed-markdown.ts";
import { readReply } from "./simulate/models/reply.rules.ts";
import { work as readText } from "./text/read-text.thread.ts";

const evidence = {
  brand: { names: ["Alder"], products: ["Alder Duo"], sentences: ["The Alder Duo costs $749."] },
  sources: [
    { id: "1", url: "https://a.example/", title: "A", language: "en", sentences: ["It weighs 12 kg."] },
  ],
};

const readers: [string, (text: string) => unknown][] = [
  ["Markdown", readDraft],
  [
    "a section and the page that it rewrites",
    (markdown) =>
      readText({ language: "en", sections: [{ id: "1", markdown }], oldMarkdown: markdown, evidence }),
  ],
  [
    "what a model proposes",
    (text) => proposedMarkdown(text, { heading: "A", level: 2, mayLink: () => false }),
  ],
  ["what a model prefers", (text) => readReply(text, { language: "en", documents: 3, place: 1 })],
];

test.each(readers)(
  "no section makes reading %s take longer than it is long",
  async (_, reads) => {
    expect(await tooSlow(reads, sectionMax)).toEqual([]);
  },
  180_000,
);
