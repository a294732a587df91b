import { randomUUID } from "node:crypto";
import * as invitations from "@citelens/contract/accounts/invitations";
import * as billing from "@citelens/contract/billing/billing";
import * as assistant from "@citelens/contract/content/assistant";
import * as studio from "@citelens/contract/content/content-studio";
import * as opportunities from "@citelens/contract/content/opportunities";
import * as technicalAudit from "@citelens/contract/content/technical-audit";
import * as admin from "@citelens/contract/platform/admin-announcements";
import * as exportFiles from "@citelens/contract/platform/exports";
import * as answers from "@citelens/contract/visibility/answers";
import * as campaigns from "@citelens/contract/visibility/campaigns";
import * as conversations from "@citelens/contract/visibility/conversations";
import * as insights from "@citelens/contract/visibility/insights";
import { listApiKeys } from "@citelens/contract/workspaces/api-keys";
import { listBrandSettings } from "@citelens/contract/workspaces/brand-context";
import { listConnectedApps } from "@citelens/contract/workspaces/connected-apps";
import * as workspaces from "@citelens/contract/workspaces/workspaces";
import type { AnswersWorld, Home } from "./answers-world.ts";
import type { Person, World } from "./world.ts";

/** A row that an API path, query or body can name, and how those whom it belongs to see it. */
export interface NamedRow {
  readonly id: string;
  see(): Promise<unknown>;
}

/** A workspace of its own account in which every kind of row that members can name exists. */
export interface Household {
  readonly home: Home;
  readonly member: Person;
  /** By the name of the path parameter, or of what it is where only queries and bodies name it. */
  readonly rows: ReadonlyMap<string, NamedRow>;
}

/** Makes everything through the API, but for what only time or a person's mailbox brings. */
export async function openHousehold(open: AnswersWorld, root: Person): Promise<Household> {
  const { world } = open;
  const home = await open.home();
  const { access, ask, projectId } = home;
  const member = await world.signUp();
  await world.postgres.pool.query("insert into members values ($1, $2, 'MEMBER', now())", [
    projectId,
    member.user.id,
  ]);
  const campaignId = await home.launch();
  await world.answerAll();
  await world.runJobs();

  const asked = (await ask(conversations.listConversations)).answer.results[0];
  const answerId = asked?.answers[0]?.id ?? "";
  const link = await ask(answers.shareAnswer, { params: { answerId }, body: {} });
  const key = await world.createKey({ access } as Person, { id: projectId }); // of the owner, only the token is read
  const invited = await world.call(
    invitations.invite,
    { body: { email: `${randomUUID()}@example.com`, project: projectId } },
    access,
  );
  const draft = await world.call(
    admin.createAnnouncement,
    { body: { title: "Draft", content: "Not yet" } },
    root.access,
  );
  const plan = { plan: "creator", interval: "monthly" } as const;
  const [forCredits, forPlan, forWorkspace] = [
    await ask(billing.checkoutCredits, { body: { amount: 2000, currency: "eur" } }),
    await ask(billing.checkoutSubscription, { body: plan }),
    await ask(billing.checkoutWorkspace),
  ];
  const settings = await ask(listBrandSettings);
  const competitors = await ask(campaigns.listCompetitors);
  const ranking = await ask(insights.getIndustryRanking);

  const chosen = { operation: "listCreditUses" };
  const file = await ask(exportFiles.beginExport, { body: chosen });
  const expires_at = new Date(world.tools.now().getTime() + 30 * 86_400_000).toISOString();
  const address = await ask(exportFiles.createExportLink, { body: { ...chosen, name: "Sheet", expires_at } });

  const audit = await storeAudit(world, projectId);
  const text = await storeText(world, { projectId, userId: member.user.id });
  const said = await storeThread(world, projectId);
  const appId = await storeApp(world, projectId);
  const opportunityId = await storeOpportunity(world, { projectId, campaignId, queryId: asked?.id });

  const seen = (id: string | undefined, see: () => Promise<{ readonly body: unknown }>): NamedRow => {
    if (!id) throw new Error(`A household without this row proves nothing: ${see}`);
    return { id, see: async () => (await see()).body };
  };
  const paying = ({ answer }: { readonly answer: { readonly checkout_url: string } }): NamedRow =>
    seen(answer.checkout_url.split("/").at(-1), () => ask(billing.getOrganization));
  await storeBucket(world, projectId);
  const rows = {
    projectId: seen(projectId, () => ask(workspaces.getWorkspace)),
    userId: seen(member.user.id, () => ask(workspaces.listMembers)),
    keyId: seen(key.id, () => ask(listApiKeys)),
    appId: seen(appId, () => ask(listConnectedApps)),
    settingsId: seen(settings.answer[0]?.id, () => ask(listBrandSettings)),
    campaignId: seen(campaignId, () => ask(campaigns.getCampaign, { params: { campaignId } })),
    competitorId: seen(competitors.answer[0]?.id, () => ask(campaigns.listCompetitors)),
    queryId: seen(asked?.id, () =>
      ask(conversations.getConversation, { params: { queryId: asked?.id ?? "" } }),
    ),
    auditId: seen(audit.auditId, () => ask(technicalAudit.getAudit, { params: { auditId: audit.auditId } })),
    pageId: seen(audit.pageId, () => ask(technicalAudit.getAuditPage, { params: audit })),
    checkId: seen("status", () => ask(technicalAudit.listAuditIssues, { params: audit })),
    opportunityId: seen(opportunityId, () =>
      ask(opportunities.getOpportunity, { params: { opportunityId } }),
    ),
    optimizationId: seen(text.optimizationId, () => ask(studio.getOptimization, { params: text })),
    sectionId: seen(text.sectionId, () => ask(studio.listSections, { params: text })),
    claimId: seen(text.claimId, () => ask(studio.listSections, { params: text })),
    revisionId: seen(text.revisionId, () => ask(studio.listRevisions, { params: text })),
    simulationId: seen(text.simulationId, () => ask(studio.getSimulation, { params: text })),
    threadId: seen(said.threadId, () => ask(assistant.listMessages, { params: said })),
    messageId: seen(said.messageId, () => ask(assistant.listMessages, { params: said })),
    answerId: seen(answerId, () => ask(answers.getAnswer, { params: { answerId } })),
    exportId: seen(file.answer.id, () => ask(exportFiles.listExports)),
    exportLinkId: seen(address.answer.id, () => ask(exportFiles.listExportLinks)),
    linkId: seen(link.answer.id, () => ask(answers.listShareLinks)),
    invitationId: seen(invited.answer.id, () =>
      world.call(invitations.listInvitations, { query: { project: projectId } }, access),
    ),
    brandId: seen(ranking.answer.rankings[0]?.brand_id, () => ask(insights.getIndustryRanking)),
    creditsSession: paying(forCredits),
    subscriptionSession: paying(forPlan),
    workspaceSession: paying(forWorkspace),
    announcementId: seen(draft.answer.id, () => world.call(admin.listAllAnnouncements, {}, root.access)),
  };
  return {
    home,
    member,
    rows: new Map(Object.entries(rows)),
  };
}

