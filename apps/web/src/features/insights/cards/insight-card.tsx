import type { ReactElement, ReactNode } from "react";
import { Card } from "#ui/frame/card.tsx";
import { QueryContent, type QueryContentProps } from "#ui/frame/query-content.tsx";
import { InfoPopover } from "#ui/overlays/info-popover.tsx";

export interface InsightCardProps<Data> extends QueryContentProps<Data> {
  /** One line below the title that says what the card shows. */
  readonly hint?: string | undefined;
  /** The formula and the number of answers, as paragraphs for the info popover. */
  readonly info: ReactNode;
  readonly actions?: ReactNode;
}

/** A card of the insights in its four states; a failure does not affect other cards. */
export function InsightCard<Data>(props: InsightCardProps<Data>): ReactElement {
  const { title, hint, info, actions, padding = "normal" } = props;
  return (
    <Card
      title={title}
      {...(hint !== undefined && { hint })}
      info={<InfoPopover topic={title}>{info}</InfoPopover>}
      actions={actions !== undefined && <div className="print:hidden">{actions}</div>}
      padding={padding}
    >
      <QueryContent {...props} />
    </Card>
  );
}
