/** npm run new:room -- <name> builds a room of scripts/rooms.ts, from the contract to the browser test. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { generate, type WrittenFiles, write } from "./generators/addition.ts";
import { contractFile } from "./new-room/contract-file.ts";
import { e2eFile } from "./new-room/e2e-file.ts";
import { type RoomNames, roomNames } from "./new-room/room-names.ts";
import { serverFiles } from "./new-room/server-files.ts";
import { webFiles } from "./new-room/web-files.ts";
import { contractFolderOf, serverRooms } from "./rooms.ts";

const nextSteps = `What only you can decide comes next:
1. packages/contract/src/api.ts: add the room's operations.
2. apps/server/src/app/server.ts: register its routes, in the order of scripts/rooms.ts.
3. npm run migrations: writes the SQL of the new table.
4. apps/web/src/routes/_app/workspaces/$projectId: a route that shows its page and says its title, and its place in
   apps/web/src/shell/navigation/nav-groups.ts.
5. npm run law -- --write: draws the room in ARCHITECTURE.md.
Then npm test.`;

if (import.meta.main) generate((root, [room]) => buildRoom(root, room), nextSteps);

/** Writes the room's files below `root`. Throws, writing nothing, when it must not be built. */
export function buildRoom(root: string, room: string | undefined): WrittenFiles {
  const planned = serverRooms.filter((name) => standingFiles(root, name).length === 0);
  if (room === undefined || !serverRooms.includes(room)) {
    const named = room === undefined ? "No room was named." : `"${room}" is not a room of scripts/rooms.ts.`;
    throw new Error(`${named} Rooms that have their place and are not built: ${planned.join(", ")}.`);
  }
  const standing = standingFiles(root, room);
  if (standing.length > 0) throw new Error(`The room ${room} is already there: ${standing.join(", ")}.`);

  return write(root, { created: roomFiles(roomNames(room)) });
}

function standingFiles(root: string, room: string): string[] {
  const places = [
    `packages/contract/src/${contractFolderOf(room)}/${room}.ts`,
    `apps/server/src/features/${room}`,
    `apps/web/src/features/${room}`,
    `e2e/${room}`,
  ];
  return places.filter((place) => existsSync(join(root, place)));
}

function roomFiles(names: RoomNames): Record<string, string> {
  const { room, contract } = names;
  const within = (folder: string, files: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]));
  return {
    [`packages/contract/src/${contract}.ts`]: contractFile(names),
    ...within(`apps/server/src/features/${room}`, serverFiles(names)),
    ...within(`apps/web/src/features/${room}`, webFiles(names)),
    [`e2e/${room}/${room}.spec.ts`]: e2eFile(names),
  };
}
