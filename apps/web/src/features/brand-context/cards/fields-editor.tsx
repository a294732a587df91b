import type { ReactElement } from "react";
import { TextArea } from "#ui/forms/text-area.tsx";
import { type FieldInfo, linesOf } from "../brand-context.rules.ts";

type Texts<Name extends string> = Readonly<Record<Name, string>>;

interface FieldsEditorProps<Name extends string> {
  readonly fields: readonly FieldInfo<Name>[];
  /** The typed values; lists as one entry per line. */
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

/** The record as text values. */
export function textsOf<Name extends string>(
  fields: readonly FieldInfo<Name>[],
  value: Readonly<Record<Name, string | readonly string[]>>,
): Texts<Name> {
  const entries = fields.map(({ name }) => [name, [value[name]].flat().join("\n")]);
  return Object.fromEntries(entries) as Record<Name, string>; // fromEntries loses the key types
}

/** The typed text as a record: list fields are split into lines. */
export function valuesOf<Name extends string>(
  fields: readonly FieldInfo<Name>[],
  texts: Texts<Name>,
): Record<Name, string | string[]> {
  const entries = fields.map(({ name, kind }) => [
    name,
    kind === "lines" ? linesOf(texts[name]) : texts[name].trim(),
  ]);
  return Object.fromEntries(entries) as Record<Name, string | string[]>; // fromEntries loses the key types
}
