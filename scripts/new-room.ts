/** npm run new:room -- <name> builds a room of scripts/rooms.ts, from the contract to the browser test. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { contractFile } from "./new-room/contract-file.ts";
import { e2eFile } from "./new-room/e2e-file.ts";
import { type RoomNames, roomNames } from "./new-room/room-names.ts";
import { serverFiles } from "./new-room/server-files.ts";
import { webFiles } from "./new-room/web-files.ts";
import { serverRooms } from "./rooms.ts";

if (import.meta.main) {
  try {
    const files = buildRoom(resolve(import.meta.dirname, ".."), process.argv[2]);
    console.log(`${files.join("\n")}\n\n${nextSteps(process.argv[2] ?? "")}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Writes the room's files below `root` and returns their paths. Throws, writing nothing, when it must not be built. */
export function buildRoom(root: string, room: string | undefined): string[] {
  const planned = serverRooms.filter((name) => standingFiles(root, name).length === 0);
  if (room === undefined || !serverRooms.includes(room)) {
    const named = room === undefined ? "No room was named." : `"${room}" is not a room of scripts/rooms.ts.`;
    throw new Error(`${named} Rooms that have their place and are not built: ${planned.join(", ")}.`);
  }
  const standing = standingFiles(root, room);
  if (standing.length > 0) throw new Error(`The room ${room} is already there: ${standing.join(", ")}.`);

  const files = roomFiles(roomNames(room));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  format(root, Object.keys(files));
  return Object.keys(files);
}

/** How long a room's name is decides where its lines are broken. */
function format(root: string, files: readonly string[]): void {
  const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
  const args = [biome, "check", "--write", "--vcs-enabled=false", ...files];
  execFileSync(process.execPath, args, { cwd: root, stdio: "pipe" });
}

function standingFiles(root: string, room: string): string[] {
  const places = [
    `packages/contract/src/${room}.ts`,
    `apps/server/src/features/${room}`,
    `apps/web/src/features/${room}`,
    `e2e/${room}`,
  ];
  return places.filter((place) => existsSync(join(root, place)));
}

function roomFiles(names: RoomNames): Record<string, string> {
  const { room } = names;
  const within = (folder: string, files: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]));
  return {
    [`packages/contract/src/${room}.ts`]: contractFile(names),
    ...within(`apps/server/src/features/${room}`, serverFiles(names)),
    ...within(`apps/web/src/features/${room}`, webFiles(names)),
    [`e2e/${room}/${room}.spec.ts`]: e2eFile(names),
  };
}

function nextSteps(room: string): string {
  const { Room } = roomNames(room);
  return `What only you can decide comes next:
1. packages/contract/src/api.ts: add the operations of "${room}".
2. apps/server/src/app/server.ts: register${Room}Routes(app, tools), in the order of scripts/rooms.ts.
3. npm run migrations: writes the SQL of the new table.
4. apps/web/src/routes/_app/workspaces/$projectId/${room}.tsx: a route that shows ${Room}Page,
   and its name and place in apps/web/src/shell/pages.ts.
5. node scripts/law.ts --write: draws the room in ARCHITECTURE.md.
Then npm test.`;
}
