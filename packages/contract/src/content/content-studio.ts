import { z } from "zod";
import { cardFigure } from "../base/card-figure.ts";
import { endpoint } from "../base/endpoint.ts";
import { fieldErrors } from "../base/field-errors.ts";
import { flag, id, instant, many, optionalText, text, webUrl } from "../base/fields.ts";
import { listFormat, savedQuery } from "../base/list-format.ts";
import { pageOf, paging } from "../base/paging.ts";
import { workspacePath, workspaceReads, workspaceWrites } from "../workspaces/workspaces.ts";
import { effect } from "./effect-fields.ts";
import {
  claim,
  optimization,
  optimizationDetails,
  optimizationRevision,
  optimizationSection,
  optimizationSummary,
} from "./optimization-fields.ts";
import { preferenceAsked, simulationEstimate, simulationReply } from "./preference-fields.ts";
import { simulation } from "./simulation-fields.ts";
import {
  exportFormats,
  notesMax,
  optimizationKinds,
  optimizationModes,
  optimizationStatuses,
  queriesMax,
  sectionMax,
  sectionStates,
  simulationArms,
  simulationKinds,
} from "./studio-words.ts";

const optimizationPath = workspacePath.extend({ optimizationId: id });
const optimizationReads = { ...workspaceReads, params: optimizationPath } as const;
const optimizationWrites = { ...optimizationReads, method: "POST", scope: "write" } as const;
const simulationPath = optimizationPath.extend({ simulationId: id });
const sectionPath = optimizationPath.extend({ sectionId: id });

export const optimizationOrders = ["-created", "created", "title", "-title", "status", "-status"] as const;
export type OptimizationOrder = (typeof optimizationOrders)[number];

export const listOptimizations = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/optimizations/",
  summary: "What is written or was written in the Content Studio",
  query: z.object({
    ...paging,
    status: many(z.enum(optimizationStatuses)),
    search: z.string().trim().max(200).optional(),
    /** Only those that were begun from this opportunity. */
    opportunity: id.optional(),
    /** Only those of which somebody has said where they stand, or only the others. */
    published: flag.optional(),
    ordering: z.enum(optimizationOrders).default("-created"),
    format: listFormat,
  }),
  answer: pageOf(optimization),
  item: optimization,
});

const queryText = text(500);
/** Fields of an optimization while it is a draft. */
const given = {
  title: text(200),
  kind: z.enum(optimizationKinds),
  mode: z.enum(optimizationModes),
  page_url: webUrl.nullable(),
  queries: z
    .array(z.object({ text: queryText, query_id: id.nullable().default(null) }))
    .min(1, fieldErrors.blank)
    .max(queriesMax),
  notes: optionalText(notesMax),
  language: z.string().regex(/^[a-z]{2}$/, fieldErrors.invalid),
};

export const createOptimization = endpoint({
  ...workspaceWrites,
  path: "/projects/:projectId/optimizations/",
  summary: "Begin a draft of an optimization; from an opportunity it is filled by what that is about",
  body: z.object({
    title: given.title.optional(),
    kind: given.kind.optional(),
    mode: given.mode.default("BRIEF"),
    page_url: given.page_url.optional(),
    queries: given.queries.optional(),
    notes: given.notes.default(""),
    language: given.language.optional(),
    campaign_id: id.optional(),
    opportunity_id: id.optional(),
  }),
  status: 201,
  answer: optimization,
});
export type OptimizationGiven = z.output<typeof createOptimization.body>;

export const getOptimization = endpoint({
  ...optimizationReads,
  path: "/projects/:projectId/optimizations/:optimizationId/",
  summary: "An optimization with its readiness, gaps and sources",
  answer: optimizationDetails,
});

export const updateOptimization = endpoint({
  method: "PATCH",
  path: "/projects/:projectId/optimizations/:optimizationId/",
  caller: "user",
  scope: "write",
  summary: "Change a draft; of one that is done its title alone",
  params: optimizationPath,
  body: z.object(given).partial(),
  answer: optimization,
});
export type OptimizationChanges = z.output<typeof updateOptimization.body>;

export const deleteOptimization = endpoint({
  method: "DELETE",
  path: "/projects/:projectId/optimizations/:optimizationId/",
  caller: "user",
  scope: "write",
  summary: "Delete an optimization with its texts; one at work is canceled first",
  params: optimizationPath,
  status: 204,
});

export const generateOptimization = endpoint({
  ...optimizationWrites,
  scope: "spend",
  path: "/projects/:projectId/optimizations/:optimizationId/generate/",
  summary: "Make the brief, or have a model write the text; of a brief that is done, too",
  /** Mode of the work, its own unless told. */
  body: z.object({ mode: z.enum(optimizationModes).optional() }).default({}),
  status: 202,
  answer: optimization,
});

export const cancelOptimization = endpoint({
  ...optimizationWrites,
  path: "/projects/:projectId/optimizations/:optimizationId/cancel/",
  summary: "Cancel the work at an optimization; nothing is charged, and its text is dropped",
  answer: optimization,
});

/** Server-sent events: one named `optimization` with an Optimization immediately and at each change, until it is over. */
export const watchOptimization = endpoint({
  ...optimizationReads,
  path: "/projects/:projectId/optimizations/:optimizationId/events/",
  summary: "Watch the work at an optimization, as server-sent events",
  status: 200,
});

export const listSections = endpoint({
  ...optimizationReads,
  path: "/projects/:projectId/optimizations/:optimizationId/sections/",
  summary: "The sections of a text with their differences and claims, in order",
  query: savedQuery,
  answer: z.array(optimizationSection),
  item: optimizationSection,
});

