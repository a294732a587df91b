import type { Answer, Endpoint } from "../../src/base/endpoint.ts";
import { sampleOf } from "./sample-of.ts";

/** Fields of an answer, and fields of these; a list is given whole. */
export type Changes<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: Changes<T[K]> }
    : T;

/**
 * Sample of an endpoint's answer, made from its schema: every list has one entry, every text is a text. A test says in `changes` what it
 * is about; all else follows the contract by itself.
 */
export function sampleAnswer<E extends Endpoint>(endpoint: E, changes?: Changes<Answer<E>>): Answer<E> {
  if (!endpoint.answer) throw new Error(`${endpoint.method} ${endpoint.path} answers without a body.`);
  return changed(sampleOf(endpoint.answer), changes) as Answer<E>; // whoever answers with it has it parsed
}

/** The same of one entry of a list, or of any part that has a schema of its own. */
export function changed(sample: unknown, changes: unknown): unknown {
  if (!isFields(sample) || !isFields(changes)) return changes === undefined ? sample : changes;
  const merged = Object.entries(changes).map(([name, value]) => [name, changed(sample[name], value)]);
  return { ...sample, ...Object.fromEntries(merged) };
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
