import type { BrandSettings } from "@citelens/contract/workspaces/brand-context";
import type { ReactElement } from "react";
import { BrandCard, type BrandCardMode } from "../cards/brand-card.tsx";
import { NameList } from "./name-list.tsx";
import { NamesForm, type NamesFormProps } from "./names-form.tsx";

type Names = Pick<BrandSettings, "project_name" | "aliases" | "name_settings">;

interface NamesCardProps extends Omit<NamesFormProps, "name" | "names" | "previewOf"> {
  readonly names: Names;
  readonly mode: BrandCardMode;
}

/** The names by which answers are searched for the workspace's own brand. */
export function NamesCard({ names, mode, ...editing }: NamesCardProps): ReactElement {
  return (
    <BrandCard
      name="names"
      title="Names in answers"
      hint={`All campaigns about ${names.project_name} look for these names, besides their own.`}
      mode={mode}
    >
      {mode.kind === "edit" ? (
        <NamesForm name={names.project_name} names={names} {...editing} />
      ) : (
        <NameList names={[names.project_name, ...names.aliases]} settings={names.name_settings} />
      )}
    </BrandCard>
  );
}
