import type { ReactElement } from "react";
import { TextArea } from "#ui/forms/text-area.tsx";
import { type FieldInfo, linesOf } from "./brand-context.rules.ts";

type Texts<Name extends string> = Readonly<Record<Name, string>>;

interface FieldsEditorProps<Name extends string> {
  readonly fields: readonly FieldInfo<Name>[];
  /** What is typed: lists as one entry per line. */
  readonly texts: Texts<Name>;
  readonly onChange: (texts: Texts<Name>) => void;
}

export function FieldsEditor<Name extends string>({
  fields,
  texts,
  onChange,
}: FieldsEditorProps<Name>): ReactElement {
  return (
    <div className="flex flex-col gap-4">
      {fields.map(({ name, label, kind }) => (
        <TextArea
          key={name}
          label={label}
          rows={kind === "lines" ? 4 : 2}
          {...(kind === "lines" && { hint: "One entry per line." })}
          value={texts[name]}
          onChange={(event) => onChange({ ...texts, [name]: event.target.value })}
        />
      ))}
    </div>
  );
}

/** A record as it is typed. */
export function textsOf<Name extends string>(
  fields: readonly FieldInfo<Name>[],
  value: Readonly<Record<Name, string | readonly string[]>>,
): Texts<Name> {
  const entries = fields.map(({ name }) => [name, [value[name]].flat().join("\n")]);
  return Object.fromEntries(entries) as Record<Name, string>; // fromEntries forgets the names
}

/** What was typed as a record: the values that differ in kind from the texts are put back into lists. */
export function valuesOf<Name extends string>(
  fields: readonly FieldInfo<Name>[],
  texts: Texts<Name>,
): Record<Name, string | string[]> {
  const entries = fields.map(({ name, kind }) => [
    name,
    kind === "lines" ? linesOf(texts[name]) : texts[name].trim(),
  ]);
  return Object.fromEntries(entries) as Record<Name, string | string[]>; // fromEntries forgets the names
}
