import type { AnswerShown } from "@citelens/contract/visibility/answers";
import type { ReactElement, ReactNode } from "react";
import { Card } from "#ui/frame/card.tsx";
import { Avatar } from "#ui/text/avatar.tsx";
import { Instant } from "#ui/text/instant.tsx";
import { AnswerState } from "./answer-state.tsx";
import { AnswerText } from "./answer-text.tsx";
import { BrandLegend } from "./brand-legend.tsx";
import { HowObtained } from "./how-obtained.tsx";
import { SourceList } from "./source-list.tsx";

export interface AnswerCardProps {
  readonly answer: AnswerShown;
  readonly actions?: ReactNode;
  /** Shown below the text. */
  readonly children?: ReactNode;
}

/** One answer with all its details. */
export function AnswerCard({ answer, actions, children }: AnswerCardProps): ReactElement {
  const { id, operator_model: model, status, mentions, unknown_brands, citations } = answer;
  return (
    <div className="grid gap-5 lg:grid-cols-12">
      <div className="min-w-0 space-y-5 lg:col-span-8">
        <article
          id={`answer-${id}`}
          tabIndex={-1}
          aria-label={`Answer of ${model.display_name}`}
          className="scroll-mt-20 rounded-card border border-border bg-surface outline-none data-flash:animate-flash"
        >
          <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-border px-5 py-3">
            <Avatar kind="site" name={model.display_name} src={model.operator_favicon ?? undefined} />
            <div className="min-w-40 flex-1">
              <h2 className="text-lg font-semibold">{model.display_name}</h2>
              <p className="text-sm text-fg-3">
                {model.operator_name} · <Instant at={answer.answered ?? answer.created} />
              </p>
            </div>
            {actions}
          </header>
          <div className="p-5">
            {status === "OK" ? <AnswerText answer={answer} /> : <AnswerState answer={answer} />}
          </div>
        </article>
        {children}
      </div>
      <div className="min-w-0 space-y-5 lg:col-span-4">
        {status === "OK" && (
          <>
            <Card title="Brands">
              <BrandLegend mentions={mentions} unknown_brands={unknown_brands} />
            </Card>
            <Card title="Sources">
              <SourceList sources={citations} tellsCitations={answer.tells_citations} />
            </Card>
          </>
        )}
        <Card title="How this answer was obtained">
          <HowObtained answer={answer} />
        </Card>
      </div>
    </div>
  );
}
