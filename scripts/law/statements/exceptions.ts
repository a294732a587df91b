/** A function whose statements on workspaces' tables need no workspace_id. */
export interface StatementException {
  readonly file: string;
  readonly within: string;
  readonly reason: string;
}

/** Tables that carry a workspace_id and are not a workspace's: whose rows they are instead. */
export const tablesOfOthers: Readonly<Record<string, string>> = {
  audit_log: "the installation's: administrators read what was done by whom, wherever it was done",
  credit_holds: "an organization's, which pays for all of its workspaces; found by organization_id and key",
  idempotency_keys:
    "an account's, which asks for it by its key; deleted with the workspace that its path named",
  deletions: "the installation's: a receipt outlives its workspace, and work of all workspaces waits there",
  credit_uses: "an organization's, which pays for all of its workspaces; listed by organization_id",
};

const server = "apps/server/src/features";

const claim = (file: string, within: string, what: string): StatementException => ({
  file: `${server}/${file}`,
  within,
  reason: `work of all workspaces: ${what}`,
});
const secret = (file: string, within: string, what: string): StatementException => ({
  file: `${server}/${file}`,
  within,
  reason: `whoever asks knows no workspace yet: ${what}`,
});
const ofServer = (file: string, within: string, what: string): StatementException => ({
  file: `${server}/${file}`,
  within,
  reason: `the database's own: ${what}`,
});
const ofUser = (file: string, within: string, what: string): StatementException => ({
  file: `${server}/${file}`,
  within,
  reason: `one user's, of whatever workspace: ${what}`,
});

