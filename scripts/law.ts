/**
 * node scripts/law.ts            checks the law and names every breach
 * node scripts/law.ts --rooms    prints the rooms, which of them stand, and who may enter whom
 * node scripts/law.ts --write    brings that drawing in ARCHITECTURE.md up to date
 */
import { resolve } from "node:path";
import { checkLaws, readSources } from "./law/check-laws.ts";
import { roomMap, writeRoomMap } from "./law/room-map.ts";
import { testLines, testLinesSaid } from "./law/test-lines.ts";

const root = resolve(import.meta.dirname, "..");

switch (process.argv[2]) {
  case undefined:
    await check();
    break;
  case "--rooms":
    console.log(roomMap(root));
    break;
  case "--write":
    writeRoomMap(root);
    break;
  default:
    console.error(`Unknown argument ${process.argv[2]}; known are --rooms and --write.`);
    process.exitCode = 2;
}

async function check(): Promise<void> {
  const violations = await checkLaws(root);
  for (const { law, file, message } of violations) console.error(`${law}: ${file}\n  ${message}`);
  console.log(testLinesSaid(testLines(readSources(root))));
  if (violations.length === 0) return console.log("The law is kept.");

  console.error(`The law is broken in ${violations.length} places.`);
  process.exitCode = 1;
}
