import type {
  Gap,
  OptimizationSection,
  ReadinessShown,
  TargetQuery,
} from "@citelens/contract/content/optimization-fields";
import {
  type ClaimKind,
  claimPlaces,
  claimStatuses,
  type DraftNoticeKind,
} from "@citelens/contract/content/optimization-words";
import type { PreferenceResult } from "@citelens/contract/content/preference-fields";
import type { SimulationResult } from "@citelens/contract/content/simulation-fields";
import {
  optimizationFailures,
  optimizationKinds,
  optimizationModes,
  optimizationStatuses,
  optimizationSteps,
  sectionStates,
  simulationArms,
  simulationKinds,
  simulationStatuses,
} from "@citelens/contract/content/studio-words";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, real, smallint, text, uuid } from "drizzle-orm/pg-core";
import { workspaces } from "#features/workspaces/store/workspaces.tables.ts";
import { leaseColumns } from "#platform/leases/lease-columns.ts";
import { at } from "#platform/tables/columns.ts";
import { workspaceTable } from "#platform/tables/workspace-table.ts";
import type { OldPage } from "./old-page.rules.ts";
import type { ModelPlan, ModelSettings } from "./protocol.rules.ts";

/** Pages that are rewritten or written anew, and how far that is. */
export const optimizations = workspaceTable(
  "optimizations",
  { workspaces, key: ["id"] },
  {
    id: uuid().notNull(),
    organization_id: uuid().notNull(),
    title: text().notNull(),
    kind: text({ enum: optimizationKinds }).notNull(),
    mode: text({ enum: optimizationModes }).notNull(),
    status: text({ enum: optimizationStatuses }).notNull().default("DRAFT"),
    failure: text({ enum: optimizationFailures }),
    /** Sentence on what was seen when it failed. */
    failure_seen: text(),
    page_url: text(),
    campaign_id: uuid(),
    opportunity_id: uuid(),
    queries: jsonb().$type<readonly TargetQuery[]>().notNull(),
    notes: text().notNull(),
    language: text().notNull(),
    created_by: uuid().notNull(),
    created: at().notNull(),
    finished_at: at(),
    /** Grows with each time that it is generated: what was held for one is not what is held for the next. */
    attempt: smallint().notNull().default(0),
    step: text({ enum: optimizationSteps }),
    done: integer().notNull().default(0),
    of: integer().notNull().default(0),
    ...leaseColumns(),
    /** How often this attempt was taken up, by whichever worker. */
    attempts: smallint().notNull().default(0),
    old_page: jsonb().$type<OldPage>(),
    gaps: jsonb().$type<readonly Gap[]>(),
    notices: jsonb()
      .$type<readonly { readonly kind: DraftNoticeKind; readonly text: string }[]>()
      .notNull()
      .default([]),
    readiness_before: jsonb().$type<ReadinessShown>(),
    readiness_after: jsonb().$type<ReadinessShown>(),
    claims_open: integer().notNull().default(0),
    credits: integer().notNull().default(0),
    model: text(),
    /** Revision of all its sections together: whoever changes any of them raises it. */
    revision: integer().notNull().default(0),
    approved_at: at(),
    approved_by: uuid(),
    published_url: text(),
    published_at: at(),
    /** When it is looked for at its address next; null of one that is not looked for. */
    live_due_at: at(),
    live_checked_at: at(),
    /** Share of its words in a row that were on the page, 0 to 1; null where it could not be read. */
    live_share: real(),
    live_problem: text(),
  },
  (table) => [
    index("optimizations_created").on(table.workspace_id, table.created),
    index("optimizations_campaign").on(table.workspace_id, table.campaign_id),
    index("optimizations_opportunity").on(table.workspace_id, table.opportunity_id),
    index("optimizations_at_work")
      .on(table.lease_until)
      .where(sql`status in ('QUEUED', 'GATHERING', 'WRITING', 'CHECKING')`),
    index("optimizations_live_due").on(table.live_due_at).where(sql`live_due_at is not null`),
  ],
);

/** Pages of others that a text rests on. */
export const optimization_sources = workspaceTable(
  "optimization_sources",
  { of: { optimization_id: optimizations }, key: ["optimization_id", "id"] },
  {
    id: uuid().notNull(),
    url: text().notNull(),
    title: text().notNull(),
    language: text().notNull(),
    /** Answers that cite it; 0 of one that a person attached. */
    answers: integer().notNull(),
    is_attached: boolean().notNull().default(false),
    /** Why nothing of it is there. */
    problem: text(),
    passages: jsonb().$type<readonly { readonly heading: string; readonly text: string }[]>().notNull(),
    position: integer().notNull(),
  },
);

