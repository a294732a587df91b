import { hostOf, registrableDomain } from "@citelens/answer-analysis";
import type { SimulationResult } from "@citelens/contract/content/simulation-fields";
import { rivalsMax, searchesOfQueryMax, tooFewRivals } from "@citelens/contract/content/studio-words";
import { z } from "zod";
import { campaigns } from "#features/campaigns/lookup/public.ts";
import { readPages } from "#features/local-index/kept/public.ts";
import { addPages, passagesOf } from "#features/local-index/public.ts";
import { type SimulationTask, simulateDraft } from "#features/local-index/simulation/public.ts";
import { findWorkspaceSettings } from "#features/workspaces/lookup/public.ts";
import { job } from "#platform/jobs/job.ts";
import { HandedBack } from "#platform/leases/handed-back.ts";
import { unlessAborted } from "#platform/leases/unless-aborted.ts";
import { type Place, placeOfJob } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { draftInThread } from "../draft/draft-in-thread.ts";
import { listCitedPages, listSearches } from "../gather/cited-pages.ts";
import { mergedQuestions } from "../gather/same-question.rules.ts";
import { findOptimization, type OptimizationRow } from "../store/optimizations.sql.ts";
import { listSectionRows } from "../store/parts.sql.ts";
import { changeSimulation, findSimulation, type NamedSimulation } from "../store/simulations.sql.ts";
import { aliveSeconds } from "../work/write-optimization.ts";

const readShareMin = 0.5;

/** Asks the local index the questions of a text, after the pages that answers cite for them were read. */
export const runSimulation = job({
  name: "content-studio.simulate",
  payload: z.object({ workspaceId: z.uuid(), optimizationId: z.uuid(), simulationId: z.uuid() }),
  aliveSeconds,
  run: async (tools, { optimizationId, simulationId, ...workspace }) => {
    const place = placeOfJob(workspace);
    const named = { optimizationId, id: simulationId };
    const row = await findOptimization(tools, place, optimizationId);
    const simulation = await findSimulation(tools, place, named);
    if (!row || !simulation || simulation.status === "DONE") return;
    // It costs nothing and changes nothing until its end: whoever comes next begins it anew.
    await unlessAborted(tools.stopping, simulate(tools, place, { row, named })).catch(
      async (error: unknown) => {
        if (error instanceof HandedBack) throw error;
        tools.log.error({ err: error, ...named }, "A simulation failed");
        const problem = "Something went wrong on our side. Try again.";
        const changes = { status: "FAILED" as const, finished_at: tools.now(), problem };
        await changeSimulation(tools, place, { named, changes });
      },
    );
  },
});

interface SimulationInput {
  readonly row: OptimizationRow;
  readonly named: NamedSimulation;
}

async function simulate(tools: Tools, place: Place, { row, named }: SimulationInput): Promise<void> {
  await changeSimulation(tools, place, { named, changes: { status: "READING" } });
  const cited = await listCitedPages(tools, place, { ...row, limit: rivalsMax });
  await addPages(tools, place, cited);
  const read = await readPages.find(
    tools,
    place,
    cited.map(({ url }) => url),
  );
  const rivals = { rivals_cited: cited.length, rivals_read: read.size };
  await changeSimulation(tools, place, { named, changes: { status: "ASKING", ...rivals } });
  const task = await taskOf(tools, place, row);
  const simulated = await simulateDraft(tools, place, task);
  const isThin = read.size < readShareMin * cited.length;
  const result = shown(simulated);
  await changeSimulation(tools, place, {
    named,
    changes: {
      status: "DONE",
      finished_at: tools.now(),
      problem: isThin ? tooFewRivals : null,
      result: isThin ? withoutRates(result) : result,
    },
  });
}

async function taskOf(tools: Tools, place: Place, row: OptimizationRow): Promise<SimulationTask> {
  const { language, queries } = row;
  const sections = await listSectionRows(tools, place, row.id);
  const settings = await findWorkspaceSettings(tools, place.workspaceId);
  const searched = await listSearches(tools, place, row);
  const brands = row.campaign_id
    ? ((await campaigns.brandsOf(tools, place, [row.campaign_id])).get(row.campaign_id) ?? [])
    : [];
  const url = row.page_url ?? new URL("/draft", settings?.url ?? "https://draft.invalid").href;
  const own = new Set([
    registrableDomain(hostOf(settings?.url ?? "")),
    ...brands.filter(({ isClient }) => isClient).flatMap(({ domains }) => domains),
  ]);
  const draft = await draftInThread(tools, sections.map(({ markdown }) => markdown).join("\n\n"));
  const headings = draft.sections.map(({ heading }) => heading).filter((heading) => heading !== "");
  return {
    draft: {
      url,
      title: headings[0] ?? row.title,
      language,
      passages: passagesOf({
        headings: headings.map((text) => ({ text })),
        text: draft.sections
          .flatMap(({ heading, blocks }) => [heading, ...blocks.map(({ text }) => text)])
          .filter((line) => line !== "")
          .join("\n"),
        language,
      }),
    },
    ...(row.old_page && { replaces: row.old_page.url }),
    questions: queries.flatMap(({ text: cluster }) =>
      mergedQuestions([{ text: cluster, answers: 0 }, ...(searched.get(cluster) ?? [])], language)
        .slice(0, 1 + searchesOfQueryMax)
        .map(({ text }) => ({ text, language, cluster })),
    ),
    brands,
    isOwn: (page) => own.has(registrableDomain(hostOf(page))),
  };
}

function shown(simulated: Awaited<ReturnType<typeof simulateDraft>>): SimulationResult {
  return {
    ...simulated,
    questions: simulated.questions.map(({ text, cluster, old, draft }) => ({
      text,
      cluster,
      old: { ...old, cited_instead: [...old.cited_instead] },
      draft: { ...draft, cited_instead: [...draft.cited_instead] },
    })),
  };
}

/** Result without rates: what was found stays; what it is a share of would be another thing than is asked. */
function withoutRates(result: SimulationResult): SimulationResult {
  const without = ({ retrieved, cited }: SimulationResult["old"]): SimulationResult["old"] => ({
    retrieved: { ...retrieved, rate: null, interval: null },
    cited: { ...cited, rate: null, interval: null },
    cited_in_draws: null,
  });
  return { ...result, old: without(result.old), draft: without(result.draft) };
}
