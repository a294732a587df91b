const key = "[a-z*][a-z0-9_.*-]*";
const token = "[A-Za-z*][!#$%&'*+.^_`|~0-9A-Za-z:/-]*";
const text = '"(?:[ !#-[\\]-~]|\\\\["\\\\])*"';
const bare = `(?:${token}|%?${text}|@?-?\\d{1,15}(?:\\.\\d{1,3})?|\\?[01]|:[A-Za-z0-9+/=]*:)`;
const parameters = `(?:; *${key}(?:=${bare})?)*`;
const list = `\\( *(?:${bare}${parameters}(?: +${bare}${parameters})*)? *\\)`;

const member = new RegExp(`(${key})(?:=(?:(${bare})|${list}))?${parameters}[ \\t]*(,[ \\t]*)?`, "y");

/**
 * The members of a dictionary of structured fields (RFC 9651), each with its value as written; "" where it is a list or true.
 * The last of several with one key counts. Undefined where the whole cannot be parsed, as where a key has capital letters.
 */
export function dictionaryOf(value: string): ReadonlyMap<string, string> | undefined {
  const members = new Map<string, string>();
  let at = 0;
  let isOpen = value === "";
  while (at < value.length) {
    member.lastIndex = at;
    const found = member.exec(value);
    const [whole = "", name = "", said = "", comma] = found ?? [];
    if (!found) return undefined;
    members.delete(name);
    members.set(name, said);
    at += whole.length;
    isOpen = comma !== undefined;
    if (!isOpen && at < value.length) return undefined;
  }
  return isOpen && value !== "" ? undefined : members;
}
