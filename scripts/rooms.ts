/**
 * The rooms of the house, in the order in which they may enter one another: a room enters rooms of earlier
 * tiers, and within its own tier those that stand before it in the list. The law, the diagram in
 * ARCHITECTURE.md and `npm run new:room` read this list; a room that is not in it cannot be built.
 */
export const tiers: readonly (readonly string[])[] = [
  ["accounts", "organizations", "agencies", "sites"],
  ["workspaces", "announcements"],
  ["invitations", "api-keys", "spending", "brand-context", "credits", "billing", "operators"],
  ["visits", "integrations", "indexing", "referrals", "local-index", "campaigns"],
  ["answers"],
  ["insights", "conversations", "sources", "opportunities", "content-studio", "technical-audit", "ads"],
  ["demo", "admin", "reports-and-alerts", "mcp"],
];

/** Rooms that exist in the browser alone, after all others: they arrange what the others offer. */
export const webOnlyRooms: readonly string[] = ["onboarding"];

export const serverRooms: readonly string[] = tiers.flat();

export const webRooms: readonly string[] = [...serverRooms, ...webOnlyRooms];

/** The rooms that `room` must not enter: itself is not among them, those before it neither. */
export function roomsAfter(rooms: readonly string[], room: string): readonly string[] {
  return rooms.slice(rooms.indexOf(room) + 1);
}
