import type { ReactElement } from "react";
import type { FieldInfo } from "../brand-context.rules.ts";

interface FieldsViewProps<Name extends string> {
  readonly fields: readonly FieldInfo<Name>[];
  readonly value: Readonly<Record<Name, string | readonly string[]>>;
}

/** The fields that are not empty, with their names. */
export function FieldsView<Name extends string>({ fields, value }: FieldsViewProps<Name>): ReactElement {
  return (
    <dl className="flex flex-col gap-3">
      {fields
        .filter(({ name }) => value[name].length > 0)
        .map(({ name, label }) => (
          <div key={name}>
            <dt className="text-sm font-medium text-fg-3">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">
              <TextOrList value={value[name]} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

export function TextOrList({ value }: { readonly value: string | readonly string[] }): ReactElement {
  if (typeof value === "string") return <>{value}</>;
  return (
    <ul className="list-disc pl-5">
      {value.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry may be in the list twice
        <li key={index}>{entry}</li>
      ))}
    </ul>
  );
}
