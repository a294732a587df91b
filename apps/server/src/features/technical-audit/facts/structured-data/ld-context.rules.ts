/** The vocabulary that is judged; with or without www, as many write it. */
const schemaOrg = /^https?:\/\/(?:www\.)?schema\.org(?:\/|$)/i;
const contextsMax = 20;
const prefixesMax = 10;

/** A block as with schema.org alone for its context; none where it names other vocabularies alone. */
export function inSchemaOrg(block: unknown): unknown {
  if (Array.isArray(block)) return block.map(inSchemaOrg);
  if (typeof block !== "object" || block === null || !("@context" in block)) return block;
  const named = termsOf(block["@context"]);
  if (named.length > 0 && !named.some(([, address]) => schemaOrg.test(address))) return undefined;
  const prefixes = named.flatMap(([name, address]) =>
    schemaOrg.test(address) && name !== "" && !name.startsWith("@") ? [`${name}:`] : [],
  );
  return prefixes.length === 0 ? block : withoutPrefixes(block, prefixes.slice(0, prefixesMax));
}

/** Terms that a context names: vocabularies by no name, and prefixes. */
function termsOf(context: unknown): (readonly [name: string, address: string])[] {
  const list: readonly unknown[] = Array.isArray(context) ? context.slice(0, contextsMax) : [context];
  return list.flatMap((one): (readonly [string, string])[] => {
    if (typeof one === "string") return [["", one]];
    if (typeof one !== "object" || one === null) return [];
    return Object.entries(one)
      .slice(0, 200)
      .flatMap(([name, value]) =>
        typeof value === "string" && /^https?:/i.test(value) && name !== "@base"
          ? [[name, value] as const]
          : [],
      );
  });
}

function withoutPrefixes(value: unknown, prefixes: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutPrefixes(one, prefixes));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => [
      bare(name, prefixes),
      name === "@type" ? bareTypes(part, prefixes) : withoutPrefixes(part, prefixes),
    ]),
  );
}

function bareTypes(types: unknown, prefixes: readonly string[]): unknown {
  if (Array.isArray(types)) return types.map((type: unknown) => bareTypes(type, prefixes));
  return typeof types === "string" ? bare(types, prefixes) : types;
}

function bare(name: string, prefixes: readonly string[]): string {
  const prefix = prefixes.find((one) => name.startsWith(one));
  return prefix === undefined ? name : name.slice(prefix.length);
}
