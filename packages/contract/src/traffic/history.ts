import { z } from "zod";
import { endpoint } from "../base/endpoint.ts";
import { workspaceReads, workspaceWrites } from "../workspaces/workspaces.ts";
import { visit } from "./visits.ts";

/** The largest access log that is read in a browser, as it lies on the disk. */
export const historyFileBytesMax = 1_000_000_000;
export const historyVisitsPerBatchMax = 2_000;
/** For a workspace at one instance. Each batch waits for its answer, so an honest import stays below. */
export const historyBatchesPerMinute = 600;

/** A request out of an access log. */
export const historyVisit = visit.extend({
  occurred_at: z.iso.datetime({ offset: true }),
  /** How many lines just like this one stood before it in the log. */
  nth: z.number().int().min(0).max(1_000_000).default(0),
});
export type HistoryVisit = z.input<typeof historyVisit>;

export const importedHistory = z.object({
  /** Visits of agents, and people from assistants, that are new. */
  stored: z.number().int(),
  /** Lines that an import brought before. */
  repeated: z.number().int(),
  /** Lines that the workspace does not want, such as requests for assets. */
  filtered: z.number().int(),
  /** Lines that are older than what the workspace keeps. */
  expired: z.number().int(),
});
export type ImportedHistory = z.output<typeof importedHistory>;

export const historyState = z.object({
  /** The first day, in UTC, on which a server reported something that was stored; null where none has. */
  reporting_since: z.iso.date().nullable(),
});
export type HistoryState = z.output<typeof historyState>;

export const getHistoryState = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/history/",
  summary: "Since when servers report, so that an access log is imported up to that day",
  answer: historyState,
});

export const importHistory = endpoint({
  ...workspaceWrites,
  path: "/projects/:projectId/history/",
  refusesImpersonators: true,
  summary: "Store requests of agents out of an access log; a line that was imported before counts once",
  repeatable: "once",
  body: z.object({ visits: z.array(historyVisit).min(1).max(historyVisitsPerBatchMax) }),
  answer: importedHistory,
});
