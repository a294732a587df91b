interface DeepFile {
  readonly file: string;
  /** Why it is too much for each run of the gate. */
  readonly why: string;
  /** What it is about, from the root. */
  readonly about: readonly string[];
}

const statistics = {
  why: "simulates thousands of campaigns from a seed, so the same code gives the same result",
  about: ["packages/statistics"],
};

/** Unit tests that the gate runs only where what they are about has changed since the last whole run. */
export const deepFiles: readonly DeepFile[] = [
  {
    file: "scripts/adding.test.ts",
    why: "makes an operator, a card, a page and a room, and checks the whole house after each",
    about: [
      "scripts",
      "docs/adding.md",
      "apps/server/src/platform/ai/providers",
      "packages/contract/src/visibility/insight-cards.ts",
    ],
  },
  { file: "packages/statistics/test/simulations.test.ts", ...statistics },
  { file: "packages/statistics/test/false-alarms.test.ts", ...statistics },
  { file: "packages/statistics/test/coverage.test.ts", ...statistics },
];
