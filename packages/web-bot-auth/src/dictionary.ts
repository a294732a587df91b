import { type InnerList, type Item, parseDictionary } from "structured-headers";

export type Dictionary = ReadonlyMap<string, Item | InnerList>;

/**
 * A dictionary of structured fields (RFC 9651, section 3.2), without the members that cannot be read: by the letter one of
 * them makes the whole header void, and a stranger's half signature would spoil an honest one beside it. Undefined where
 * nothing can be read.
 */
export function dictionaryIn(text: string): Dictionary | undefined {
  const whole = parsed(text);
  if (whole) return whole;

  const members = text.split(memberStart).flatMap((member) => [...(parsed(member) ?? [])]);
  return members.length > 0 ? new Map(members) : undefined;
}

/** Between two members; inner lists and bytes hold no commas, so that only a text could be cut by mistake. */
const memberStart = /,[ \t]*(?=[a-z*][a-z0-9_.*-]*=)/;

function parsed(text: string): Dictionary | undefined {
  try {
    return parseDictionary(text);
  } catch {
    return undefined;
  }
}
