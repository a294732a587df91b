import { PartyPopper } from "lucide-react";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { useSelectedWorkspace } from "#features/workspaces/public.ts";
import { takeReturnPath } from "#lib/session/return-path.ts";
import { Button } from "#ui/forms/button.tsx";
import { useMediaQuery } from "#ui/frame/use-media-query.ts";
import { destinationOf } from "./onboarding.rules.ts";
import { throwConfetti } from "./throw-confetti.ts";

export interface WelcomePageProps {
  readonly next: string | undefined;
  readonly onLeave: (href: string) => void;
}

/** Step 4. */
export function WelcomePage({ next, onLeave }: WelcomePageProps): ReactElement {
  const workspace = useSelectedWorkspace();
  const leave = (): void =>
    onLeave(destinationOf({ stored: takeReturnPath(), next, workspaceId: workspace?.id }));

  return (
    <div className="flex flex-col items-center gap-4 rounded-card border border-border bg-surface px-6 py-14 text-center">
      <Confetti />
      <PartyPopper size={36} strokeWidth={1.75} aria-hidden="true" className="text-brand-text" />
      <h1 tabIndex={-1} className="text-3xl font-semibold text-balance outline-none">
        Nice to have you!
      </h1>
      <p className="max-w-md text-lg text-fg-2">
        Everything is ready. See which AI assistants read your website, and how they use it.
      </p>
      <Button variant="primary" size="lg" onClick={leave}>
        Go To Dashboard
      </Button>
    </div>
  );
}

/** Falls for 15 seconds over the page, which stays usable; never with reduced motion. */
function Confetti(): ReactElement | null {
  const isUnwanted = useMediaQuery("(prefers-reduced-motion: reduce)");
  const [isOver, setOver] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    if (isUnwanted || !canvas.current) return;
    return throwConfetti(canvas.current, () => setOver(true));
  }, [isUnwanted]);

  if (isUnwanted || isOver) return null;
  return <canvas ref={canvas} className="pointer-events-none fixed inset-0 z-10 size-full" />;
}
