import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import type { CreatedKey } from "#features/api-keys/public.ts";
import { TextLink } from "#ui/text/text-link.tsx";
import { SetupKey } from "./setup-key.tsx";
import { SnippetChooser } from "./snippet-chooser.tsx";

export interface TrackingSetupProps {
  /** The key that was created on this page; only its secret is known. */
  readonly created: CreatedKey | undefined;
  readonly onCreated: (created: CreatedKey | undefined) => void;
}

/** From a key to the first report, in two steps. */
export function TrackingSetup({ created, onCreated }: TrackingSetupProps): ReactElement {
  return (
    <ol className="space-y-6">
      <SetupStep number={1} title="Have an API key">
        <SetupKey created={created} onCreated={onCreated} />
      </SetupStep>
      <SetupStep number={2} title="Report a visit">
        <div className="space-y-3">
          <SnippetChooser secret={created?.secret} />
          <p className="text-sm text-fg-2">
            WordPress, Next.js, Django, access logs and others:{" "}
            <TextLink render={<Link to="/integrations" />}>All ways to connect</TextLink>
          </p>
        </div>
      </SetupStep>
    </ol>
  );
}

interface SetupStepProps {
  readonly number: number;
  readonly title: string;
  readonly children: ReactElement;
}

function SetupStep({ number, title, children }: SetupStepProps): ReactElement {
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 gap-y-2">
      <span
        aria-hidden="true"
        className="flex size-6 items-center justify-center rounded-full bg-second-soft text-sm font-semibold text-brand-text"
      >
        {number}
      </span>
      <p className="self-center font-medium">{title}</p>
      <div className="col-span-full sm:col-span-1 sm:col-start-2">{children}</div>
    </li>
  );
}
