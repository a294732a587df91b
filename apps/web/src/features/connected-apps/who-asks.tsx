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
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <Fact name="It says it is" fact={name} />
        <Fact name="Known by" fact={host ?? "nobody: it registered itself"} />
        <Fact name="Answer goes to" fact={target} />
        <Fact name="It acts as" fact={email} />
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

function Fact({ name, fact }: { readonly name: string; readonly fact: string }): ReactElement {
  return (
    <>
      <dt className="text-fg-2">{name}</dt>
      <dd className="min-w-0 font-medium wrap-anywhere">{fact}</dd>
    </>
  );
}
