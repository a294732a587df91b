import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { ApiProblem, problemMessage } from "#lib/api/api-problem.ts";
import { Card } from "#ui/frame/card.tsx";
import { ErrorState } from "#ui/frame/error-state.tsx";

/** Shown instead of a page whose data failed to load or whose code threw. */
export function PageError({ error }: { readonly error: unknown }): ReactElement {
  const router = useRouter();
  // A missing chunk means that the server was updated: only a reload helps.
  const retry = error instanceof ApiProblem ? () => router.invalidate() : () => location.reload();
  return (
    <Card>
      <ErrorState message={problemMessage(error)} onRetry={retry} />
    </Card>
  );
}
