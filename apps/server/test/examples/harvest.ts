/** Where an id that a path names is found: in the answer of which operation, by which way. */
const wells: Readonly<Record<string, readonly (readonly [operation: string, way: string])[]>> = {
  campaignId: [["listCampaigns", "results.0.id"]],
  queryId: [["listConversations", "results.0.id"]],
  answerId: [["listAnswers", "results.0.id"]],
  competitorId: [["listCompetitors", "0.id"]],
  auditId: [["listAudits", "results.0.id"]],
  pageId: [["listAuditPages", "results.0.id"]],
  checkId: [["listAuditIssues", "results.0.check_id"]],
  opportunityId: [["listOpportunities", "results.0.id"]],
  settingsId: [["listBrandSettings", "0.id"]],
  keyId: [["createApiKey", "id"]],
  linkId: [["shareAnswer", "id"]],
  invitationId: [["invite", "id"]],
  optimizationId: [["createOptimization", "id"]],
  sectionId: [["listSections", "sections.0.id"]],
  revisionId: [["listRevisions", "results.0.id"]],
  claimId: [["listSections", "claims.0.id"]],
  simulationId: [["listSimulations", "results.0.id"]],
  threadId: [["createThread", "id"]],
  messageId: [["listMessages", "results.0.id"]],
  path: [["listIndexedPages", "results.0.path"]],
  agent: [["listAgents", "results.0.token"]],
};

/** Adds what the answer of an operation names to the ids that are known. */
export function harvest(ids: Record<string, string>, operation: string, answer: unknown): void {
  for (const [name, places] of Object.entries(wells)) {
    const way = places.find(([from]) => from === operation)?.[1];
    const found = way === undefined ? undefined : valueAt(answer, way.split("."));
    if (typeof found === "string") ids[name] ??= found;
  }
}

function valueAt(value: unknown, way: readonly string[]): unknown {
  return way.reduce<unknown>((at, step) => (isFields(at) ? at[step] : undefined), value);
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
