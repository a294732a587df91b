import { LogOut } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { signOut } from "#lib/session/session.ts";
import { Button } from "#ui/forms/button.tsx";
import { Wordmark } from "#ui/text/wordmark.tsx";
import { ProgressBar } from "./progress-bar.tsx";

export interface OnboardingFrameProps {
  /** From 1 to 4. */
  readonly step: number;
  /** Where to go in the end, as the address carries it from step to step. */
  readonly next: string | undefined;
  readonly children: ReactNode;
}

/** Around the steps: nothing of the product but its name, the way through, and the way out. */
export function OnboardingFrame({ step, next, children }: OnboardingFrameProps): ReactElement {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-(--header-height) shrink-0 items-center justify-between border-b border-border bg-surface px-4 sm:px-6">
        <Wordmark />
        <Button variant="ghost" size="sm" icon={<LogOut size={16} aria-hidden="true" />} onClick={signOut}>
          Sign Out
        </Button>
      </header>
      <div className="mx-auto flex w-full max-w-form flex-1 flex-col gap-8 px-4 py-6 sm:px-6 sm:py-10">
        <ProgressBar step={step} next={next} />
        <main>{children}</main>
      </div>
    </div>
  );
}