/** A text in its sections: as it was, as it was proposed, and as it is to be. */
export const optimization_sections = workspaceTable(
  "optimization_sections",
  { of: { optimization_id: optimizations }, key: ["optimization_id", "id"] },
  {
    id: uuid().notNull(),
    position: integer().notNull(),
    heading: text().notNull(),
    level: smallint().notNull(),
    state: text({ enum: sectionStates }).notNull(),
    old_markdown: text(),
    proposed_markdown: text(),
    markdown: text().notNull(),
    revision: integer().notNull().default(0),
    changes: jsonb().$type<OptimizationSection["changes"]>().notNull().default([]),
    gap_ids: text().array().notNull().default([]),
  },
);

/** Claims of a text, and whence that is known. */
export const optimization_claims = workspaceTable(
  "optimization_claims",
  { of: { optimization_id: optimizations }, key: ["optimization_id", "id"] },
  {
    id: uuid().notNull(),
    section_id: uuid().notNull(),
    position: integer().notNull(),
    text: text().notNull(),
    kinds: text().array().$type<ClaimKind[]>().notNull(),
    status: text({ enum: claimStatuses }).notNull(),
    place: text({ enum: claimPlaces }),
    source_id: uuid(),
    sentence: text(),
    vouched_by: uuid(),
    vouched_at: at(),
  },
);

/** How a text stood before each change, as far as they are kept. */
export const optimization_revisions = workspaceTable(
  "optimization_revisions",
  { of: { optimization_id: optimizations }, key: ["optimization_id", "id"] },
  {
    id: uuid().notNull(),
    created: at().notNull(),
    by: uuid(),
    what: text().notNull(),
    sections: jsonb()
      .$type<readonly { readonly id: string; readonly state: string; readonly markdown: string }[]>()
      .notNull(),
  },
);

/** Outcomes of questions with the old page and with the draft. */
export const optimization_simulations = workspaceTable(
  "optimization_simulations",
  { of: { optimization_id: optimizations }, key: ["optimization_id", "id"] },
  {
    id: uuid().notNull(),
    kind: text({ enum: simulationKinds }).notNull(),
    status: text({ enum: simulationStatuses }).notNull(),
    created: at().notNull(),
    created_by: uuid().notNull(),
    finished_at: at(),
    /** Revision of the text, as it was simulated. */
    revision: integer().notNull(),
    rivals_cited: integer(),
    rivals_read: integer(),
    problem: text(),
    result: jsonb().$type<SimulationResult>(),
    /** Organization that holds the credits of its asks. */
    organization_id: uuid(),
    /** Settings, plan and result of one with AI models: what was wanted, what they are given, and what came of it. */
    settings: jsonb().$type<ModelSettings>(),
    plan: jsonb().$type<ModelPlan>(),
    preference: jsonb().$type<PreferenceResult>(),
    done: integer().notNull().default(0),
    of: integer(),
    credits: integer().notNull().default(0),
    ...leaseColumns(),
    attempts: smallint().notNull().default(0),
  },
);

/** Questions asked of AI models in a simulation, each once, and what they replied; answers of campaigns stand elsewhere. */
export const optimization_simulation_asks = workspaceTable(
  "optimization_simulation_asks",
  {
    // They go with the text, as its simulations do: no simulation goes alone.
    of: { optimization_id: optimizations },
    key: ["optimization_id", "simulation_id", "id"],
    hasShortKeyName: true,
  },
  {
    simulation_id: uuid().notNull(),
    id: uuid().notNull(),
    /** In which order they are asked. */
    position: integer().notNull(),
    operator_model: text().notNull(),
    /** Number among the plan's questions, from 0. */
    question: smallint().notNull(),
    arm: text({ enum: simulationArms }).notNull(),
    /** At which ours stands, from 1. */
    place: smallint().notNull(),
    /** Null until it was asked. */
    asked_at: at(),
    reply: text(),
    /** Why there is no reply. */
    problem: text(),
    cited: smallint().array().notNull().default([]),
    sentences: integer().notNull().default(0),
    citing_sentences: integer().notNull().default(0),
  },
);
