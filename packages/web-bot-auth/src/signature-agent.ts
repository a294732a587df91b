import { type Item, isInnerList, parseItem, Token } from "structured-headers";
import { dictionaryIn } from "./dictionary.ts";
import type { Signature } from "./signatures.ts";

/** Where a signature says that its keys are. */
export type NamedDirectory =
  | { readonly kind: "directory"; readonly origin: string }
  /** The signature covers no member of the header that is its own, so it says nothing. */
  | { readonly kind: "uncovered" }
  /** The member points to keys in another way than a directory. */
  | { readonly kind: "unsupported" };

const directoryPath = "/.well-known/http-message-signatures-directory";

/**
 * The directory that a signature names and covers, in all forms of the header: a dictionary, of which the member with the
 * signature's own label counts, the quoted string of early drafts, and the bare address that DuckDuckBot sends. `labels` are
 * those of all signatures of the request: what bears another's label is the other's.
 */
export function namedDirectory(
  signature: Signature,
  { header, labels }: { readonly header: string | undefined; readonly labels: ReadonlySet<string> },
): NamedDirectory {
  const item = header === undefined ? undefined : coveredItem(signature, header, labels);
  if (!item) return { kind: "uncovered" };

  const [value, parameters] = item;
  const type = parameters.get("type");
  if (type !== undefined && !(type instanceof Token && type.toString() === "directory"))
    return { kind: "unsupported" };
  // An address without its quotes is read as a token.
  const address = value instanceof Token ? value.toString() : value;
  const origin = typeof address === "string" ? originOf(address) : undefined;
  return origin === undefined ? { kind: "unsupported" } : { kind: "directory", origin };
}

function coveredItem(
  { label, components }: Signature,
  header: string,
  labels: ReadonlySet<string>,
): Item | undefined {
  const keys = components
    .filter(({ name }) => name === "signature-agent")
    .map(({ parameters }) => parameters.get("key"));
  const isWholeCovered = keys.includes(undefined);
  if (isBare(header)) return isWholeCovered ? itemIn(header) : undefined;

  const members = dictionaryIn(header);
  if (!members) return undefined;
  const covered = isWholeCovered ? [...members.keys()] : keys.filter((key) => typeof key === "string");
  const member = members.get(ownKey(covered, { label, labels, isNamedInHeader: members.has(label) }) ?? "");
  return member && !isInnerList(member) ? member : undefined;
}

/** The member with the signature's label; a sole one under a free name too, since proxies may rename a signature. */
function ownKey(
  covered: readonly string[],
  {
    label,
    labels,
    isNamedInHeader,
  }: { readonly label: string; readonly labels: ReadonlySet<string>; readonly isNamedInHeader: boolean },
): string | undefined {
  if (covered.includes(label)) return label;
  const [sole, another] = covered;
  if (sole === undefined || another !== undefined) return undefined;
  return isNamedInHeader || labels.has(sole) ? undefined : sole;
}

function isBare(header: string): boolean {
  return /^\s*(?:"|https:\/\/)/i.test(header);
}

function itemIn(header: string): Item | undefined {
  try {
    return parseItem(header);
  } catch {
    return undefined;
  }
}

/** Directories are named by their site, or by the whole address of their keys; a query is no part of the name. */
function originOf(address: string): string | undefined {
  const url = URL.parse(address);
  if (url?.protocol !== "https:" || url.username || url.password || url.hash) return undefined;
  const path = url.pathname.replace(/\/$/, "");
  return path === "" || path === directoryPath ? url.origin : undefined;
}
