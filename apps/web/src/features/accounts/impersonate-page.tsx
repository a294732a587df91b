import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiProblem } from "#lib/api/api-problem.ts";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Spinner } from "#ui/frame/spinner.tsx";
import { AuthCard } from "./auth-card.tsx";
import { type HandOff, startImpersonation } from "./sign-in.queries.ts";
import { useTimeoutWhen } from "./use-timeout-when.ts";

export interface ImpersonatePageProps {
  /** The one-time codes from the URL; undefined when one is missing. */
  readonly handOff: HandOff | undefined;
  readonly onEntered: () => void;
  readonly onReturn: () => void;
}

type State = { readonly at: "work" | "success" } | { readonly at: "failure"; readonly sentence: string };

const readingMs = 1000;

export function ImpersonatePage({ handOff, onEntered, onReturn }: ImpersonatePageProps): ReactElement {
  const state = useEntrance(handOff);
  useTimeoutWhen(state.at === "success", readingMs, onEntered);
  return (
    <AuthCard
      title="View as another user"
      footer="Everything you do as another user is recorded in the audit log."
    >
      {state.at === "failure" ? (
        <div className="flex flex-col gap-4">
          <Banner tone="neg">{state.sentence}</Banner>
          <Button variant="primary" size="lg" onClick={onReturn}>
            Return to Login
          </Button>
        </div>
      ) : (
        <p role="status" className="flex items-center gap-2.5 text-fg-2">
          <Spinner />
          {state.at === "work" ? "Opening the session…" : "Done. Opening the dashboard…"}
        </p>
      )}
    </AuthCard>
  );
}

/** Uses the codes only once, because they are valid for one exchange and React may run effects twice. */
function useEntrance(handOff: HandOff | undefined): State {
  const [state, setState] = useState<State>(
    handOff ? { at: "work" } : { at: "failure", sentence: "Missing token parameters" },
  );
  const isUsed = useRef(false);
  const enter = useEffectEvent(async (): Promise<void> => {
    if (!handOff || isUsed.current) return;
    isUsed.current = true;
    const next = await startImpersonation(handOff).then(
      (): State => ({ at: "success" }),
      (problem: unknown): State => ({ at: "failure", sentence: sentenceOf(problem) }),
    );
    setState(next);
  });
  useEffect(() => {
    void enter();
  }, []);
  return state;
}

function sentenceOf(problem: unknown): string {
  const isOver = problem instanceof ApiProblem && problem.code === "IMPERSONATION_INVALID";
  return isOver ? "Impersonation token is invalid or expired" : "Failed to process impersonation tokens";
}
