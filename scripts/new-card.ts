/** npm run new:card -- <name> adds a card to the insights' overview, from the contract to the browser test. */
import {
  type Addition,
  before,
  generate,
  importing,
  type WrittenFiles,
  write,
} from "./generators/addition.ts";
import { cardOnPage, cardTest, webCard } from "./generators/card-in-browser.ts";
import { contractOf, queryOf, routeOf, service, serviceTest } from "./generators/card-on-server.ts";
import { camel, kebabName, pascal } from "./generators/names.ts";

if (import.meta.main) {
  generate(
    buildCard,
    `What it counts comes next: it begins with what each AI model answered and how often it names the client. Give it its place
on the page, and its formula a paragraph in docs/metrics.md. Then npm test.`,
  );
}

/** Writes a card of the insights with its operation, its figures and its tests. */
export function buildCard(root: string, [given]: readonly string[]): WrittenFiles {
  return write(root, cardFiles(kebabName(given, "npm run new:card -- answers-by-model")));
}

function cardFiles(name: string): Addition {
  const server = "apps/server/src/features/insights";
  const web = "apps/web/src/features/insights";
  return {
    created: {
      [`${server}/cards/${name}.ts`]: service(name),
      [`${server}/cards/${name}.test.ts`]: serviceTest(name),
      [`${web}/cards/${name}-card.tsx`]: webCard(name),
      [`e2e/insights/${name}.spec.ts`]: cardTest(name),
    },
    changed: {
      "packages/contract/src/visibility/insight-cards.ts": (text) =>
        importing(
          importing(text + contractOf(name), ["workspaceReads"], "../workspaces/workspaces.ts"),
          ["interval", "rate", "savedInsightQuery"],
          "./insight-fields.ts",
        ),
      [`${server}/insights.routes.ts`]: (text) =>
        importing(
          before(text, "  serveMember(contract.listInsightAnnotations,", routeOf(name)),
          [camel(name)],
          `./cards/${name}.ts`,
        ),
      [`${web}/insights.queries.ts`]: (text) =>
        importing(text, [`get${pascal(name)}`], "@citelens/contract/visibility/insight-cards") +
        queryOf(name),
      [`${web}/overview-page.tsx`]: (text) =>
        importing(
          before(text, "        {view.campaign !== undefined && (", cardOnPage(name)),
          [`${pascal(name)}Card`],
          `./cards/${name}-card.tsx`,
        ),
    },
  };
}