/** A bucket that nothing is delivered to: what it answers is the business of the room's own tests. */
async function storeBucket({ postgres }: World, projectId: string): Promise<void> {
  await postgres.pool.query(
    `insert into warehouses (workspace_id, endpoint, region, bucket, prefix, access_key_id, sealed_secret, is_on, state, next_run_at)
     values ($1, 'https://storage.invalid', 'eu-1', 'nothing', '', 'key', 'sealed by another key', false, 'NEVER', now())`,
    [projectId],
  );
}

/** An audit that is done, with a page that failed a check: a site that can be crawled is the business of the room's own tests. */
async function storeAudit(
  { postgres }: World,
  projectId: string,
): Promise<{ readonly auditId: string; readonly pageId: string }> {
  const [auditId, pageId] = [randomUUID(), randomUUID().replaceAll("-", "").slice(0, 16)];
  const of = [projectId, auditId];
  await postgres.pool.query(
    `insert into audits (workspace_id, id, scope, status, url, created, beaten_at, finished_at, pages_max, speed,
       render, may_test, ignore_robots, include_paths, exclude_paths, score)
     values ($1, $2, 'SITE', 'DONE', 'https://acme.example/', now(), now(), now(), 200, 'NORMAL', false, false, false, '{}', '{}', 50)`,
    of,
  );
  await postgres.pool.query(
    `insert into audit_urls (workspace_id, audit_id, hash, url, state, found_in, rank, status)
     values ($1, $2, $3, 'https://acme.example/gone', 'DONE', '{LINK}', 3, 404)`,
    [...of, pageId],
  );
  await postgres.pool.query(
    `insert into audit_findings (workspace_id, audit_id, check_id, hash, severity, is_half, cost, evidence, first_seen)
     values ($1, $2, 'status', $3, 'blocker', false, 10,
       '[{"url": "https://acme.example/gone", "found": "404", "wanted": "200", "line": null, "quote": null}]', now())`,
    [...of, pageId],
  );
  await postgres.pool.query(
    `insert into audit_issues (workspace_id, audit_id, check_id, severity, is_half, open_severity, open_is_half, pages, open,
       cost, open_cost, since, sample)
     values ($1, $2, 'status', 'blocker', false, 'blocker', false, 1, 1, 10, 10, now(), '[]')`,
    of,
  );
  return { auditId, pageId };
}

