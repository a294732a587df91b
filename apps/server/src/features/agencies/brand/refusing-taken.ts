import { fieldErrors } from "@citelens/contract/base/field-errors";
import { isForeignKeyViolation, isUniqueViolation } from "#platform/postgres.ts";
import { FieldRefusal } from "#platform/refusal.ts";

const taken = {
  agencies_sub_domain: { sub_domain: [fieldErrors.subDomainTaken] },
  agencies_organization_id: { organization_id: [fieldErrors.agencyTaken] },
} as const;

/** Says of which field it is that a brand cannot be stored because another one has what it asks for. */
export async function refusingTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    for (const [constraint, faults] of Object.entries(taken))
      if (isUniqueViolation(error, constraint)) throw new FieldRefusal(faults);
    if (isForeignKeyViolation(error)) throw new FieldRefusal({ organization_id: [fieldErrors.invalid] });
    throw error;
  }
}
