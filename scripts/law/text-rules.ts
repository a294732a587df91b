import { serverRooms, webRooms } from "../rooms.ts";
import { functionLength } from "./function-length.ts";
import { literalSpreads } from "./literal-spreads.ts";
import { nounTypes, thingFirst } from "./noun-rules.ts";
import { pageTitles } from "./page-titles.ts";
import { isNode, nodesWithin, type SourceFile, type SyntaxNode } from "./source-file.ts";
import type { Violation } from "./violation.ts";

const linesMax = 400;

/** Long by nature: lists of data, and what generators write. */
const mayBeLong = [/^packages\/crawlers\/src\/agents/, /\.gen\.ts$/, /\/drizzle\//];

/**
 * The one place that may reach out to what users name, because it refuses addresses inside our own network; and the one
 * that does for the clients of AI providers, whose addresses the installation itself names.
 */
const mayFetch = /^apps\/server\/src\/platform\/(guarded-fetch|ai\/ask\/bounded-fetch\.ts$)/;
const isTest = /\.test(-helper)?\.tsx?$/;

type TextRule = (file: SourceFile) => readonly Violation[];

/** The laws that look into one file at a time, beyond its imports. */
export const textRules: readonly TextRule[] = [
  fileLength,
  functionLength,
  nounTypes,
  thingFirst,
  literalSpreads,
  bareFetch,
  noAny,
  knownRooms,
  oneSpelling,
  oneLease,
  pageTitles,
];

function fileLength({ path, lines }: SourceFile): Violation[] {
  if (lines <= linesMax || mayBeLong.some((exception) => exception.test(path))) return [];
  const message = `${lines} lines; at most ${linesMax} are allowed, split it by what its parts do`;
  return [{ law: "file-length", file: path, message }];
}

function bareFetch({ path, nodes }: SourceFile): Violation[] {
  if (!path.startsWith("apps/server/src/") || mayFetch.test(path) || isTest.test(path)) return [];

  const message = "calls fetch itself; use guardedFetch of the platform, which refuses internal addresses";
  return nodes.filter(callsFetch).map(() => ({ law: "bare-fetch", file: path, message }));
}

function callsFetch({ type, callee }: SyntaxNode): boolean {
  if (type !== "CallExpression") return false;

  const [called, object, property] = nodesWithin(callee);
  if (called?.type === "Identifier") return called.value === "fetch";
  return object?.value === "globalThis" && property?.value === "fetch";
}

function noAny({ path, nodes }: SourceFile): Violation[] {
  if (path.endsWith(".gen.ts")) return [];

  const message = "uses the type any; take unknown and parse it, or name the type";
  return nodes
    .filter(({ type, kind }) => type === "TsKeywordType" && kind === "any")
    .map(() => ({ law: "no-any", file: path, message }));
}

const columnsOfLease: readonly unknown[] = ["lease_until", "leased_until", "leased_by"];

function oneLease({ path, nodes }: SourceFile): Violation[] {
  if (!path.endsWith(".tables.ts")) return [];

  const message = "writes a column of a lease itself; spread leaseColumns() of the platform";
  return nodes
    .filter(
      ({ type, key }) => type === "KeyValueProperty" && isNode(key) && columnsOfLease.includes(key.value),
    )
    .map(() => ({ law: "one-lease", file: path, message }));
}

function knownRooms({ path }: SourceFile): Violation[] {
  const [, app, room] = /^apps\/(server|web)\/src\/features\/([^/]+)\//.exec(path) ?? [];
  if (app === undefined || room === undefined) return [];

  const rooms = app === "server" ? serverRooms : webRooms;
  if (rooms.includes(room)) return [];
  return [{ law: "known-rooms", file: path, message: `"${room}" is not a room of scripts/rooms.ts` }];
}

/** Pattern of what writes dates and numbers in words or figures: each has one spelling on every page. */
const writesFigures = /^(DateTimeFormat|NumberFormat|RelativeTimeFormat|toLocale(Date|Time)?String)$/;

function oneSpelling({ path, nodes }: SourceFile): Violation[] {
  if (!path.startsWith("apps/web/src/") || isTest.test(path) || path.startsWith("apps/web/src/lib/"))
    return [];

  const message = "formats a date or a number itself; use lib/dates/dates.ts or lib/figures.ts";
  return nodes
    .filter(({ type, value }) => type === "Identifier" && writesFigures.test(String(value)))
    .map(() => ({ law: "one-spelling", file: path, message }));
}
