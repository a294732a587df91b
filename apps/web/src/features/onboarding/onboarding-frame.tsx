import { LogOut } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { BrandMark } from "#features/agencies/public.ts";
import { signOut } from "#lib/session/session.ts";
import { Button } from "#ui/forms/button.tsx";
import { ProgressBar } from "./progress-bar.tsx";

export interface OnboardingFrameProps {
  /** From 1 to 4. */
  readonly step: number;
  /** The destination after onboarding, passed on from step to step in the URL. */
  readonly next: string | undefined;
  readonly children: ReactNode;
}

/** Layout of the steps: the product's name, the progress and a sign-out button. */
export function OnboardingFrame({ step, next, children }: OnboardingFrameProps): ReactElement {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-(--header-height) shrink-0 items-center justify-between border-b border-border bg-surface px-4 sm:px-6">
        <BrandMark width="full" />
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
