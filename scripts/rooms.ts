/**
 * The rooms of the house, in the order in which they may enter one another: a room enters rooms of earlier
 * tiers, and within its own tier those that stand before it in the list. The law, the diagram in
 * ARCHITECTURE.md and `npm run new:room` read this list; a room that is not in it cannot be built.
 */
export const tiers: readonly (readonly string[])[] = [
  ["accounts", "organizations", "agencies", "sites"],
  ["workspaces"],
  [
    "invitations",
    "api-keys",
    "spending",
    "brand-context",
    "credits",
    "billing",
    "announcements",
    "operators",
    "connected-apps",
  ],
  ["visits", "referrals", "robots", "integrations", "local-index", "campaigns"],
  ["answers"],
  [
    "insights",
    "conversations",
    "sources",
    "indexing",
    "technical-audit",
    "opportunities",
    "content-studio",
    "assistant",
    "ads",
  ],
  ["warehouse", "demo", "exports", "admin", "reports-and-alerts", "mcp"],
];

/** Rooms that exist in the browser alone, after all others: they arrange what the others offer. */
export const webOnlyRooms: readonly string[] = ["onboarding", "dashboard"];

export const serverRooms: readonly string[] = tiers.flat();

export const webRooms: readonly string[] = [...serverRooms, ...webOnlyRooms];

/** The folders of packages/contract/src, and the rooms whose operations stand in each. */
const contractFolders: Readonly<Record<string, readonly string[]>> = {
  accounts: ["accounts", "organizations", "agencies", "announcements", "invitations"],
  workspaces: ["sites", "workspaces", "api-keys", "connected-apps", "brand-context", "demo"],
  billing: ["spending", "credits", "billing"],
  traffic: ["visits", "referrals", "robots", "integrations", "indexing"],
  visibility: ["operators", "local-index", "campaigns", "answers", "insights", "conversations", "sources"],
  content: ["technical-audit", "opportunities", "content-studio", "assistant", "ads"],
  platform: ["warehouse", "exports", "admin", "reports-and-alerts", "mcp"],
};

/** Where the operations of a room stand within packages/contract/src. */
export function contractFolderOf(room: string): string {
  const found = Object.entries(contractFolders).find(([, rooms]) => rooms.includes(room));
  if (!found) throw new Error(`scripts/rooms.ts names no folder of the contract for the room ${room}`);
  return found[0];
}

/** The rooms that `room` must not enter: itself is not among them, those before it neither. */
export function roomsAfter(rooms: readonly string[], room: string): readonly string[] {
  return rooms.slice(rooms.indexOf(room) + 1);
}