export const updateSection = endpoint({
  method: "PATCH",
  path: "/projects/:projectId/optimizations/:optimizationId/sections/:sectionId/",
  caller: "user",
  scope: "write",
  summary: "Accept a section, keep the old one, or edit it, as of a revision",
  params: sectionPath,
  body: z.object({
    state: z.enum(sectionStates).optional(),
    markdown: z.string().max(sectionMax, `This field may have at most ${sectionMax} characters.`).optional(),
    revision: z.int().min(0),
  }),
  answer: optimizationSection,
});
export type SectionChanges = z.output<typeof updateSection.body>;

export const updateClaim = endpoint({
  method: "PATCH",
  path: "/projects/:projectId/optimizations/:optimizationId/claims/:claimId/",
  caller: "user",
  scope: "write",
  summary: "Vouch for a claim, or attach the page that says so, which is read and must do so",
  params: optimizationPath.extend({ claimId: id }),
  body: z
    .object({ vouched: z.boolean().optional(), source_url: webUrl.optional() })
    .refine(
      ({ vouched, source_url }) => (vouched === undefined) !== (source_url === undefined),
      fieldErrors.invalid,
    ),
  answer: claim,
});

export const approveOptimization = endpoint({
  ...optimizationWrites,
  path: "/projects/:projectId/optimizations/:optimizationId/approve/",
  summary: "Approve a text of which no claim is open",
  answer: optimization,
});

export const publishOptimization = endpoint({
  ...optimizationWrites,
  path: "/projects/:projectId/optimizations/:optimizationId/publish/",
  summary: "Say where and when a text was published, from which its effect is measured",
  body: z.object({ url: webUrl, published_at: instant }),
  answer: optimization,
});

export const getEffect = endpoint({
  ...optimizationReads,
  path: "/projects/:projectId/optimizations/:optimizationId/effect/",
  summary:
    "What became of the target queries 7, 14 and 28 days after a text was published, against the campaign's others",
  answer: effect,
});

export const getOptimizationSummary = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/optimization-summary/",
  summary: "How many texts stand where, and those that were published last",
  query: savedQuery,
  answer: optimizationSummary,
  item: cardFigure,
});

export const listRevisions = endpoint({
  ...optimizationReads,
  path: "/projects/:projectId/optimizations/:optimizationId/revisions/",
  summary: "The last 50 revisions of a text, the newest first",
  query: savedQuery,
  answer: z.array(optimizationRevision),
  item: optimizationRevision,
});

export const restoreRevision = endpoint({
  method: "POST",
  path: "/projects/:projectId/optimizations/:optimizationId/revisions/:revisionId/restore/",
  caller: "user",
  scope: "write",
  summary: "Put a revision back, as a new one",
  params: optimizationPath.extend({ revisionId: id }),
  answer: z.array(optimizationSection),
});

/** Answers with the file. */
export const exportOptimization = endpoint({
  ...optimizationReads,
  path: "/projects/:projectId/optimizations/:optimizationId/export/",
  summary: "The text, or the brief, as Markdown, HTML or DOCX",
  query: z.object({ format: z.enum(exportFormats).default("md") }),
  status: 200,
});

const simulationAsked = z.object({ kind: z.enum(simulationKinds).default("local"), ...preferenceAsked });
export type SimulationAsked = z.output<typeof simulationAsked>;

export const estimateSimulation = endpoint({
  ...optimizationWrites,
  scope: "read",
  path: "/projects/:projectId/optimizations/:optimizationId/simulations/estimate/",
  summary: "What a simulation with AI models would ask and cost, and which models can be asked",
  repeatable: "reads",
  body: simulationAsked,
  status: 200,
  answer: simulationEstimate,
});

export const startSimulation = endpoint({
  ...optimizationWrites,
  scope: "spend",
  path: "/projects/:projectId/optimizations/:optimizationId/simulations/",
  summary: "Ask the local index, or AI models, the target queries with the old page and with the draft",
  body: simulationAsked,
  status: 201,
  answer: simulation,
});

export const listSimulations = endpoint({
  ...optimizationReads,
  path: "/projects/:projectId/optimizations/:optimizationId/simulations/",
  summary: "The last simulations of a text, the newest first",
  query: savedQuery,
  answer: z.array(simulation),
  item: simulation,
});

export const getSimulation = endpoint({
  method: "GET",
  path: "/projects/:projectId/optimizations/:optimizationId/simulations/:simulationId/",
  caller: "user",
  scope: "read",
  summary: "A simulation, with each question as the old page and the draft fared with it",
  params: simulationPath,
  answer: simulation,
});

export const listSimulationReplies = endpoint({
  method: "GET",
  path: "/projects/:projectId/optimizations/:optimizationId/simulations/:simulationId/replies/",
  caller: "user",
  scope: "read",
  summary: "What AI models replied in a simulation, in the order in which they were asked",
  params: simulationPath,
  query: z.object({
    operator_model: z.string().max(100).optional(),
    /** Number of the question, from 0. */
    question: z.coerce.number().int().min(0).max(queriesMax).optional(),
    arm: z.enum(simulationArms).optional(),
    format: listFormat,
  }),
  answer: z.array(simulationReply),
  item: simulationReply,
});

/** Server-sent events: one named `simulation` with a Simulation immediately and at each change, until it is over. */
export const watchSimulation = endpoint({
  method: "GET",
  path: "/projects/:projectId/optimizations/:optimizationId/simulations/:simulationId/events/",
  caller: "user",
  scope: "read",
  summary: "Watch a simulation, as server-sent events",
  params: simulationPath,
  status: 200,
});
