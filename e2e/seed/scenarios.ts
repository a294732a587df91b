import { deskChairs } from "./desk-chairs.ts";
import { deskLamps } from "./desk-lamps.ts";
import { paidCalls } from "./paid-calls.ts";
import type { SeededWorkspace, SeedingTools } from "./seeding.ts";
import { oakShelves } from "./shelves.ts";
import { spentCredits } from "./spent-credits.ts";
import { unknownNameAsked } from "./unknown-name.ts";
import { workedExample } from "./worked-example.ts";

/** Scenarios that a workspace can be filled with, by the name under which tests ask for it. */
export const scenarios: ReadonlyMap<string, (seeding: SeedingTools) => Promise<SeededWorkspace>> = new Map([
  ["desk-chairs", deskChairs],
  ["desk-lamps", deskLamps],
  ["paid-calls", paidCalls],
  ["shelves", oakShelves],
  ["spent-credits", spentCredits],
  ["unknown-name", unknownNameAsked],
  ["worked-example", workedExample],
]);
