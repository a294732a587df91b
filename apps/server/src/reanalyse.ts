import { withinTools } from "#app/within-tools.ts";
import { reanalyseAll } from "#features/answers/public.ts";

/**
 * `npm run reanalyse`: looks through the stored answers that an older analysis has seen, or with `--all` through every
 * one. The product may run meanwhile.
 */
await withinTools(async (tools) => {
  const count = await reanalyseAll(tools, { all: process.argv.includes("--all") });
  const said =
    count === 0
      ? "No answer needs another analysis. `npm run reanalyse -- --all` looks through every one."
      : `${count} ${count === 1 ? "answer was" : "answers were"} analysed again.`;
  process.stdout.write(`${said}\n`);
});
