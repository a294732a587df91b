/** Whether a text can be stored: JSON can write the NUL character and halves of surrogate pairs, PostgreSQL cannot keep them. */
function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

/** A text of others as it can be stored, at most so many characters of it. */
export function storable(text: string, charactersMax = Number.POSITIVE_INFINITY): string {
  return text.slice(0, charactersMax).replaceAll("\0", "").toWellFormed();
}

/** JSON of others' texts as it can be stored. */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!json.includes("\\u")) return json;
  // JSON escapes exactly what cannot be stored, and whole pairs of surrogates stand there as they are.
  return json.replace(/(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/gi, "$1");
}

/**
 * The top-level fields of a sent value that hold a text which cannot be stored, at any depth, names of fields included;
 * "non_field_errors" for what stands in no field. Works without recursion, as senders choose the depth.
 */
export function unstorableFields(value: unknown): string[] {
  const wrong = new Set<string>();
  const waiting: SentValue[] = [{ value, field: undefined }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const field = next.field ?? noField;
    if (typeof next.value === "string" && !isStorableText(next.value)) wrong.add(field);
    for (const part of partsOf(next)) {
      if (isStorableText(part.name)) waiting.push(part);
      else wrong.add(field);
    }
  }
  return [...wrong];
}

interface SentValue {
  readonly value: unknown;
  /** The top-level field that it stands in. */
  readonly field: string | undefined;
}

/** The fields of an object or the items of a list; one at the top is a field of its own. */
function partsOf({ value, field }: SentValue): (SentValue & { readonly name: string })[] {
  if (typeof value !== "object" || value === null) return [];

  const isList = Array.isArray(value);
  return Object.entries(value).map(([name, inner]) => ({
    name,
    value: inner,
    field: field ?? (isList ? undefined : name),
  }));
}

const noField = "non_field_errors";
