import { withinTools } from "#app/within-tools.ts";
import { rebuildAll } from "#features/insights/room.ts";

/** `npm run rebuild-insights`: makes the sums of the insights again from the stored answers. The product may run meanwhile. */
await withinTools(async (tools) => {
  const count = await rebuildAll(tools);
  process.stdout.write(`The insights count ${count} ${count === 1 ? "answer" : "answers"}.\n`);
});
