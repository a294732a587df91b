import { type SourceKind, sourceKinds } from "@citelens/contract/visibility/answers";
import type { ReactElement } from "react";
import { sourceKindLabels } from "#lib/source-kinds.ts";
import { Select } from "#ui/forms/select.tsx";

interface KindSelectProps {
  readonly kind: SourceKind | undefined;
  readonly onChange: (kind: SourceKind | undefined) => void;
}

const options = [
  { value: "ALL", label: "All types" },
  ...sourceKinds.map((kind) => ({ value: kind, label: sourceKindLabels[kind] })),
] as const;

export function KindSelect({ kind, onChange }: KindSelectProps): ReactElement {
  return (
    <Select
      label="Type of source"
      options={options}
      value={kind ?? "ALL"}
      onChange={(value) => onChange(value === "ALL" ? undefined : value)}
    />
  );
}
