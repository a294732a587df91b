import type { OptimizationSection } from "@citelens/contract/content/optimization-fields";
import type { UseQueryResult } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import type { ReactElement } from "react";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { SectionCard } from "./section-card.tsx";

interface SectionsProps {
  readonly sections: UseQueryResult<OptimizationSection[]>;
}

/** The sections of the text in their order. */
export function Sections({ sections }: SectionsProps): ReactElement {
  if (sections.isPending) {
    return (
      <div role="status" aria-label="Loading the sections" className="space-y-5">
        {["first", "second", "third"].map((one) => (
          <div key={one} className="h-56">
            <Skeleton shape="card" />
          </div>
        ))}
      </div>
    );
  }
  if (!sections.data) {
    return (
      <div className="rounded-card border border-border bg-surface">
        <QueryError query={sections} />
      </div>
    );
  }
  if (sections.data.length === 0) {
    return (
      <EmptyState icon={FileText} title="The text has no sections">
        Nothing was outlined: neither the page nor the answers had anything to begin with. Begin another text
        with other queries.
      </EmptyState>
    );
  }
  return (
    <ol aria-label="Sections" className="space-y-5">
      {sections.data.map((section) => (
        <SectionCard key={section.id} section={section} />
      ))}
    </ol>
  );
}
