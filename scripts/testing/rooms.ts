/** Browser tests by the part of the product: a room's are in the folder of e2e that has its name. */

/** Parts without browser tests of their own, and the folder of e2e whose tests go through them. */
const shownBy: Readonly<Record<string, string>> = {
  agencies: "billing",
  announcements: "admin",
  answers: "conversations",
  "local-index": "campaigns",
  mcp: "connected-apps",
  organizations: "admin",
  sites: "workspaces",
  spending: "admin",
};

/** Files of the contract and packages, whose names are not those of rooms: the first that fits. */
const named: readonly (readonly [pattern: RegExp, room: string])[] = [
  [/\/warehouse[a-z-]*\.ts$/, "warehouse"],
  [/^packages\/contract\/src\/platform\//, "admin"],
  [/^packages\/contract\/src\/base\/|^packages\/contract\/src\/api/, "shell"],
  [/\/(accounts|company-types|creator-platforms)\.ts$/, "accounts"],
  [/\/(agencies|white-label|billing|pricing|sandbox-payments)\.ts$/, "billing"],
  [/\/(announcements|spending)\.ts$/, "admin"],
  [/\/invitations\.ts$/, "invitations"],
  [/\/credits\.ts$/, "credits"],
  [/\/ads-network\.ts$/, "ads-network"],
  [/\/ads-[a-z]+\.ts$/, "ads"],
  [/\/assistant[a-z-]*\.ts$/, "assistant"],
  [/\/(audit-(fields|words)|technical-audit)\.ts$/, "technical-audit"],
  [/\/(opportunities|opportunity-words|explanation)\.ts$/, "opportunities"],
  [/^packages\/contract\/src\/content\//, "content-studio"],
  [/\/(history|integrations)\.ts$/, "integrations"],
  [/\/(indexing|referrals|robots|sources)\.ts$/, "$1"],
  [/^packages\/contract\/src\/traffic\//, "visits"],
  [/\/(ai-models|model-overrides|operator-icons|operators)\.ts$/, "operators"],
  [/\/(answers|conversations|searches)\.ts$/, "conversations"],
  [/\/insight[a-z-]*\.ts$/, "insights"],
  [/^packages\/contract\/src\/visibility\//, "campaigns"],
  [/\/(api-keys|brand-context|demo)\.ts$/, "$1"],
  [/^packages\/contract\/src\/workspaces\//, "workspaces"],
  [/^packages\/(access-log|log-shipper|visit)\//, "integrations"],
  [/^packages\/client\//, "api-keys"],
  [/^packages\/(crawlers|tracker|web-bot-auth)\//, "visits"],
  [/^packages\/robots\//, "robots"],
  [/^packages\/statistics\//, "insights"],
  [/^packages\/words\//, "content-studio"],
  [/^packages\/answer-analysis\//, "conversations"],
];

/** Below these everything is somebody's, and what is nobody's else is the shell's, which all pages share. */
export const productFolders = [
  "apps/server/src",
  "apps/server/drizzle",
  "apps/server/clickhouse",
  "apps/web/src",
  "packages",
  "e2e",
];

/** The folder of e2e whose tests stand for a file of the product; undefined for tests that need no browser, and what is no product. */
export function browserRoomOf(file: string): string | undefined {
  if (/\.test(-helper)?\.tsx?$|^packages\/[^/]+\/test\/|^e2e\/(seed|support)\//.test(file)) return undefined;
  const [, spec] = /^e2e\/([^/]+)\//.exec(file) ?? [];
  if (spec !== undefined) return spec;
  if (/^apps\/(server|web)\/src\/features\/ads\/(.*\/)?network/.test(file)) return "ads-network";
  const [, room] = /^apps\/(?:server|web)\/src\/features\/([^/]+)\//.exec(file) ?? [];
  if (room !== undefined) return shownBy[room] ?? room;
  for (const [pattern, name] of named) {
    const found = pattern.exec(file);
    if (found) return name.replace("$1", found[1] ?? "");
  }
  return productFolders.some((folder) => file.startsWith(`${folder}/`)) ? "shell" : undefined;
}
