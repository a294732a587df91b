/** An AI assistant that sends people to websites, and by what such a visit can be told. */
export interface Referrer {
  readonly assistant: string;
  readonly operator: string;
  /** Hosts that are the assistant; their subdomains count as well, but for documentation and the like. */
  readonly hosts: readonly string[];
  /** Parts of hosts that are otherwise no assistant: a path counts at the boundary of a segment. */
  readonly paths: readonly { readonly host: string; readonly prefix: string }[];
  /** Whole values of utm_source beside the assistant's hosts, in lower case. */
  readonly utmSources: readonly string[];
  /** Android packages, as they appear in android-app:// referrers. */
  readonly androidApps: readonly string[];
  /** User agents of the assistant's own apps when a person opens a page within them. */
  readonly inApp: readonly RegExp[];
  readonly note: string | null;
}
