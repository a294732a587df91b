interface DeepFiles {
  /** A test file, or a pattern of some. */
  readonly files: string;
  /** Why it is too much for each run of the gate. */
  readonly why: string;
  /** All that its result depends on, from the root. */
  readonly about: readonly string[];
}

const features = "apps/server/src/features";
const installed = "package-lock.json";

/** All that a test of the whole server depends on. */
const server = ["apps/server", "packages", installed];

const statistics = {
  why: "simulates thousands of campaigns from a seed, so the same code gives the same result",
  about: ["packages/statistics"],
};

/** Unit tests that the gate runs only where what they are about has changed since the last whole run: of rooms none that is about money or strangers. */
export const deepFiles: readonly DeepFiles[] = [
  {
    files: "scripts/adding.test.ts",
    why: "makes an operator, a card, a page and a room, and checks the whole house after each",
    about: [
      "scripts",
      "docs/adding.md",
      "apps/server/src/platform/ai/providers",
      "packages/contract/src/visibility/insight-cards.ts",
    ],
  },
  {
    files: "scripts/start.test.ts",
    why: "starts the product by npm seven times and kills it; survival.test.ts kills it in each run",
    about: [...["start", "setup", "steps"].map((name) => `scripts/${name}.mjs`), ...server],
  },
  {
    files: "apps/server/src/platform/embedded/**/*.test.ts",
    why: "starts and kills PostgreSQL and ClickHouse a hundred times; survival.test.ts kills both in each run",
    about: ["apps/server/src/platform/embedded", installed],
  },
  {
    files: "apps/server/test/copied-folder.test.ts",
    why: "starts the product nine times on copies of its folder; what tells a copy is tried in each run",
    about: server,
  },
  {
    files: "{apps/server/test,apps/server/src/features/*}/worst-texts.test.ts",
    why: "reads a hundred texts of the worst kind with everything that reads some",
    about: server,
  },
  {
    files:
      "{scripts/build-packages.test.ts,apps/server/test/clients/*.test.ts,apps/server/test/reporters/*.test.ts}",
    why: "runs packages and snippets in the languages of customers",
    about: ["scripts/build-packages.ts", "clients", "integrations", ...server],
  },
  {
    files: "apps/server/src/platform/rendering/browser.test.ts",
    why: "starts Chromium twenty times",
    about: ["apps/server/src/platform/rendering", "apps/server/src/platform/guarded-fetch", installed],
  },
  {
    files: `${features}/demo/{audited-demo,demo,opportunities-in-demo}.test.ts`,
    why: "fills months of a demo; the sweep fills one in each run",
    about: server,
  },
  {
    files: `${features}/content-studio/{draft/read-draft,publish/effect,simulate/simulations}.test.ts`,
    why: "three large files of the room",
    about: server,
  },
  {
    files: `${features}/technical-audit/{audit-now,audit-runs,certificates,page-audit,planted-defects,probed-audit,rendered-audit,technical-audit,ending/ended-audits}.test.ts`,
    why: "the large files of the room, which take most of its time",
    about: server,
  },
  {
    files: `${features}/{ads/chatgpt/account,answers/reanalysis/reanalysis,insights/histories,visits/show/agents}.test.ts`,
    why: "four large files that show what others store, or ask for it anew",
    about: server,
  },
  {
    files: "apps/server/src/app/idle.test.ts",
    why: "watches an instance that does nothing for a quarter of a minute",
    about: server,
  },
  {
    files: "apps/server/src/record-operators.test.ts",
    why: "starts the command of an operator against doubles of every provider",
    about: [
      "apps/server/src/record-operators.ts",
      "apps/server/src/platform/ai",
      "apps/server/test/fakes/ai",
    ],
  },
  {
    files: "apps/web/src/**/*.test.tsx",
    why: "renders the app in a hundred files, from nothing but its own sources and the contract",
    about: ["apps/web", "packages", installed],
  },
  {
    files: `${features}/insights/compare/lists.simulation.test.ts`,
    why: statistics.why,
    about: ["packages", `${features}/insights`],
  },
  {
    files: "packages/statistics/test/{simulations,false-alarms,coverage,difference-in-changes}.test.ts",
    ...statistics,
  },
];
