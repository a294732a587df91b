import { useQuery } from "@tanstack/react-query";
import { ChevronDown, ChevronUp, UserRoundCog } from "lucide-react";
import { type ReactElement, useState } from "react";
import { meQuery } from "#features/accounts/public.ts";
import { endImpersonating, useImpersonating } from "#lib/session/impersonation.ts";
import { Button } from "#ui/forms/button.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";

/** On every page while impersonating; it can be minimised but not closed. */
export function ImpersonationBanner(): ReactElement | null {
  const isImpersonating = useImpersonating();
  const { data: user } = useQuery({ ...meQuery, enabled: isImpersonating });
  const [size, setSize] = useState<"expanded" | "minimised">("expanded");
  if (!isImpersonating) return null;

  const isExpanded = size === "expanded";
  return (
    <aside
      aria-label="Impersonation"
      data-size={size}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-warn/40 bg-surface px-4 py-1.5 text-sm data-[size=minimised]:py-0 sm:px-6"
    >
      <UserRoundCog size={16} aria-hidden="true" className="shrink-0 text-warn" />
      {isExpanded ? (
        <p role="status" className="min-w-0 flex-1 font-medium wrap-anywhere">
          Admin Impersonation Mode - Viewing as {user?.email ?? "…"}
        </p>
      ) : (
        <p className="flex-1 text-xs text-fg-2">Impersonating</p>
      )}
      {isExpanded && (
        <Button size="sm" onClick={() => void endImpersonating()}>
          Logout
        </Button>
      )}
      <IconButton
        size="sm"
        label={isExpanded ? "Minimise the impersonation banner" : "Expand the impersonation banner"}
        icon={
          isExpanded ? (
            <ChevronUp size={16} aria-hidden="true" />
          ) : (
            <ChevronDown size={16} aria-hidden="true" />
          )
        }
        aria-expanded={isExpanded}
        onClick={() => setSize(isExpanded ? "minimised" : "expanded")}
      />
    </aside>
  );
}
