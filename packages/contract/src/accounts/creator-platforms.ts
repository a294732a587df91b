export interface CreatorPlatform {
  readonly label: string;
  /** Whether the URL of the page or the username is asked for. */
  readonly asks: "link" | "username";
}

/** The creator platforms in display order. */
export const creatorPlatforms: readonly CreatorPlatform[] = [
  { label: "LinkedIn", asks: "link" },
  { label: "Blog/Storefront", asks: "link" },
  { label: "Newsletter (Medium - Substack - Beehiiv)", asks: "link" },
  { label: "Podcast (Apple, Spotify)", asks: "link" },
  { label: "YouTube", asks: "link" },
  { label: "Facebook", asks: "link" },
  { label: "Substack", asks: "link" },
  { label: "Discord", asks: "link" },
  { label: "Instagram", asks: "username" },
  { label: "Twitter/X", asks: "username" },
  { label: "TikTok", asks: "username" },
  { label: "Medium", asks: "username" },
  { label: "Twitch", asks: "username" },
  { label: "Pinterest", asks: "username" },
  { label: "Reddit", asks: "username" },
  { label: "Other", asks: "username" },
];
