import { FlaskConical } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { ApiProblem, problemMessage } from "#lib/api-problem.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { Spinner } from "#ui/spinner.tsx";

export interface SandboxFrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Around each page of the built-in payment sandbox; what it is stands above everything. */
export function SandboxFrame({ title, children }: SandboxFrameProps): ReactElement {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex items-center justify-center gap-2 border-b border-warn/40 bg-warn/6 px-4 py-2 text-center text-sm font-medium print:hidden">
        <FlaskConical size={16} aria-hidden="true" className="shrink-0 text-warn" />
        Sandbox: no money moves on this page
      </header>
      <main className="mx-auto w-full max-w-2xl flex-1 space-y-5 px-4 py-8">
        <h1 tabIndex={-1} className="text-xl font-semibold outline-none">
          {title}
        </h1>
        {children}
      </main>
    </div>
  );
}

interface AwaitedProps {
  readonly isPending: boolean;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** In place of a page that is on its way or cannot be had. */
export function Awaited({ isPending, error, onRetry }: AwaitedProps): ReactElement | null {
  if (isPending) {
    return (
      <p role="status" className="flex items-center gap-2 text-fg-2">
        <Spinner />
        Loading…
      </p>
    );
  }
  if (!error) return null;
  const isGone = error instanceof ApiProblem && error.status === 404;
  const gone = "This page does not exist or is no longer open. Start again from Plan & Billing.";
  return <ErrorState message={isGone ? gone : problemMessage(error)} onRetry={onRetry} />;
}
