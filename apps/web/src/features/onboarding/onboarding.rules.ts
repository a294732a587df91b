import { type CreatorPlatform, creatorPlatforms } from "@citelens/contract/accounts/creator-platforms";
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

export function platformByLabel(label: string): CreatorPlatform | undefined {
  return creatorPlatforms.find((one) => one.label === label);
}
