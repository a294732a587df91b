import type { Claim } from "@citelens/contract/content/optimization-fields";
import type { ReactElement, ReactNode } from "react";
import { ForeignLink } from "#ui/text/foreign-link.tsx";

/** Where a claim was found and the sentence that says so; of a contradiction, what the brand context says. */
export function Support({ claim }: { readonly claim: Claim }): ReactElement | null {
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
