import type { AppRequest } from "@citelens/contract/workspaces/connected-apps";
import type { ReactElement } from "react";
import { Banner } from "#ui/frame/banner.tsx";

interface WhoAsksProps {
  readonly request: AppRequest;
  readonly email: string;
}

/** Shows what is known of the app, and what is only its own word. */
export function WhoAsks({ request, email }: WhoAsksProps): ReactElement {
  const { name, host, answer_goes_to: target, is_local: isLocal } = request;
  return (
    <div className="space-y-3">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 [&_dd]:min-w-0 [&_dd]:font-medium [&_dd]:wrap-anywhere [&_dt]:text-fg-2">
        <dt>It says it is</dt>
        <dd>{name}</dd>
        <dt>Known by</dt>
        <dd>{host ?? "nobody: it registered itself"}</dd>
        <dt>Answer goes to</dt>
        <dd>{target}</dd>
        <dt>It acts as</dt>
        <dd>{email}</dd>
      </dl>
      {(host === null || isLocal) && (
        <Banner tone="warn">
          {host === null
            ? "Nobody has checked this name. Allow it only if you have just started this in an app yourself."
            : "The answer goes to a program on this computer. Allow it only if you have just started this there yourself."}
        </Banner>
      )}
    </div>
  );
}
