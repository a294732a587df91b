import type { AgentRow } from "@citelens/contract/traffic/agents";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { counted } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { withSpoofedAlone } from "./agents-address.rules.ts";

/** Visits under a false name, apart from all others; nothing where there are none. */
export function SpoofedCard({ agents }: { readonly agents: readonly AgentRow[] }): ReactElement | null {
  const workspaceId = useWorkspaceId();
  const claimed = agents.filter(({ spoofed }) => spoofed > 0).toSorted((a, b) => b.spoofed - a.spoofed);
  if (claimed.length === 0) return null;

  const sum = claimed.reduce((total, { spoofed }) => total + spoofed, 0);
  return (
    <section aria-label="Spoofed visits">
      <Banner tone="warn" title={`${counted(sum, "visit")} under a false name, counted nowhere else`}>
        <ul className="space-y-0.5">
          {claimed.map(({ token, spoofed }) => (
            <li key={token} className="wrap-anywhere">
              {`${counted(spoofed, "visit")} claimed to be ${token} and ${spoofed === 1 ? "was" : "were"} not. `}
              <TextLink
                render={
                  <Link
                    to="/workspaces/$projectId/agent-visits"
                    params={{ projectId: workspaceId }}
                    search={withSpoofedAlone(token)}
                    resetScroll={false}
                  />
                }
              >
                Show them
                <VisuallyHidden>{`, the spoofed visits of ${token}`}</VisuallyHidden>
              </TextLink>
            </li>
          ))}
        </ul>
      </Banner>
    </section>
  );
}
