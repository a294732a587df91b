import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import type { Address } from "#lib/address/use-address.ts";
import { Banner } from "#ui/frame/banner.tsx";
import { LeaveGuard } from "#ui/overlays/leave-guard.tsx";
import { BriefBanner } from "./brief-banner.tsx";
import { DraftNotices } from "./draft-notices.tsx";
import { Rail } from "./rail.tsx";
import { sectionsQuery } from "./results.queries.ts";
import { ResultsHeader } from "./results-header.tsx";
import { addressOf, parseResultsSearch, type RailTab, type ResultsSearch } from "./results-search.rules.ts";
import { Sections } from "./sections/sections.tsx";
import { useText } from "./text/current-text.tsx";

/** A text that is done: its sections, and beside them what is known of it. */
export function TextResults({ search, onSearch }: Address<ResultsSearch>): ReactElement {
  const { named, optimization, unsaved } = useText();
  const sections = useQuery(sectionsQuery(named));
  const showTab = (tab: RailTab): void => onSearch(() => addressOf(tab), "push");
  return (
    <div className="space-y-5">
      <ResultsHeader sections={sections.data} onTab={showTab} />
      {optimization.failure && (
        <Banner tone="warn" title={optimization.failure.seen}>
          {`The brief is as it was. ${optimization.failure.remedy}`}
        </Banner>
      )}
      {optimization.mode === "BRIEF" && <BriefBanner optimization={optimization} />}
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_27.5rem] xl:items-start">
        <div className="min-w-0 space-y-5">
          <DraftNotices notices={optimization.notices} />
          <Sections sections={sections} />
        </div>
        <Rail
          sections={sections.data}
          tab={parseResultsSearch({ ...search }).tab ?? "score"}
          onTab={showTab}
        />
      </div>
      <LeaveGuard autosave={unsaved}>
        What was typed last could not be saved. If you leave now, it is lost.
      </LeaveGuard>
    </div>
  );
}