/** Every statement that may look across workspaces, and why. What is listed here without need is a breach itself. */
export const statementExceptions: readonly StatementException[] = [
  {
    file: "apps/server/src/platform/leases/lease.sql.ts",
    within: "changeRow",
    reason:
      "whoever takes a lease names its row, with its workspace, under whose policies the statement runs",
  },
  claim(
    "ads/store/campaigns.sql.ts",
    "listEnding",
    "a sweep lists campaigns of ads that are over, and ends each alone",
  ),
  claim(
    "ads/chatgpt/accounts.sql.ts",
    "listDueAccounts",
    "a sweep lists ad accounts that are due to be read, each alone",
  ),
  claim("ads/content/served.sql.ts", "forgetServed", "what places showed is forgotten by its age"),
  claim(
    "ads/content/snapshot.sql.ts",
    "listSpent",
    "whatever runs on a publisher's pages is another workspace's",
  ),
  claim(
    "ads/counting/figures.sql.ts",
    "findPlacementNames",
    "an advertiser's books name the places of others' pages",
  ),
  claim(
    "ads/dashboard/dashboard.sql.ts",
    "sumEarnedOn",
    "what advertisers spent on a publisher's pages is theirs",
  ),
  claim(
    "ads/creatives/creative-figures.sql.ts",
    "countPlaces",
    "an advertiser's creatives stand on others' pages",
  ),
  claim(
    "ads/creatives/review-queue.sql.ts",
    "listQueue",
    "superusers review the creatives of all workspaces",
  ),
  claim("ads/store/creatives.sql.ts", "findAdvertiser", "superusers review the creatives of all workspaces"),
  claim(
    "ads/matching/matching.sql.ts",
    "listDueMatches",
    "a sweep lists websites that are due to be matched, each alone",
  ),
  claim(
    "ads/matching/matching.sql.ts",
    "listLooking",
    "a publisher's pages are matched with the creatives of all advertisers",
  ),
  claim(
    "ads/store/publishers-changed.sql.ts",
    "showsAny",
    "an advertiser's creatives stand on others' pages",
  ),
  claim(
    "ads/store/publishers-changed.sql.ts",
    "isHeld",
    "a changed creative may fit the pages of any website",
  ),
  claim("ads/network/publishers.sql.ts", "listPublisherRows", "superusers see the whole network"),
  claim("ads/network/publishers.sql.ts", "listActive", "an estimate looks through the whole network"),
  claim("ads/network/publishers.sql.ts", "countPublishers", "superusers see the whole network"),
  claim("ads/network/publishers.sql.ts", "listRefusals", "a publisher refuses creatives of others"),
  claim(
    "ads/store/workspaces-with.sql.ts",
    "listWorkspacesWith",
    "sweeps list publishers whose reads are counted, and advertisers who may have something to book, each alone",
  ),
  secret(
    "ads/network/publishers.sql.ts",
    "findByToken",
    "the page of a website's owner is found by its secret address",
  ),
  claim(
    "warehouse/warehouse.sql.ts",
    "listDueWarehouses",
    "a sweep lists the buckets whose night has come, and has each delivered alone",
  ),
  claim(
    "technical-audit/store/settings.sql.ts",
    "listDueAudits",
    "a sweep lists the workspaces whose audit is due, and begins each alone",
  ),
  claim(
    "opportunities/store/refreshes.sql.ts",
    "listDueRefreshes",
    "a sweep lists the workspaces whose opportunities are due to be looked for, each alone",
  ),
  claim(
    "content-studio/publish/live.sql.ts",
    "listLiveDue",
    "a sweep lists published texts that are due to be looked for, each alone",
  ),
  claim(
    "assistant/store/messages.sql.ts",
    "listInterrupted",
    "a sweep lists replies whose writer has died, and ends each alone",
  ),
  claim(
    "technical-audit/ending/stalled.sql.ts",
    "listStalled",
    "a sweep lists audits that nobody works at, and continues each alone",
  ),
  claim(
    "answers/store/queue.sql.ts",
    "freeDue",
    "what expired leases of organizations held is anybody's again, in all of their workspaces",
  ),
  claim(
    "answers/store/queue.sql.ts",
    "leaseAnswers",
    "a worker takes the next answers of a lane, whosever they are",
  ),
  claim("answers/store/turns.sql.ts", "takeTurns", "whose turn it is in a lane, of all organizations"),
  claim(
    "answers/store/turns.sql.ts",
    "mendTurns",
    "a repair finds what waits without a turn, whosever it is",
  ),
  claim("answers/store/turns.sql.ts", "firstOf", "a part of that repair"),
  claim("answers/store/turns.sql.ts", "nextOf", "a part of that repair"),
  claim(
    "answers/store/store.sql.ts",
    "failWaiting",
    "a model in which nothing can be asked closes what waits for it",
  ),
  claim(
    "insights/daily-sums/sum-states.sql.ts",
    "listUnfinished",
    "a sweep lists what it then finishes one campaign at a time",
  ),
  claim(
    "answers/store/runs.sql.ts",
    "listLateRuns",
    "a sweep lists what it then ends one workspace at a time",
  ),
  claim(
    "answers/unstored/unstored-answers.sql.ts",
    "listUnstored",
    "administrators see what could not be stored, whosever it is",
  ),
  claim(
    "answers/unstored/unstored-answers.sql.ts",
    "countUnstored",
    "administrators see how many could not be stored, whosever they are",
  ),
  claim(
    "answers/unstored/unstored-answers.sql.ts",
    "findUnstored",
    "an administrator has one stored again, by its id alone",
  ),
  claim(
    "campaigns/runs/runs-ahead.sql.ts",
    "pullBackRuns",
    "a clock that was set back concerns the runs of all campaigns",
  ),
  claim(
    "campaigns/store/campaigns.sql.ts",
    "listDue",
    "the schedule lists what it then begins one workspace at a time",
  ),
  claim("visits/totals/totals.events.ts", "sumVisitDays", "administrators see the visits of all workspaces"),
  claim("invitations/invitations.sql.ts", "forgetEnded", "a sweep deletes what ended long ago"),
  claim(
    "visits/ingest/rate-limited.sql.ts",
    "sumRateLimited",
    "administrators see what limits refuse, to whomever",
  ),
  claim(
    "workspaces/members/limit-refusals.sql.ts",
    "sumRefusals",
    "administrators see what limits refuse, to whomever",
  ),
  claim(
    "visits/identity/rejudge/rejudge.events.ts",
    "listUndecided",
    "a sweep lists what it then judges one workspace at a time",
  ),
  claim(
    "visits/series/hourly-series.events.ts",
    "findDrifts",
    "a repair compares whole months of the hourly series",
  ),
  claim(
    "visits/series/hourly-series.events.ts",
    "recountMonth",
    "a repair replaces a month's whole partition",
  ),
  {
    file: "apps/server/src/platform/text-search/best.sql.ts",
    within: "findBest",
    reason: "administrators search tables that are no workspace's own; each room names its own one",
  },
  claim(
    "api-keys/api-keys.sql.ts",
    "findShown",
    "administrators find a key by the characters that are shown of it, or its id",
  ),
  secret("exports/store/export-links.sql.ts", "findLinkByToken", "by the hash of an address's token"),
  secret(
    "exports/store/exports.sql.ts",
    "findExportOfLink",
    "by the id in a signed link; then its maker must be a member",
  ),
  claim("exports/store/export-links.sql.ts", "forgetLinks", "addresses that have expired are forgotten"),
  claim(
    "exports/store/exports.sql.ts",
    "listExpiredExports",
    "a sweep removes files whose day is over, each alone",
  ),
  claim(
    "exports/store/exports.sql.ts",
    "listWaitingExports",
    "a sweep begins exports that were left lying, each alone",
  ),
  claim("exports/store/exports.sql.ts", "findHashes", "a sweep removes files that no export has"),
  secret("answers/show/share-links.sql.ts", "findByToken", "by the hash of a link's token"),
  secret("api-keys/api-keys.sql.ts", "findHeld", "by the hash of a key"),
  secret("api-keys/api-keys.sql.ts", "noteUse", "by the id of a key that was found by its hash"),
  claim(
    "api-keys/api-keys.sql.ts",
    "listLive",
    "streams of any workspace end with the keys that opened them",
  ),
  claim("api-keys/key-expiry.sql.ts", "listEndingKeys", "a sweep tells of keys that end, each alone"),
  claim("api-keys/key-uses.sql.ts", "deleteUsesBefore", "counts are forgotten after 30 days"),
  secret("invitations/invitations.sql.ts", "findByToken", "by the hash of a link's token"),
  secret(
    "invitations/invitations.sql.ts",
    "findInvitation",
    "by its id; then they must be shown to be a member",
  ),
  ofServer("admin/system/clickhouse-state.events.ts", "listApplied", "which migrations are applied"),
  ofServer(
    "admin/system/postgres-state.sql.ts",
    "listSlowStatements",
    "which statements took most time, without their values",
  ),
  ofUser(
    "workspaces/of-organization/of-organization.sql.ts",
    "listMembershipsOf",
    "where an account belongs, for superusers",
  ),
  ofUser("workspaces/people/people.sql.ts", "listPayersOfMembers", "on whose plans an account works"),
  claim("workspaces/people/people.sql.ts", "countPeopleOf", "an announcement is for the people of a plan"),
  ofUser("demo/store/demo.sql.ts", "findDemoBy", "the demo that they asked for"),
  ofUser(
    "invitations/invitations.sql.ts",
    "countUnaccepted",
    "how many are open bounds how many they may send",
  ),
  ofUser(
    "invitations/invitations.sql.ts",
    "listSentBy",
    "what they sent goes with their account, and into its export",
  ),
  ofUser("invitations/invitations.sql.ts", "revokeSentBy", "what they sent ends with their account"),
  ofUser(
    "assistant/store/threads.sql.ts",
    "listAllOf",
    "what they asked goes into the export of their account",
  ),
  ofUser("assistant/store/threads.sql.ts", "deleteThreadsOf", "what they asked goes with their account"),
  ofUser(
    "workspaces/members/members.sql.ts",
    "listMemberships",
    "the export of their account names their workspaces",
  ),
  secret(
    "connected-apps/store/connected-apps.sql.ts",
    "findToken",
    "the workspaces that an app reaches are found by its token",
  ),
  ofUser(
    "connected-apps/store/connected-apps.sql.ts",
    "listReach",
    "the list of apps names all workspaces that one's own reach",
  ),
];

