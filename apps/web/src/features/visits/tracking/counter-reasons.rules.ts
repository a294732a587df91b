interface Reason {
  readonly words: string;
  readonly count: number;
}

/** Why requests were not stored as visits; unknown reasons show their own name. */
const words: Readonly<Record<string, string>> = {
  people: "People, counted by the day only",
  other_software: "Other software: monitors, previews, feed readers, libraries",
  asset: "Images, scripts, styles and other assets",
  method: "Methods other than GET and HEAD",
  prefetch: "Pages that a browser asked for before anybody opened them",
  subresource: "Parts of a page that a browser loaded",
  own_agent: "Our own agents",
  invalid: "Reports with an invalid field",
  malformed: "Reports that were not valid JSON",
  media_type: "Reports that were not sent as JSON",
  too_large: "Reports that were too large",
  rate_limited: "Rate limited: more than the plan allows",
  overload: "Refused while the service was busy",
  disk_full: "Refused while the disk was full",
  not_stored: "Could not be stored",
  expired: "Older than what this workspace keeps",
  revoked: "Sent with this key after it was revoked",
  inactive: "Sent while the workspace was not active",
  origin: "Sent by a page that is not of this workspace's website",
  agent: "Agents that run scripts, which servers report",
};

export function reasonLabel(reason: string): string {
  return words[reason] ?? reason.replaceAll("_", " ");
}

/** The reasons with their counts, most frequent first. */
export function reasonsOf(reasons: Readonly<Record<string, number>>): readonly Reason[] {
  return Object.entries(reasons)
    .filter(([, count]) => count > 0)
    .map(([reason, count]) => ({ words: reasonLabel(reason), count }))
    .toSorted((a, b) => b.count - a.count);
}
