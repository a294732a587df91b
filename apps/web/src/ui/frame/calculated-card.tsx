import type { ReactElement, ReactNode } from "react";
import { Card } from "./card.tsx";
import { ErrorState } from "./error-state.tsx";
import { Spinner } from "./spinner.tsx";

export interface CalculatedCardProps {
  readonly title: string;
  readonly hint: string;
  /** Whether what is shown follows from earlier settings; a new result is on its way. */
  readonly isBehind: boolean;
  /** Why there is no result. */
  readonly failure: string | undefined;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** A result that follows the settings beside it; the last one stays visible while they are changed. */
export function CalculatedCard(props: CalculatedCardProps): ReactElement {
  const { title, hint, isBehind, failure, onRetry, children } = props;
  return (
    <Card
      title={title}
      hint={hint}
      actions={
        <span role="status" className="flex h-6 items-center text-fg-3">
          {isBehind && failure === undefined && (
            <>
              <Spinner />
              <span className="sr-only">Calculating</span>
            </>
          )}
        </span>
      }
    >
      {failure === undefined ? children : <ErrorState message={failure} onRetry={onRetry} />}
    </Card>
  );
}
