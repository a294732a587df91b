import { type CreatorPlatform, creatorPlatforms } from "@citelens/contract/accounts/creator-platforms";
import type { SitePreview } from "@citelens/contract/workspaces/sites";
import { returnPath } from "#lib/session/return-path.ts";

export const steps = [
  { number: 1, path: "/onboarding/step-1", label: "Company type" },
  { number: 2, path: "/onboarding/step-2", label: "About you" },
  { number: 3, path: "/onboarding/step-3", label: "Workspace" },
  { number: 4, path: "/onboarding/step-4", label: "All set" },
] as const;

/** The number of the step in the path; 1 for any other path. */
export function stepAt(pathname: string): number {
  return steps.find(({ path }) => pathname === path || pathname === `${path}/`)?.number ?? 1;
}

export interface DestinationOptions {
  /** The return path that was stored before the onboarding started. */
  readonly stored: string | undefined;
  /** The `next` parameter, passed on through the steps. */
  readonly next: string | undefined;
  readonly workspaceId: string | undefined;
}

/** The destination of the last step. */
export function destinationOf({ stored, next, workspaceId }: DestinationOptions): string {
  const requested = stored ?? returnPath(next);
  if (requested !== undefined) return requested;
  return workspaceId === undefined ? "/dashboard" : `/workspaces/${workspaceId}/dashboard`;
}

/** The API's limit. */
const nameCharactersMax = 100;

/** A suggested workspace name: the site's name, else its page title. */
export function suggestedName({
  site_name,
  title,
}: Pick<SitePreview, "site_name" | "title">): string | undefined {
  const name = site_name?.trim() || title?.trim();
  return name ? [...name].slice(0, nameCharactersMax).join("").trim() : undefined;
}

/** Whether a URL is complete enough to preview: a host with a dot, and no unfinished port. */
export function isWorthPreviewing(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && /[^.]\.[^.]/.test(url.hostname);
}

export function platformByLabel(label: string): CreatorPlatform | undefined {
  return creatorPlatforms.find((one) => one.label === label);
}
