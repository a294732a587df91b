import { setTimeout as delay } from "node:timers/promises";
import { withinTools } from "#app/within-tools.ts";
import { reanalysisOfAll } from "#features/answers/reanalysis/public.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";

/**
 * `npm run reanalyse`: looks through the stored answers that an older analysis has seen, or with `--all` through every
 * one. The product may run meanwhile, and help. A run that was stopped goes on from where it stood.
 */
await withinTools(async (tools) => {
  const isAll = process.argv.includes("--all");
  const begun = await inTransaction(tools, (within) =>
    reanalysisOfAll.begin(within, { isAll, startedBy: null }),
  );
  const { run } = await reanalysisOfAll.get(tools);
  if (!begun && run?.status !== "RUNNING") {
    say("No answer needs another analysis. `npm run reanalyse -- --all` looks through every one.");
    return;
  }
  if (!begun) say("Goes on with what was begun before.");
  await follow(tools);
});

const lookMs = 2_000;

async function follow(tools: Tools): Promise<void> {
  for (;;) {
    const came = await reanalysisOfAll.continue(tools, { forMs: lookMs });
    const { outdated, run } = await reanalysisOfAll.get(tools);
    if (run) say(`${run.analysed} of ${run.total} answers are analysed again.`);
    if (run?.status !== "RUNNING") {
      if (run?.status === "CANCELLED") say("It was cancelled; what is done stays done.");
      else if (outdated > 0) say(`${outdated} could not be analysed: the log and Admin, Health say why.`);
      return;
    }
    if (came === "idle") await delay(lookMs); // another process is at it
  }
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
