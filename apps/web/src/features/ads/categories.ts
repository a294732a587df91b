import { industries } from "@citelens/contract/workspaces/industries";

export const categoryOptions = industries.map(({ id, label }) => ({ value: id, label }));

/** The name of a category by its number in the list of industries. */
export function categoryName(category: number): string {
  return industries.find(({ id }) => id === category)?.label ?? "Unknown";
}
