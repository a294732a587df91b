export function sectionAnchor(sectionId: string): string {
  return `section-${sectionId}`;
}

export function claimAnchor(claimId: string): string {
  return `claim-${claimId}`;
}

/** Brings a part of the page into view, and the focus with it. */
export function jumpTo(anchor: string): void {
  const target = document.getElementById(anchor);
  target?.scrollIntoView({ block: "center" });
  target?.focus({ preventScroll: true });
}
