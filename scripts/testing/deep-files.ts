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

/** What rooms stand on: a change there runs their largest tests again. */
const ground = ["apps/server/src/platform", "apps/server/test", "packages"];

const statistics = {
  why: "simulates thousands of campaigns from a seed, so the same code gives the same result",
  about: ["packages/statistics"],
};

/** Unit tests that the gate runs only where what they are about has changed since the last whole run. */
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
    about: [
      ...["start", "setup", "steps"].map((name) => `scripts/${name}.mjs`),
      "apps/server/src/main.ts",
      "apps/server/src/app",
      "apps/server/src/platform/embedded",
      installed,
    ],
  },
  {
    files: "apps/server/src/platform/embedded/**/*.test.ts",
    why: "starts and kills PostgreSQL and ClickHouse a hundred times; survival.test.ts kills both in each run",
    about: ["apps/server/src/platform/embedded", installed],
  },
  {
    files: "{scripts/build-packages.test.ts,apps/server/test/reporters/*.test.ts}",
    why: "runs packages and snippets in the languages of customers",
    about: [
      "scripts/build-packages.ts",
      "packages",
      "integrations",
      "apps/server/test/reporters",
      `${features}/visits`,
      `${features}/integrations`,
      installed,
    ],
  },
  {
    files: "apps/server/src/platform/rendering/browser.test.ts",
    why: "starts Chromium twenty times; audits with a browser are tried in each run",
    about: ["apps/server/src/platform/rendering", "apps/server/src/platform/guarded-fetch", installed],
  },
  {
    files: `${features}/demo/{demo,opportunities-in-demo}.test.ts`,
    why: "fills months of a demo; the sweep fills one in each run",
    about: [
      ...[
        "demo",
        "answers",
        "campaigns",
        "content-studio",
        "insights",
        "local-index",
        "opportunities",
        "technical-audit",
        "visits",
      ].map((room) => `${features}/${room}`),
      "packages",
    ],
  },
  {
    files: `${features}/content-studio/{content-studio,draft/read-draft,model/written-text,publish/effect,simulate/simulations,simulate/models/model-simulation,text/editing}.test.ts`,
    why: "seven files that take nine tenths of the time of all tests of the room",
    about: [`${features}/content-studio`, `${features}/local-index`, ...ground],
  },
  {
    files: `${features}/technical-audit/{audit-changes,audit-runs,planted-defects,rendered-audit,ending/ended-audits}.test.ts`,
    why: "five files that take two thirds of the time of all tests of the room",
    about: [`${features}/technical-audit`, ...ground],
  },
  {
    files: "apps/server/test/killed-audit.test.ts",
    why: "kills a worker in the middle of a large audit; survival.test.ts kills one in the middle of a run",
    about: [`${features}/technical-audit`, "apps/server/src/app", ...ground],
  },
  {
    files: `${features}/{integrations/integrations,opportunities/opportunities,opportunities/refreshes}.test.ts`,
    why: "three files that take as long as all others of their rooms",
    about: [
      ...["integrations", "opportunities", "answers", "visits"].map((room) => `${features}/${room}`),
      ...ground,
    ],
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
    about: ["packages/statistics", `${features}/insights`],
  },
  {
    files: "packages/statistics/test/{simulations,false-alarms,coverage,difference-in-changes}.test.ts",
    ...statistics,
  },
];
