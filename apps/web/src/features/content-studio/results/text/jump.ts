export function sectionAnchor(sectionId: string): string {
  return `section-${sectionId}`;
}

export function claimAnchor(claimId: string): string {
  return `claim-${claimId}`;
}

export const railAnchor = "about-the-text";

/** Brings a part of the page into view, and the focus with it. */
export function jumpTo(anchor: string, block: "start" | "center" = "center"): void {
  const target = document.getElementById(anchor);
  target?.scrollIntoView({ block });
  target?.focus({ preventScroll: true });
}
