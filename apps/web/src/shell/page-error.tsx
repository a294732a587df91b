import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { ApiProblem, problemMessage } from "#lib/api/api-problem.ts";
import { Card } from "#ui/frame/card.tsx";
import { ErrorState } from "#ui/frame/error-state.tsx";

/** Stands where a page should: its data could not be had, or its code broke. */
export function PageError({ error }: { readonly error: unknown }): ReactElement {
  const router = useRouter();
  // A page whose code is missing was built before the server's last update: only loading it anew helps.
  const retry = error instanceof ApiProblem ? () => router.invalidate() : () => location.reload();
  return (
    <Card>
      <ErrorState message={problemMessage(error)} onRetry={retry} />
    </Card>
  );
}
