import { dayMs, earlier, hourMs } from "@citelens/contract/base/days";
/** Kept icon of a site: a PNG, or the knowledge that there is none. */
export interface StoredIcon {
  readonly png: Buffer | null;
  readonly fetched_at: Date;
}

/** How long an icon is shown before it is looked for again. */
const iconFreshMs = 7 * dayMs;
/** A site without an icon, or one that did not answer, may have one soon. */
const noIconFreshMs = 6 * hourMs;
/** Icons that nobody asked for in this time are of sites that nobody has any more. */
const forgottenAfterMs = 30 * dayMs;

export function isFresh({ png, fetched_at }: StoredIcon, now: Date): boolean {
  const freshMs = png ? iconFreshMs : noIconFreshMs;
  return now.getTime() - fetched_at.getTime() < freshMs;
}

export function forgottenBefore(now: Date): Date {
  return earlier(now, forgottenAfterMs);
}

/** The host of an address as icons are kept by: with the port where it is not the usual one. None for a bad address. */
export function hostOf(url: string): string | undefined {
  return URL.parse(url)?.host || undefined;
}
