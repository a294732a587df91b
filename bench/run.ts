import { benchAddresses } from "./addresses.ts";
import { benchAdminLists } from "./admin-lists/measure.ts";
import { benchAdsContent } from "./ads/ads-content.ts";
import { benchAdsLists } from "./ads-lists/measure.ts";
import { benchAnalysis } from "./analysis.ts";
import { benchAudit } from "./audit.ts";
import { benchAuditFacts } from "./audit-facts.ts";
import { benchCampaignRun } from "./campaign-run.ts";
import { benchClassify } from "./classify.ts";
import { benchDeletion } from "./deletion.ts";
import { benchDemo } from "./demo.ts";
import { benchExports } from "./exports/measure.ts";
import { benchIngest } from "./ingest.ts";
import { benchInsights } from "./insights.ts";
import { benchKeys } from "./keys/measure.ts";
import { benchLedger } from "./ledger.ts";
import { benchLimits } from "./limits.ts";
import { benchLocalIndex } from "./local-index.ts";
import { benchLocalSimulation } from "./local-simulation.ts";
import { benchLogImport } from "./log-import.ts";
import { benchMatching } from "./matching.ts";
import { benchMcp } from "./mcp/measure.ts";
import { benchOpportunities } from "./opportunities.ts";
import { benchReferrals } from "./referrals.ts";
import { type BenchRow, printTable } from "./table.ts";
import { benchTenants, benchTenantsOnPostgres15 } from "./tenants.ts";
import { benchVisitsPage } from "./visits-page.ts";

const benches: Readonly<Record<string, () => Promise<readonly Partial<BenchRow>[]>>> = {
  addresses: benchAddresses,
  "admin-lists": benchAdminLists,
  "ads-content": benchAdsContent,
  "ads-lists": benchAdsLists,
  analysis: benchAnalysis,
  audit: benchAudit,
  "audit-facts": benchAuditFacts,
  "campaign-run": benchCampaignRun,
  classify: benchClassify,
  deletion: benchDeletion,
  demo: benchDemo,
  exports: benchExports,
  ingest: benchIngest,
  insights: benchInsights,
  keys: benchKeys,
  ledger: benchLedger,
  limits: benchLimits,
  "local-index": benchLocalIndex,
  "local-simulation": benchLocalSimulation,
  "log-import": benchLogImport,
  matching: benchMatching,
  mcp: benchMcp,
  opportunities: benchOpportunities,
  referrals: benchReferrals,
  tenants: benchTenants,
  "tenants-postgres-15": benchTenantsOnPostgres15,
  "visits-page": benchVisitsPage,
};

/** All benchmarks, or those that are named: `npm run bench -- ingest`. One after the other, then one table. */
const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(", ")}. There are: ${Object.keys(benches).join(", ")}.`,
  );
  process.exit(1);
}

const rows: BenchRow[] = [];
for (const [name, bench] of Object.entries(benches)) {
  if (named.length > 0 && !named.includes(name)) continue;
  console.error(`${name} ...`);
  for (const row of await bench())
    rows.push({ what: "", value: "", ceiling: "", ratio: "", goal: "", ...row });
}
printTable(rows);
