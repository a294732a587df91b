import type { ReactElement } from "react";
import { EditorSection, type SectionProps } from "../sections/editor-section.tsx";
import { BrandFields } from "./brand-fields.tsx";
import { CompetitorFields } from "./competitor-fields.tsx";

export function BrandSection({ draft, change, sentences }: SectionProps): ReactElement {
  return (
    <EditorSection
      id="campaign-brand"
      title="Brand and competitors"
      hint="The brands to look for in answers. The workspace's own brand is filled in."
      sentences={draft.brand.name.trim() === "" ? sentences.slice(1) : sentences}
    >
      <div className="space-y-6">
        <BrandFields
          nameLabel="Brand name"
          brand={draft.brand}
          onChange={(changes) => change({ brand: { ...draft.brand, ...changes } })}
          error={draft.brand.name.trim() === "" ? sentences[0] : undefined}
        />
        <CompetitorFields draft={draft} change={change} />
      </div>
    </EditorSection>
  );
}