/** Something that can be done for one query: what answers call for is the business of the room's own tests. */
async function storeOpportunity(
  { postgres }: World,
  {
    projectId,
    ...named
  }: { readonly projectId: string; readonly campaignId: string; readonly queryId: string | undefined },
): Promise<string> {
  const id = randomUUID();
  const share = { hits: 1, n: 5, rate: 20, interval: null };
  const query = {
    campaign_id: named.campaignId,
    query_id: named.queryId,
    text: "best shoes",
    priority: 1,
    n: 5,
    score: 20,
  };
  const figures = {
    n: 5,
    visibility: share,
    competitors: share,
    citing: share,
    content_authority: share,
    page_fit: 10,
  };
  const nothing = { agent_visits: null, audit: null, change: null, negative: null, pages_read: null };
  await postgres.pool.query(
    `insert into opportunities (workspace_id, id, kind, target_kind, target_key, first_seen)
     values ($1, $2, 'CREATE_PAGE', 'QUERY', 'best shoes', now())`,
    [projectId, id],
  );
  await postgres.pool.query(
    `insert into opportunity_periods (workspace_id, opportunity_id, period, score, score_parts, impact, effort, n, title, why,
       target_name, campaign_ids, queries, figures, evidence)
     values ($1, $2, '30d', 20, '[]', 'MEDIUM', 'L', 5, 'Create a page', 'No page', 'best shoes', $3, $4, $5, $6)`,
    [
      projectId,
      id,
      [named.campaignId],
      JSON.stringify([query]),
      JSON.stringify(figures),
      JSON.stringify({ ...nothing, answers: [], cited_instead: [], cited_own: [] }),
    ],
  );
  return id;
}

/** A thread of its owner in which one question was asked: what is replied is the business of the room's own tests. */
async function storeApp({ postgres }: World, projectId: string): Promise<string> {
  const appId = randomUUID();
  await postgres.pool.query(
    `insert into connected_apps (id, user_id, client_id, kind, name, host, scopes, credits_per_day, redirect_uri, code_hash,
       code_challenge, code_expires_at, code_used_at, salt, created, expires_at)
     select $1::uuid, user_id, 'https://app.example/x', 'document', 'App', 'app.example', '["read"]', 0, 'https://app.example/y', $1::uuid::text,
       '', now(), now(), '', now(), now() + interval '90 days'
     from members where workspace_id = $2 and role = 'OWNER'`,
    [appId, projectId],
  );
  await postgres.pool.query("insert into connected_app_workspaces values ($1, $2)", [projectId, appId]);
  return appId;
}

async function storeThread(
  { postgres }: World,
  projectId: string,
): Promise<{ readonly threadId: string; readonly messageId: string }> {
  const [threadId, messageId] = [randomUUID(), randomUUID()];
  const nowhere = { page: null, campaign_id: null, optimization_id: null };
  await postgres.pool.query(
    `insert into assistant_threads (workspace_id, user_id, id, title, context, created, updated)
     select $1, user_id, $2, 'How visible are we?', $3, now(), now() from members where workspace_id = $1 and role = 'OWNER'`,
    [projectId, threadId, JSON.stringify(nowhere)],
  );
  await postgres.pool.query(
    `insert into assistant_messages (workspace_id, id, thread_id, organization_id, position, message_type, status, parts, created,
       finished_at)
     select $1, $2, $3, organization_id, 0, 'AI', 'DONE', '[{"kind": "text", "text": "Half of the answers name you."}]', now(), now()
     from workspaces where id = $1`,
    [projectId, messageId, threadId],
  );
  return { threadId, messageId };
}

/** A text that is done, with one of each of its parts: how it is written is the business of the room's own tests. */
async function storeText(
  { postgres }: World,
  { projectId, userId }: { readonly projectId: string; readonly userId: string },
) {
  const [optimizationId, sectionId, claimId, revisionId, simulationId] = [
    randomUUID(),
    randomUUID(),
    randomUUID(),
    randomUUID(),
    randomUUID(),
  ];
  const of = [projectId, optimizationId];
  await postgres.pool.query(
    `insert into optimizations (workspace_id, id, organization_id, title, kind, mode, status, queries, notes, language,
       created_by, created)
     select $1, $2, organization_id, 'Shoes', 'NEW', 'BRIEF', 'DONE', '[{"text": "best shoes", "query_id": null}]', '', 'en',
       $3, now() from workspaces where id = $1`,
    [...of, userId],
  );
  await postgres.pool.query(
    `insert into optimization_sections (workspace_id, optimization_id, id, position, heading, level, state, markdown)
     values ($1, $2, $3, 0, 'Shoes', 1, 'PROPOSED', '# Shoes

They weigh 300 g.')`,
    [...of, sectionId],
  );
  await postgres.pool.query(
    `insert into optimization_claims (workspace_id, optimization_id, id, section_id, position, text, kinds, status)
     values ($1, $2, $3, $4, 0, 'They weigh 300 g.', '{number}', 'UNSUPPORTED')`,
    [...of, claimId, sectionId],
  );
  await postgres.pool.query(
    `insert into optimization_revisions (workspace_id, optimization_id, id, created, what, sections)
     values ($1, $2, $3, now(), 'Edited it', '[]')`,
    [...of, revisionId],
  );
  await postgres.pool.query(
    `insert into optimization_simulations (workspace_id, optimization_id, id, kind, status, created, created_by, revision)
     values ($1, $2, $3, 'local', 'FAILED', now(), $4, 0)`,
    [...of, simulationId, userId],
  );
  return { optimizationId, sectionId, claimId, revisionId, simulationId };
}
