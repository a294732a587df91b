import { dayIn } from "@citelens/contract/base/days";
import type { ReasonedAction } from "#features/accounts/actions/public.ts";
import type { Superuser } from "#features/accounts/sign-in/public.ts";
import { type WholeFile, wholeFile } from "#platform/files/whole-file.ts";
import { joined } from "#platform/list-file.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { exportedLines } from "./exported-lines.ts";
import { getOrganizationDetails } from "./organization-details.ts";
import { type Id, perform } from "./perform-on-organization.ts";

/**
 * A file of what an organization has, a row a line; its owner is mailed. Each act gives one file: its key is of no use afterwards,
 * so that nobody has another one without a reason that is written down.
 */
export async function exportOrganization(
  tools: Tools,
  superuser: Superuser,
  act: Id & ReasonedAction,
): Promise<WholeFile> {
  const isFirst = await perform(tools, superuser, {
    action: "organization.exported",
    act,
    run: async () => undefined,
    news: {
      subject: "Data of your organization was exported",
      heading: "Data of your organization was exported",
      paragraphs: [
        "support downloaded a file with data of your organization: its members, workspaces, campaigns with their queries, the names and first characters of API keys, credits and payments.",
        "It holds no answers of AI models, no passwords and no keys.",
      ],
    },
  });
  if (!isFirst) throw new Refusal("EXPORT_TAKEN");

  const details = await getOrganizationDetails(tools, act.organizationId);
  return wholeFile({
    name: `organization-${act.organizationId}-${dayIn("UTC", tools.now())}.ndjson`,
    type: "application/x-ndjson; charset=utf-8",
    chunks: joined(exportedLines(tools, details)),
  });
}
