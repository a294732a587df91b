// What the addresses of lists have in common: how a page reads one value of its address, whatever somebody wrote there.

const searchCharactersMax = 500;
const pageMax = 1_000_000;
const nameCharactersMax = 100;
/** As many of a filter as the server takes. */
const valuesMax = 100;

/**
 * The text that is searched for; empty for none. The router parses digits as a number and `true` as a boolean; a search
 * needs them as text.
 */
export function searchIn(value: unknown): string {
  const text = ["string", "number", "boolean"].includes(typeof value) ? String(value).trim() : "";
  return text.length <= searchCharactersMax ? text : "";
}

export function pageIn(value: unknown): number {
  const page = Number(value);
  return Number.isInteger(page) && page >= 1 && page <= pageMax ? page : 1;
}

/** The value if it is one of those that are allowed; else the first of them, which is the default. */
export function oneOf<const Values extends readonly [string, ...string[]]>(
  value: unknown,
  values: Values,
): Values[number] {
  return values.find((one) => one === value) ?? values[0];
}

/** Values of a list, separated by commas, that are allowed, in their usual order. */
export function valuesIn<Value extends string>(value: unknown, allowed: readonly Value[]): readonly Value[] {
  const asked = namesIn(value);
  return allowed.filter((one) => asked.includes(one));
}

/** The names of a list, separated by commas. Router-parsed digits are names as well. */
export function namesIn(value: unknown): readonly string[] {
  const names = String(["string", "number"].includes(typeof value) ? value : "")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "" && name.length <= nameCharactersMax);
  return [...new Set(names)].slice(0, valuesMax);
}
