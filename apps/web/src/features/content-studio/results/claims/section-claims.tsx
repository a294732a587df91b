import type { Claim } from "@citelens/contract/content/optimization-fields";
import type { ReactElement } from "react";
import { counted, wordFor } from "#lib/figures.ts";
import { PartOfSection } from "../text/part-of-section.tsx";
import { ClaimItem } from "./claim-item.tsx";

interface SectionClaimsProps {
  readonly claims: readonly Claim[];
}

/** Sentences of a section that somebody could check; those that were found are folded. */
export function SectionClaims({ claims }: SectionClaimsProps): ReactElement | null {
  if (claims.length === 0) return null;
  const found = claims.filter(({ status }) => status === "SUPPORTED");
  const others = claims.filter(({ status }) => status !== "SUPPORTED");
  return (
    <PartOfSection title="Claims">
      {others.length > 0 && <ClaimList label="Claims to look at" claims={others} />}
      {found.length > 0 && (
        <details className="text-sm">
          <summary className="cursor-pointer rounded-control py-1 text-fg-2">
            {`${counted(found.length, "claim")} ${wordFor(found.length, "was", "were")} found in what is known`}
          </summary>
          <ClaimList label="Claims that were found" claims={found} />
        </details>
      )}
    </PartOfSection>
  );
}

function ClaimList({ label, claims }: SectionClaimsProps & { readonly label: string }): ReactElement {
  return (
    <ul aria-label={label} className="divide-y divide-border border-y border-border">
      {claims.map((claim) => (
        <ClaimItem key={claim.id} claim={claim} />
      ))}
    </ul>
  );
}
