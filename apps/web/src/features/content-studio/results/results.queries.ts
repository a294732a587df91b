import {
  approveOptimization,
  exportOptimization,
  listRevisions,
  listSections,
  listSimulations,
  restoreRevision,
  type SectionChanges,
  startSimulation,
  updateClaim,
  updateOptimization,
  updateSection,
} from "@citelens/contract/content/content-studio";
import type {
  Claim,
  Optimization,
  OptimizationDetails,
  OptimizationSection,
} from "@citelens/contract/content/optimization-fields";
import type { Simulation } from "@citelens/contract/content/simulation-fields";
import type { ExportFormat } from "@citelens/contract/content/studio-words";
import { type QueryClient, type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { creditsQuery } from "#features/credits/public.ts";
import { call, callForFile } from "#lib/api/call.ts";
import { endpointQuery, refetchWhile, showChange } from "#lib/api/queries.ts";
import { optimizationQuery, studioAfresh, studioRoot } from "../studio.queries.ts";

/** Behind the stream of events, which is faster. */
const simulatingPollMs = 5_000;

/** Ids of a text and its workspace. */
export interface NamedText {
  readonly workspaceId: string;
  readonly optimizationId: string;
}

export function paramsOf({ workspaceId, optimizationId }: NamedText) {
  return { projectId: workspaceId, optimizationId };
}

export function sectionsQuery(text: NamedText) {
  return endpointQuery(
    [...studioRoot(text.workspaceId), "sections", text.optimizationId],
    [listSections, { params: paramsOf(text) }],
  );
}

export function revisionsQuery(text: NamedText) {
  return endpointQuery(
    [...studioRoot(text.workspaceId), "revisions", text.optimizationId],
    [listRevisions, { params: paramsOf(text) }],
  );
}

/** The simulations of a text, the newest first; asked again while one is under way. */
export function simulationsQuery(text: NamedText) {
  return endpointQuery(
    [...studioRoot(text.workspaceId), "simulations", text.optimizationId],
    [listSimulations, { params: paramsOf(text) }],
    { refetchInterval: refetchWhile((all: readonly Simulation[]) => all.some(isUnderWay), simulatingPollMs) },
  );
}

export function isUnderWay(simulation: Simulation | undefined): boolean {
  return simulation !== undefined && simulation.status !== "DONE" && simulation.status !== "FAILED";
}

/** Decides of a section. What follows from it – claims, score, approval – is asked for anew, and not waited for. */
export async function changeSection(
  queryClient: QueryClient,
  text: NamedText,
  { sectionId, changes }: { readonly sectionId: string; readonly changes: SectionChanges },
): Promise<OptimizationSection> {
  const params = { ...paramsOf(text), sectionId };
  const section = await call(updateSection, { params, body: changes });
  await showChange(queryClient, sectionsQuery(text), (known) =>
    known?.map((one) => (one.id === section.id ? section : one)),
  );
  void studioAfresh(queryClient, text.workspaceId);
  return section;
}

/** A section as it is now. */
export async function readSection(
  queryClient: QueryClient,
  text: NamedText,
  sectionId: string,
): Promise<OptimizationSection | undefined> {
  const sections = await queryClient.fetchQuery({ ...sectionsQuery(text), staleTime: 0 });
  return sections.find(({ id }) => id === sectionId);
}

export interface ClaimChange {
  readonly claimId: string;
  readonly body: { readonly vouched: boolean } | { readonly source_url: string };
}

/** Vouches for a claim, or attaches its source; ends once the text shows it. */
export function useChangeClaim(text: NamedText): UseMutationResult<Claim, Error, ClaimChange> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ claimId, body }) => call(updateClaim, { params: { ...paramsOf(text), claimId }, body }),
    onSuccess: () => studioAfresh(queryClient, text.workspaceId),
  });
}

export function useApprove(text: NamedText): UseMutationResult<Optimization, Error, void> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(approveOptimization, { params: paramsOf(text) }),
    onSuccess: (optimization) => keepOptimization(queryClient, text, optimization),
  });
}

export function useRename(text: NamedText): UseMutationResult<Optimization, Error, string> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (title) => call(updateOptimization, { params: paramsOf(text), body: { title } }),
    onSuccess: (optimization) => keepOptimization(queryClient, text, optimization),
  });
}

async function keepOptimization(
  queryClient: QueryClient,
  { workspaceId, optimizationId }: NamedText,
  optimization: Optimization,
): Promise<void> {
  await showChange<OptimizationDetails>(
    queryClient,
    optimizationQuery(workspaceId, optimizationId),
    (known) => known && { ...known, ...optimization },
  );
  void studioAfresh(queryClient, workspaceId);
}

export function useRestore(text: NamedText): UseMutationResult<OptimizationSection[], Error, string> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (revisionId) => call(restoreRevision, { params: { ...paramsOf(text), revisionId } }),
    onSuccess: async (sections) => {
      await showChange(queryClient, sectionsQuery(text), () => sections);
      void studioAfresh(queryClient, text.workspaceId);
    },
  });
}

/** Choice of models to ask; nothing of the local index, which is asked without any. */
export interface ModelChoice {
  readonly operator_models: readonly string[];
  readonly repeats: number;
  readonly masked: boolean;
}

/** Begins a simulation: with AI models where some are chosen, else on the local index. */
export function useSimulate(text: NamedText): UseMutationResult<Simulation, Error, ModelChoice | undefined> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (choice) =>
      call(startSimulation, { params: paramsOf(text), body: choice ? askedOf(choice) : {} }),
    onSuccess: (simulation) => {
      creditsAfresh(queryClient, text);
      return showChange(queryClient, simulationsQuery(text), (known = []) =>
        withSimulation(known, simulation),
      );
    },
  });
}

/** Refetches the credits: what is left is another thing once a simulation holds credits, or gives them back. */
export function creditsAfresh(queryClient: QueryClient, text: NamedText): void {
  void queryClient.invalidateQueries({ queryKey: creditsQuery(text.workspaceId).queryKey });
  void queryClient.invalidateQueries({ queryKey: estimatesRoot(text) });
}

export function estimatesRoot({ workspaceId, optimizationId }: NamedText) {
  return [...studioRoot(workspaceId), "simulation-estimate", optimizationId] as const;
}

/** As the server is told it; without a model it is only told what can be asked. */
export function askedOf({ operator_models: models, repeats, masked }: ModelChoice) {
  return {
    kind: "model" as const,
    ...(models.length > 0 && { operator_models: [...models] }),
    repeats,
    masked,
  };
}

/** The list with one of it as it is now, or with a new one at its head. */
export function withSimulation(known: readonly Simulation[], simulation: Simulation): Simulation[] {
  if (!known.some(({ id }) => id === simulation.id)) return [simulation, ...known];
  return known.map((one) => (one.id === simulation.id ? simulation : one));
}

/** The text, or the brief, as a file. */
export function textFile(text: NamedText, format: ExportFormat): Promise<Blob> {
  return callForFile(exportOptimization, { params: paramsOf(text), query: { format } });
}
