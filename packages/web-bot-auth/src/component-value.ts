import { isInnerList, serializeDictionary, serializeInnerList, serializeItem } from "structured-headers";
import { dictionaryIn } from "./dictionary.ts";
import type { Component } from "./signatures.ts";

/** A request with one host settled. */
export interface Message {
  readonly method: string;
  readonly authority: string;
  /** Path and query; undefined where a part of them is not known any more. */
  readonly target: string | undefined;
  /** Whether the path "/" is taken for one that the sender left empty. */
  readonly isPathEmpty?: boolean;
  header(name: string): string | undefined;
}

/** Value of a part of a request as its signer saw it (RFC 9421, section 2); undefined where that is not known. */
export function componentValue({ name, parameters }: Component, message: Message): string | undefined {
  if (name === "@query-param") return queryParameter(parameters, message.target);
  if (name.startsWith("@")) return parameters.size === 0 ? derivedValue(name, message) : undefined;

  const header = message.header(name);
  if (header === undefined) return undefined;
  if (parameters.size === 0) return header.trim();

  const { key, sf, ...others } = Object.fromEntries(parameters);
  // "bs" needs the header's lines as they came, "tr" a trailer, and "req" belongs to responses.
  if (Object.keys(others).length > 0 || (sf !== undefined && sf !== true)) return undefined;
  if (key === undefined) return dictionaryOf(header);
  return typeof key === "string" ? memberOf(header, key) : undefined;
}

/** Value of a derived component that is made of method, host, path and query (RFC 9421, section 2.2). */
function derivedValue(
  name: string,
  { method, authority, target, isPathEmpty = false }: Message,
): string | undefined {
  if (name === "@method") return method;
  if (name === "@authority") return authority;
  if (name === "@scheme") return "https";
  if (target === undefined) return undefined;

  const [path = "", ...query] = target.split("?");
  if (name === "@path") return isPathEmpty ? "" : path || "/";
  if (name === "@query") return `?${query.join("?")}`;
  if (name === "@request-target") return target;
  return name === "@target-uri" ? `https://${authority}${target}` : undefined;
}

/** The value of one parameter of the query, in its one spelling; none where the name stands there twice (RFC 9421, section 2.2.8). */
function queryParameter(parameters: Component["parameters"], target: string | undefined): string | undefined {
  const name = parameters.get("name");
  const queryAt = target?.indexOf("?") ?? -1;
  if (parameters.size !== 1 || typeof name !== "string" || target === undefined || queryAt < 0)
    return undefined;

  const found = [...new URLSearchParams(target.slice(queryAt + 1))].filter(([own]) => spelled(own) === name);
  const [[, value] = []] = found;
  return found.length === 1 && value !== undefined ? spelled(value) : undefined;
}

/** As forms escape, with "%20" for a space. */
function spelled(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()~]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The one spelling of a member of a dictionary (RFC 9421, section 2.1.2). */
function memberOf(header: string, key: string): string | undefined {
  const member = dictionaryIn(header)?.get(key);
  if (!member) return undefined;
  return isInnerList(member) ? serializeInnerList(member) : serializeItem(member);
}

/** The one spelling of the whole: all headers that are known here are dictionaries. */
function dictionaryOf(header: string): string | undefined {
  const members = dictionaryIn(header);
  return members && serializeDictionary(new Map(members));
}
