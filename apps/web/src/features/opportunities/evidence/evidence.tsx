import type { Opportunity } from "@citelens/contract/content/opportunities";
import type { ReactElement } from "react";
import { AnswersSection } from "./answers-section.tsx";
import { AuditSection } from "./audit-section.tsx";
import { FiguresSection } from "./figures-section.tsx";
import { CitedInstead, CitedOwn, TargetSection } from "./pages-section.tsx";
import { QueriesSection } from "./queries-section.tsx";
import { ScoreSection } from "./score-section.tsx";

/** Everything that an opportunity rests on. */
export function Evidence({ opportunity }: { readonly opportunity: Opportunity }): ReactElement {
  const { evidence, queries, target } = opportunity;
  return (
    <>
      <TargetSection target={target} />
      <AuditSection audit={evidence.audit} />
      <ScoreSection opportunity={opportunity} />
      <FiguresSection opportunity={opportunity} />
      <QueriesSection queries={queries} />
      <AnswersSection opportunity={opportunity} />
      <CitedInstead pages={evidence.cited_instead} />
      <CitedOwn pages={evidence.cited_own} />
    </>
  );
}
