import { creditCosts } from "@citelens/contract/billing/pricing";
import type { OperatorModel } from "./catalogue.ts";

/** An assistant that demo workspaces alone have. It is nobody's product: the demo's own engine answers in its place. */
export type DemoAssistant = Omit<OperatorModel, "access"> & { readonly access: "demo" };

/** The lane of the demo's assistants, to which no key belongs and for which nobody is sent a bill. */
const demoLane = "demo";

/** In the order in which people see them; no row of the catalogue, which every workspace has. */
export const demoAssistants: readonly DemoAssistant[] = [
  assistant({ id: "demo-recent", display_name: "Demo Recent", web_search: true }),
  assistant({ id: "demo-guides", display_name: "Demo Guides", web_search: true }),
  assistant({ id: "demo-reviews", display_name: "Demo Reviews", web_search: true }),
  assistant({ id: "demo-memory", display_name: "Demo Memory", web_search: false }),
];

function assistant(own: Pick<DemoAssistant, "id" | "display_name" | "web_search">): DemoAssistant {
  return {
    ...own,
    name: own.id,
    operator_name: "Demo data",
    access: "demo",
    provider: demoLane,
    model: own.id,
    needs: [],
    concurrencyMax: 2,
    perMinuteMax: 6_000,
    credits_per_answer: creditCosts.localAnswer,
    typical: { inputTokens: 0, outputTokens: 0, searches: 0 },
  };
}
