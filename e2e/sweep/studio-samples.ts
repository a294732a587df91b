import { getOptimization } from "@citelens/contract/content/content-studio";
import { getAudit } from "@citelens/contract/content/technical-audit";
import { otherSampleId, type SampleChanges } from "./samples.ts";

/** The calls of a text and an audit that no demo has: one that is done and published, and ones under way. */
export const studioCalls = /\/((optimizations|audits)\/01890000-[^/]+|optimization-summary)\//;

export const workingId = otherSampleId;

export const studioChanges: SampleChanges = {
  [getOptimization.path]: ({ optimizationId }) => ({
    id: optimizationId,
    ...(optimizationId === workingId
      ? { status: "GATHERING", progress: { step: "ANSWERS", done: 2, of: 5 } }
      : {
          status: "DONE",
          finished: "2026-01-01T00:00:00Z",
          published_url: "https://www.example.com/lamps",
          published_at: "2026-01-02T00:00:00Z",
        }),
  }),
  [getAudit.path]: ({ auditId }) => ({ id: auditId, status: "CRAWLING" }),
};
