import { type Octets, textOf } from "./octets.ts";
import type { Comparison } from "./pattern.ts";
import type { AgentLine } from "./robots.ts";

/** Names that are no product tokens, such as "AI2Bot" or "Kangaroo Bot", are found as they are written, too; Google finds none. */
export function agentLine(line: number, value: Octets, comparison: Comparison): AgentLine {
  const text = textOf(value);
  if (isEverybody(value)) return { line, text, names: ["*"] };
  const written = comparison === "google" ? [] : [firstName(text), text];
  const names = new Set([tokenOf(value), ...written].map((name) => name.toLowerCase()));
  names.delete("");
  names.delete("*");
  return { line, text, names: [...names] };
}

/** A star may be followed by other words, but by nothing else. */
export function isEverybody(value: Octets): boolean {
  return /^\*(?:\s|$)/.test(value);
}

/** A product token has letters, "_" and "-"; Google reads a name up to the first other character. */
export function tokenOf(value: Octets): string {
  return /^[A-Za-z_-]*/.exec(value)?.[0] ?? "";
}

/**
 * Whether a name is one and nothing more. Operators have digits, dots and blanks in theirs ("AI2Bot", "80legs", "istellabot
 * t.1.13"); a slash, a list, a wildcard and a last word that is a number with dots are no parts of a name.
 */
export function isName(text: string): boolean {
  return /^[\w-][\w.:!' -]*$/.test(text) && !/ v?\d+(?:\.\d+)+$/i.test(text);
}

/** Name that is meant where a version follows a name, as in "GPTBot/1.0" and "Googlebot 2.1"; undefined where nothing of the kind does. */
export function withoutVersion(text: string): string | undefined {
  if (!/^[\w.!'-]+(?:\/v?\d[\w.-]*| v?\d+(?:\.\d+)+)$/i.test(text)) return undefined;
  return firstName(text);
}

function firstName(text: string): string {
  return /^[^\s/]*/.exec(text)?.[0] ?? "";
}
