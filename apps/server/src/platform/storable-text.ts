/** Whether a text can be stored: JSON can write the NUL character and halves of surrogate pairs, PostgreSQL cannot keep them. */
function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

/**
 * The top-level fields of a sent value that hold a text which cannot be stored, at any depth, names of fields included;
 * "non_field_errors" for what stands in no field. Works without recursion, as senders choose the depth.
 */
export function unstorableFields(value: unknown): string[] {
  const wrong = new Set<string>();
  const waiting: { readonly value: unknown; readonly field: string | undefined }[] = [
    { value, field: undefined },
  ];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: one, field } = next;
    if (typeof one === "string" && !isStorableText(one)) wrong.add(field ?? noField);
    if (typeof one !== "object" || one === null) continue;
    for (const [name, inner] of Object.entries(one)) {
      if (!isStorableText(name)) wrong.add(field ?? noField);
      else waiting.push({ value: inner, field: field ?? (Array.isArray(one) ? undefined : name) });
    }
  }
  return [...wrong];
}

const noField = "non_field_errors";
