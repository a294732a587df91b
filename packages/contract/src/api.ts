import * as accounts from "./accounts.ts";
import * as admin from "./admin.ts";
import * as announcements from "./announcements.ts";
import * as answers from "./answers.ts";
import * as apiKeys from "./api-keys.ts";
import * as billing from "./billing.ts";
import * as brandContext from "./brand-context.ts";
import * as campaigns from "./campaigns.ts";
import * as conversations from "./conversations.ts";
import * as credits from "./credits.ts";
import * as demo from "./demo.ts";
import type { Endpoint } from "./endpoint.ts";
import * as insightCards from "./insight-cards.ts";
import * as insights from "./insights.ts";
import * as invitations from "./invitations.ts";
import * as operators from "./operators.ts";
import * as runs from "./runs.ts";
import * as sandboxPayments from "./sandbox-payments.ts";
import * as sites from "./sites.ts";
import * as sources from "./sources.ts";
import * as spending from "./spending.ts";
import * as visits from "./visits.ts";
import * as workspaces from "./workspaces.ts";

export interface Operation {
  readonly room: string;
  readonly name: string;
  readonly endpoint: Endpoint;
}

/** Every operation of the API, by room: the source of the OpenAPI document and of the tests over all. */
export const operations: readonly Operation[] = [
  ...operationsOf("accounts", accounts),
  ...operationsOf("sites", sites),
  ...operationsOf("workspaces", workspaces),
  ...operationsOf("announcements", announcements),
  ...operationsOf("invitations", invitations),
  ...operationsOf("api-keys", apiKeys),
  ...operationsOf("brand-context", brandContext),
  ...operationsOf("credits", credits),
  ...operationsOf("billing", billing),
  ...operationsOf("billing", sandboxPayments),
  ...operationsOf("operators", operators),
  ...operationsOf("visits", visits),
  ...operationsOf("campaigns", campaigns),
  ...operationsOf("answers", runs),
  ...operationsOf("answers", answers),
  ...operationsOf("conversations", conversations),
  ...operationsOf("insights", insights, insightCards),
  ...operationsOf("sources", sources),
  ...operationsOf("demo", demo),
  ...operationsOf("admin", admin, spending),
];

/** By name, as a module's own names are: where an operation stands in the document tells nothing of its file. */
function operationsOf(room: string, ...modules: readonly Readonly<Record<string, unknown>>[]): Operation[] {
  return modules
    .flatMap((module) => Object.entries(module))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
    .map(([name, endpoint]) => ({ room, name, endpoint }));
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "kind" in value && value.kind === "endpoint";
}
