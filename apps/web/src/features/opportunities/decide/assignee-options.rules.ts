import type { Opportunity } from "@citelens/contract/content/opportunities";
import type { WorkspaceMember } from "@citelens/contract/workspaces/workspaces";
import type { SelectOption } from "#ui/forms/select.tsx";

/** The members of a workspace below "Nobody"; whoever is chosen is there while they are not known yet. */
export function assigneeOptions(
  members: readonly Pick<WorkspaceMember, "id" | "first_name" | "last_name" | "email">[],
  chosen: Opportunity["assignee"],
): readonly SelectOption<string>[] {
  const isMissing = chosen !== null && !members.some(({ id }) => id === chosen.id);
  return [
    { value: "", label: "Nobody" },
    ...members.map(({ id, first_name, last_name, email }) => ({
      value: id,
      label: `${first_name} ${last_name}`.trim() || email,
    })),
    ...(isMissing ? [{ value: chosen.id, label: chosen.name }] : []),
  ];
}
