/** REWRITE: a page that is there; NEW: one that is to be written. */
export const optimizationKinds = ["REWRITE", "NEW"] as const;
export type OptimizationKind = (typeof optimizationKinds)[number];

/** BRIEF: what a writer needs to know, made without any model. FULL: a model writes the sections. */
export const optimizationModes = ["BRIEF", "FULL"] as const;
export type OptimizationMode = (typeof optimizationModes)[number];

export const optimizationStatuses = [
  "DRAFT",
  "QUEUED",
  "GATHERING",
  "WRITING",
  "CHECKING",
  "DONE",
  "FAILED",
  "CANCELED",
] as const;
export type OptimizationStatus = (typeof optimizationStatuses)[number];

export const workingStatuses = [
  "QUEUED",
  "GATHERING",
  "WRITING",
  "CHECKING",
] as const satisfies readonly OptimizationStatus[];

/** Steps of the work, in this order. */
export const optimizationSteps = [
  "PAGE",
  "ANSWERS",
  "SOURCES",
  "GAPS",
  "OUTLINE",
  "SECTIONS",
  "CLAIMS",
  "SCORE",
] as const;
export type OptimizationStep = (typeof optimizationSteps)[number];

export const optimizationFailures = [
  "PAGE_UNREADABLE",
  "PAGE_CLOSED",
  "PAGE_EMPTY",
  "MODEL_REFUSED",
  "MODEL_FAILED",
  "NOT_ENOUGH_CREDITS",
  "INTERNAL",
] as const;
export type OptimizationFailure = (typeof optimizationFailures)[number];

/** PROPOSED: nobody has decided; EDITED: accepted with other words. */
export const sectionStates = ["PROPOSED", "ACCEPTED", "KEPT_OLD", "EDITED"] as const;
export type SectionState = (typeof sectionStates)[number];

/** Facts that the cited pages have and the own page has not. */
export const gapKinds = ["QUESTION", "NUMBERS", "PRICES", "DEFINITIONS", "TABLE", "DATES"] as const;
export type GapKind = (typeof gapKinds)[number];

export const exportFormats = ["md", "html", "docx"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Statement of a brief's page about itself. */
export const briefNotice = "No AI model is configured: this is a brief, not an article.";

export const queriesMax = 10;
export const notesMax = 2_000;
export const sourcesMax = 8;
export const revisionsMax = 50;
export const sectionMax = 20_000;
export const sectionsMax = 60;

/** local: the local index is asked; model: AI models are, with the documents in their context. */
export const simulationKinds = ["local", "model"] as const;
export type SimulationKind = (typeof simulationKinds)[number];

export const simulationStatuses = ["QUEUED", "READING", "ASKING", "DONE", "FAILED"] as const;
export type SimulationStatus = (typeof simulationStatuses)[number];

/** Stands wherever a simulation on the local index is shown. */
export const localSimulationNote =
  "Simulated on the local index: no AI assistant was asked. It tells whether a search over the pages read here would find and quote your draft.";

/** Notice where less than half of the pages that answers cite could be read: then there is no rate. */
export const tooFewRivals = "Too few rivals read";

/** Pages that answers cite for the target queries, and that are read before a simulation, at most. */
export const rivalsMax = 40;
/** Searches of assistants listed for each target query. */
export const searchesOfQueryMax = 20;

/** The page of the optimization as it was, and its text. */
export const simulationArms = ["old", "draft"] as const;
export type SimulationArm = (typeof simulationArms)[number];

export const modelSimulationLimits = {
  models: 10,
  /** Ours stands at each place equally often, so repeats are a multiple of the places. */
  places: 5,
  repeats: 50,
  repeatsDefault: 5,
  /** Queries × repeats × arms × models. */
  asks: 400,
  /** Most words of each document. */
  words: 400,
} as const;

/** NO_MODEL: none is configured; NO_MODEL_CHOSEN: none was named; NO_RIVALS: too few pages are cited for every query. */
export const simulationProblems = [
  "NO_MODEL",
  "NO_MODEL_CHOSEN",
  "NO_RIVALS",
  "TOO_MANY_ASKS",
  "NOT_ENOUGH_CREDITS",
] as const;
export type SimulationProblem = (typeof simulationProblems)[number];

/** Stands wherever a simulation with a model is shown. */
export function modelSimulationNote(model: string): string {
  return `Simulated: these documents were put into the model's context. It tells which one ${model} prefers once it has them, not whether it would find your page.`;
}
