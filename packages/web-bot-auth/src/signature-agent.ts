import { type Item, isInnerList, parseItem, Token } from "structured-headers";
import { dictionaryIn, type Signature } from "./signatures.ts";

/** Where a signature says that its keys are. */
export type NamedDirectory =
  | { readonly kind: "directory"; readonly origin: string }
  /** The signature covers no member of the header, so it says nothing. */
  | { readonly kind: "uncovered" }
  /** The member points to keys in another way than a directory. */
  | { readonly kind: "unsupported" };

const directoryPath = "/.well-known/http-message-signatures-directory";

/**
 * The directory that a signature names and covers, in both forms of the header: a dictionary, of which it covers a
 * member, and the bare string of early drafts, which it covers as a whole.
 */
export function namedDirectory(signature: Signature, header: string | undefined): NamedDirectory {
  const covering = signature.components.find(({ name }) => name === "signature-agent");
  const item =
    header !== undefined && covering
      ? coveredItem(header, covering.parameters.get("key"), signature.label)
      : undefined;
  if (!item) return { kind: "uncovered" };

  const [value, parameters] = item;
  const type = parameters.get("type");
  if (type !== undefined && !(type instanceof Token && type.toString() === "directory"))
    return { kind: "unsupported" };
  const origin = typeof value === "string" ? originOf(value) : undefined;
  return origin === undefined ? { kind: "unsupported" } : { kind: "directory", origin };
}

/** Without a key the whole header is covered; of several members the one counts that has the signature's label. */
function coveredItem(header: string, key: unknown, label: string): Item | undefined {
  if (header.trimStart().startsWith('"')) return key === undefined ? itemIn(header) : undefined;

  const members = dictionaryIn(header);
  const name = key ?? (members?.size === 1 ? [...members.keys()][0] : label);
  const member = typeof name === "string" ? members?.get(name) : undefined;
  return member && !isInnerList(member) ? member : undefined;
}

function itemIn(header: string): Item | undefined {
  try {
    return parseItem(header);
  } catch {
    return undefined;
  }
}

/** Directories are named by their site, or by the whole address of their keys. */
function originOf(address: string): string | undefined {
  const url = URL.parse(address);
  if (url?.protocol !== "https:" || url.username || url.password || url.search || url.hash) return undefined;
  return url.pathname === "/" || url.pathname === directoryPath ? url.origin : undefined;
}
