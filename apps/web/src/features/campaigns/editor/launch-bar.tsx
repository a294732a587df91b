import { Rocket } from "lucide-react";
import type { ReactElement } from "react";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { showSection } from "#ui/frame/section-steps.tsx";
import { type FieldMessages, messagesOf, sections } from "./sections.rules.ts";

interface LaunchButtonProps {
  readonly isLaunching: boolean;
  readonly onLaunch: () => void;
}

export function LaunchButton({ isLaunching, onLaunch }: LaunchButtonProps): ReactElement {
  return (
    <Button
      variant="primary"
      size="lg"
      icon={<Rocket size={16} aria-hidden="true" />}
      loading={isLaunching}
      onClick={onLaunch}
    >
      Launch campaign
    </Button>
  );
}

interface LaunchProblemsProps {
  /** The field errors of a refused launch. */
  readonly sentences: FieldMessages;
  /** Any other error. */
  readonly failure: string | undefined;
}

/** Why the campaign was not launched, with links to the incomplete sections. */
export function LaunchProblems({ sentences, failure }: LaunchProblemsProps): ReactElement | null {
  const lacking = sections.filter(({ id }) => messagesOf(id, sentences).length > 0);
  if (lacking.length === 0 && failure === undefined) return null;
  if (lacking.length === 0) return <Banner tone="neg">{failure}</Banner>;
  return (
    <Banner tone="neg" title="The campaign is not complete yet">
      <ul>
        {lacking.map(({ id, label }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => showSection(id)}
              className="rounded-control font-medium text-brand-text underline underline-offset-3"
            >
              {label}
            </button>
            : {messagesOf(id, sentences).join(" ")}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
