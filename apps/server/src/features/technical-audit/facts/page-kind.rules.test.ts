import type { PageKind } from "@citelens/contract/content/audit-words";
import { expect, test } from "vitest";
import type { HtmlFacts } from "../store/page-facts.rules.ts";
import { pageKindOf } from "./page-kind.rules.ts";
import { htmlFacts } from "./read-facts.ts";

const empty = htmlFacts("<main>Tea</main>", { url: "https://tea.example/" }).facts;

function kindOf(path: string, types: readonly string[] = [], facts: Partial<HtmlFacts> = {}): PageKind {
  return pageKindOf({
    url: `https://tea.example${path}`,
    types,
    facts: { ...empty, mainWords: 500, ...facts },
  });
}

test.each<[string, PageKind]>([
  ["/", "home"],
  ["/index.html", "home"],
  ["/de/", "home"],
  ["/pt-br/", "home"],
  ["/impressum", "legal"],
  ["/legal/privacy-policy", "legal"],
  ["/mentions-legales.html", "legal"],
  ["/contact", "contact"],
  ["/de/kontakt/", "contact"],
  ["/fale-conosco", "contact"],
  ["/blog/green-tea", "article"],
  ["/de/magazin/gruener-tee", "article"],
  ["/noticias/te-verde", "article"],
  ["/products/sencha", "product"],
  ["/produits/sencha", "product"],
  ["/docs/brewing", "guide"],
  ["/fr/aide/infuser", "guide"],
  ["/how-to-brew-tea", "guide"],
  ["/blog/how-to-brew-tea", "guide"],
  ["/sencha-vs-matcha", "comparison"],
  ["/vergleich/sencha", "comparison"],
  ["/blog/best-alternatives", "comparison"],
  ["/category/green", "list"],
  ["/kategorie/gr%C3%BCn", "list"],
  ["/2026/03/05/tea-time/", "article"],
  ["/2026/03/", "other"],
  ["/terms-of-use", "legal"],
  ["/privacy-notice", "legal"],
  ["/shop", "list"],
  ["/shop/sencha", "other"],
  ["/anything", "other"],
  ["/canvas", "other"],
  ["/contactless-payment", "other"],
  ["/%", "other"],
])("by its path %s is %s", (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});

test.each<[string, readonly string[], PageKind]>([
  ["/a", ["WebPage", "BlogPosting"], "article"],
  ["/a", ["Product", "Offer"], "product"],
  ["/a", ["SoftwareApplication"], "product"],
  ["/a", ["HowTo"], "guide"],
  ["/a", ["FAQPage"], "guide"],
  ["/a", ["ContactPage"], "contact"],
  ["/a", ["CollectionPage"], "list"],
  ["/guides/a", ["Article"], "guide"],
  ["/a-vs-b", ["Article", "Product"], "comparison"],
  ["/impressum", ["Article"], "legal"],
  ["/", ["Product"], "home"],
  ["/a", ["WebPage", "Organization"], "other"],
])("what %s says in JSON-LD, %j, makes it %s", (path, types, kind) => {
  expect(kindOf(path, types)).toBe(kind);
});

test.each<[string, string, Partial<HtmlFacts>, PageKind]>([
  ["links with few words", "/a", { linkCount: 60, mainWords: 100 }, "list"],
  ["many links below a long text", "/a", { linkCount: 60, mainWords: 2_000 }, "other"],
  ["an index of articles", "/blog", { linkCount: 60, mainWords: 100 }, "list"],
  [
    "several questions",
    "/a",
    {
      questions: Array.from({ length: 3 }, () => ({
        line: 1,
        text: "Is it?",
        answerWords: 20,
        stemShare: 1,
      })),
    },
    "guide",
  ],
  [
    "a date and an author",
    "/a",
    {
      dates: [{ line: 1, day: "2026-03-01", kind: "published", from: "meta" }],
      author: { line: 1, name: "Ada Leaf", from: "byline" },
    },
    "article",
  ],
  [
    "a date alone",
    "/a",
    { dates: [{ line: 1, day: "2026-03-01", kind: "published", from: "meta" }] },
    "other",
  ],
])("by %s, %s is built as what it is", (_, path, facts, kind) => {
  expect(kindOf(path, [], facts)).toBe(kind);
});

test("tells a blog from the articles that name it", () => {
  expect(kindOf("/blog", ["Blog", "BlogPosting"])).toBe("list");
  expect(kindOf("/blog/sencha", ["BlogPosting", "Blog"])).toBe("article");
});
