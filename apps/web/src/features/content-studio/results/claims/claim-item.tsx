import type { Claim } from "@citelens/contract/content/optimization-fields";
import { type ReactElement, type ReactNode, useRef, useState } from "react";
import { Badge } from "#ui/text/badge.tsx";
import { ForeignLink } from "#ui/text/foreign-link.tsx";
import { Instant } from "#ui/text/instant.tsx";
import { claimAnchor } from "../text/jump.ts";
import { AttachForm } from "./attach-form.tsx";
import { ClaimActions } from "./claim-actions.tsx";
import { claimLabels, claimTones, isOpen, kindsText } from "./claim-labels.rules.ts";

/** A claim: whether it was found, where, who vouches for it, and what can be done. */
export function ClaimItem({ claim }: { readonly claim: Claim }): ReactElement {
  const [isAttaching, setIsAttaching] = useState(false);
  const frame = useRef<HTMLLIElement>(null);
  const close = (): void => {
    setIsAttaching(false);
    frame.current?.focus({ preventScroll: true });
  };
  return (
    <li id={claimAnchor(claim.id)} ref={frame} tabIndex={-1} className="space-y-1.5 py-2.5 outline-offset-2">
      <p className="wrap-anywhere">
        {isOpen(claim) ? (
          <mark className="rounded-sm bg-warn/15 text-fg underline decoration-warn decoration-dashed underline-offset-3">
            {claim.text}
          </mark>
        ) : (
          claim.text
        )}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm text-fg-3">
        <Badge tone={claimTones[claim.status]}>{claimLabels[claim.status]}</Badge>
        {kindsText(claim.kinds)}
      </p>
      <Support claim={claim} />
      {claim.vouched && (
        <p className="text-sm text-fg-2">
          {claim.vouched.by} vouches for it, <Instant at={claim.vouched.at} />
        </p>
      )}
      {isAttaching && isOpen(claim) ? (
        <AttachForm claimId={claim.id} onDone={close} />
      ) : (
        <ClaimActions claim={claim} onAttach={() => setIsAttaching(true)} />
      )}
    </li>
  );
}

/** Where a claim was found and the sentence that says so; of a contradiction, what the brand context says. */
function Support({ claim }: { readonly claim: Claim }): ReactElement | null {
  const { support, status } = claim;
  if (!support) return null;
  return (
    <p className="text-sm wrap-anywhere text-fg-2">
      {placeOf(support, status)}
      {support.sentence !== "" && (
        <>
          : <q>{support.sentence}</q>
        </>
      )}
    </p>
  );
}

function placeOf({ place, url }: NonNullable<Claim["support"]>, status: Claim["status"]): ReactNode {
  switch (place) {
    case "OLD_TEXT":
      return "In the old text";
    case "BRAND":
      return status === "SUPPORTED" ? "In the brand context" : "The brand context says";
    case "SOURCE":
      return url === null ? "In a source" : <>In {<ForeignLink url={url} />}</>;
  }
}
