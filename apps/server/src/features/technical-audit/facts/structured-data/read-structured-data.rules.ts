import type { HtmlFacts, LdItem, StructuredData } from "../../store/page-facts.rules.ts";
import { machineDay } from "../text/written-day.rules.ts";
import { jsonFault } from "./json-fault.rules.ts";
import {
  isNode,
  isReferred,
  type LdGraph,
  type LdNode,
  ldGraph,
  plainOf,
  typesOf,
  valuesOf,
} from "./ld-graph.rules.ts";
import { guideFor } from "./ld-guide.rules.ts";
import { unmetNeeds } from "./ld-needs.rules.ts";
import { ldSources } from "./ld-sources.rules.ts";
import { untrueValues } from "./ld-untrue.rules.ts";
import { ldValues } from "./ld-values.rules.ts";
import type { VisibleText } from "./visible-text.rules.ts";

interface Script {
  readonly line: number;
  readonly text: string;
}

interface StructuredReading {
  readonly broken: StructuredData["broken"];
  readonly types: StructuredData["types"];
  readonly items: StructuredData["items"];
  readonly days: readonly HtmlFacts["dates"][number][];
  readonly author: { readonly line: number; readonly name: string } | undefined;
}

const brokenMax = 10;
const itemsMax = 30;
const daysMax = 20;
const quoteCharacters = 40;
const nameCharactersMax = 150;
const writtenMax = 10;
const writtenCharactersMax = 4_000;

/** Statements of the blocks of JSON-LD of a page, judged by the guide; `visible` is what the page shows, `url` where it came from. */
export function readStructuredData(
  scripts: readonly Script[],
  visible: VisibleText,
  url = "",
): StructuredReading {
  const broken: StructuredData["broken"][number][] = [];
  const blocks: { line: number; value: unknown }[] = [];
  for (const script of scripts) {
    const block = parsed(script.text);
    if (block) blocks.push({ line: script.line, value: block.value });
    else if (broken.length < brokenMax) broken.push(brokenBlock(script));
  }
  const graph = ldGraph(blocks, url);
  return {
    broken,
    types: graph.types,
    items: withSource(graph.items.slice(0, itemsMax).flatMap((item) => judged(graph, item, visible))),
    days: graph.items.flatMap((item) => daysOf(graph, item)).slice(0, daysMax),
    author: graph.items.flatMap((item) => authorsOf(graph, item))[0],
  };
}

type Item = LdGraph["items"][number];

/** Items with their source: what is wrong is kept as it is written, so that a draft loses nothing of it. */
function withSource(items: readonly JudgedItem[]): LdItem[] {
  let kept = 0;
  return items.map(({ node, ...item }) => {
    const isWrong = item.missing.length + item.lacking.length + item.untrue.length > 0;
    if (!isWrong || kept >= writtenMax) return item;
    const { "@context": _, ...own } = node;
    const written = JSON.stringify(own);
    if (written.length > writtenCharactersMax) return item;
    kept += 1;
    return { ...item, written };
  });
}

type JudgedItem = LdItem & { readonly node: LdNode };

function judged(graph: LdGraph, { node, line }: Item, visible: VisibleText): JudgedItem[] {
  const found = guideFor(typesOf(node));
  if (!found || (found.guide.isOfHome && !isHome(graph.url))) return [];
  const { type, guide } = found;
  // A review in the graph of a product is asked what a part is, there.
  if (guide.source === ldSources.review && isReferred(graph, node)) return [];
  return [
    {
      node,
      line,
      type,
      ...unmetNeeds(graph, node, guide),
      untrue: untrueValues({ graph, visible }, node, guide.shown),
      values: ldValues(graph, node),
    },
  ];
}

/** Whether a page is the home page; where its address is not known, nobody can say that it is not. */
function isHome(url: string): boolean {
  return url === "" || URL.parse(url)?.pathname === "/";
}

function daysOf(graph: LdGraph, { node, line }: Item): HtmlFacts["dates"][number][] {
  const of = (property: string, kind: "published" | "modified"): HtmlFacts["dates"][number][] =>
    valuesOf(graph, node, property)
      .slice(0, 1)
      .flatMap((value) => {
        const day = machineDay(plainOf(value) ?? "");
        return day === undefined ? [] : [{ line, day, kind, from: "json-ld" as const }];
      });
  return [...of("datePublished", "published"), ...of("dateModified", "modified")];
}

/** A person, by a type or by nothing but a name; an organization is no author that readers could know. */
function authorsOf(graph: LdGraph, { node, line }: Item): { line: number; name: string }[] {
  return valuesOf(graph, node, "author").flatMap((author) => {
    const name = isNode(author) ? personName(graph, author) : plainOf(author);
    return name === undefined ? [] : [{ line, name: name.slice(0, nameCharactersMax).toWellFormed() }];
  });
}

function personName(graph: LdGraph, author: LdNode): string | undefined {
  const types = typesOf(author);
  if (types.length > 0 && !types.includes("Person")) return undefined;
  return valuesOf(graph, author, "name").map(plainOf)[0];
}

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined; // what is wrong is looked for where somebody is told of it
  }
}

function brokenBlock({ line, text }: Script): StructuredData["broken"][number] {
  const { position, message } = jsonFault(text) ?? { position: 0, message: "it is no JSON" };
  const before = text.slice(0, position);
  const quote = text.slice(Math.max(0, position - quoteCharacters), position + quoteCharacters);
  return {
    line: line + before.split("\n").length - 1,
    message,
    quote: quote
      .replace(/[\s\p{Cc}]+/gu, " ")
      .trim()
      .toWellFormed(),
  };
}
