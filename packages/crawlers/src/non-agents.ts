/**
 * Names whose bearer is no agent of the catalogue, whatever else its user agent says: each of them
 * also carries, or begins like, a name that the catalogue knows.
 */
export const nonAgents: readonly string[] = [
  // Tokens for robots.txt alone. They send no requests, so anyone who shows them is not Google or Apple.
  "Google-Extended",
  "Applebot-Extended",
  // AdSense, from the time when it introduced itself with the crawler's name in brackets.
  "Mediapartners (Googlebot)",
  // A gateway from feeds to newsgroups; it adds the name to be let in.
  "Gwene",
  // Social listening; it presents itself as "compatible with Googlebot".
  "SentiBot",
  "www.sentibot.eu",
];