/** Files beside those of jobs that may make a place, and how its workspace is proven there. */
export const placeMakers: Readonly<Record<string, string>> = {
  [`${server}/ads/store/ads-desk.ts`]:
    "opens the ads of a workspace to superusers, whose right their routes have proven",
  [`${server}/ads/campaigns/end-campaigns.ts`]: "run by a job that ends what listEnding found, one at a time",
  [`${server}/ads/chatgpt/sync.ts`]: "run by a job that reads what listDueAccounts found, one at a time",
  [`${server}/ads/content.routes.ts`]: "an API key tells the workspace whose pages show passages",
  [`${server}/ads/counting/book.ts`]:
    "run by a job that books for what listSpending found, one workspace at a time",
  [`${server}/ads/counting/count-reads.ts`]: "run by a job that counts the reads of one publisher at a time",
  [`${server}/ads/counting/prove-books.ts`]:
    "run by a job that compares the books of one advertiser with the reads on one website at a time",
  [`${server}/ads/matching/match-sites.ts`]: "run by a job that matches one website at a time",
  [`${server}/ads/network/owner-page.ts`]: "opens the page of a website to whoever has its secret address",
  [`${server}/admin/workspace/opened-workspace.ts`]:
    "shows one workspace to superusers, whose right to it their routes have proven",
  [`${server}/workspaces/deletion/remove-for.ts`]:
    "run by a job that removes what was deleted, one workspace at a time",
  [`${server}/workspaces/of-organization/of-organization.ts`]:
    "run by a job that deletes an organization, one of its workspaces at a time",
  [`${server}/answers/ask/ask-answer.ts`]: "asks for one answer that a worker leased, whosever it is",
  [`${server}/answers/analysis/brands-of.ts`]:
    "stores and analyses answers that workers leased, of many workspaces",
  [`${server}/answers/keep/store-outcomes.ts`]: "stores answers that a worker leased, of many workspaces",
  [`${server}/answers/analysis/reanalyse.ts`]: "goes over all workspaces, as `npm run reanalyse` asks",
  [`${server}/answers/counts/check-answer-counts.ts`]: "run by a job that checks every workspace's counters",
  [`${server}/campaigns/check-query-counts.ts`]: "run by a job that checks every workspace's counters",
  [`${server}/campaigns/runs/start-due-runs.ts`]:
    "run by a job that begins what listDue found, one workspace at a time",
  [`${server}/answers/show/share-links.ts`]: "opens the answer of a link to whoever has its token",
  [`${server}/visits/identity/rejudge/rejudge-visits.ts`]:
    "run by a job that judges visits anew that listUndecided found, one workspace at a time",
  [`${server}/api-keys/tell-expiry.ts`]:
    "run by a job that tells of the keys that listEndingKeys found, one at a time",
  [`${server}/invitations/accept-invitation.ts`]: "lets in whoever has the token of an invitation",
  [`${server}/visits/batches/store-batch-once.ts`]:
    "an API key tells the workspace whose batch is sent again",
  [`${server}/visits/probes/seen-probes.ts`]: "an API key tells the workspace for which a probe was reported",
};

/** Functions of statements that ask for the id of a workspace, because no place can be shown there. */
export const statementsWithoutPlace: readonly StatementException[] = [
  {
    file: `${server}/workspaces/store/workspaces.sql.ts`,
    within: "findMembership",
    reason: "by which requireMember() proves that somebody is a member",
  },
  {
    file: `${server}/workspaces/store/workspaces.sql.ts`,
    within: "findSettings",
    reason: "what the tracking endpoint asks of a workspace, which knows its key alone",
  },
  {
    file: `${server}/visits/retention/retention.sql.ts`,
    within: "findRetention",
    reason: "what the tracking endpoint asks of a workspace, which knows its key alone",
  },
];
