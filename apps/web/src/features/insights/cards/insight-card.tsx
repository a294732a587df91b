import type { ReactElement, ReactNode } from "react";
import { Card } from "#ui/frame/card.tsx";
import { QueryContent, type QueryContentProps } from "#ui/frame/query-content.tsx";
import { InfoPopover } from "#ui/overlays/info-popover.tsx";
import type { SavedCard } from "../insights.queries.ts";
import { CardExport } from "./card-export.tsx";

export interface InsightCardProps<Data> extends QueryContentProps<Data> {
  /** One line below the title that says what the card shows. */
  readonly hint?: string | undefined;
  /** The formula and the number of answers, as paragraphs for the info popover. */
  readonly info: ReactNode;
  readonly actions?: ReactNode;
  /** File that all of it can be saved as. */
  readonly saved?: SavedCard;
}

/** A card of the insights in its four states; a failure does not affect other cards. */
export function InsightCard<Data>(props: InsightCardProps<Data>): ReactElement {
  const { title, hint, info, actions, saved, query, isEmpty, padding = "normal" } = props;
  return (
    <Card
      title={title}
      {...(hint !== undefined && { hint })}
      info={<InfoPopover topic={title}>{info}</InfoPopover>}
      actions={
        (actions !== undefined || saved !== undefined) && (
          <div className="flex flex-wrap items-center gap-2 print:hidden">
            {actions}
            {saved !== undefined && (
              <CardExport card={saved} disabled={query.data === undefined || isEmpty(query.data)} />
            )}
          </div>
        )
      }
      padding={padding}
    >
      <QueryContent {...props} />
    </Card>
  );
}
