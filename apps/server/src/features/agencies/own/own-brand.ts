import { fieldErrors } from "@citelens/contract/base/field-errors";
import type { WhiteLabel } from "@citelens/contract/billing/white-label";
import { type Actor, audit } from "#platform/audit/audit.ts";
import { newId } from "#platform/ids.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { type AgencyFields, storedFields } from "../brand/agency-fields.ts";
import { refusingTaken } from "../brand/refusing-taken.ts";
import { applied, shownAgency } from "../brand/shown-agency.ts";
import { addBrand, changeBrand } from "../brand/stored-brand.ts";
import { checkHost } from "../hosts/check-host.ts";
import { claimIn } from "../hosts/host-claims.sql.ts";
import { productHostOf } from "../hosts/host-names.rules.ts";
import { recordOf } from "../hosts/host-proof.rules.ts";
import { type AgencyRow, findByOrganizations } from "../store/agencies.sql.ts";

export interface OwnBrandChanges extends AgencyFields {
  readonly is_shown?: boolean | undefined;
}

/** Brand that an organization has stored, and why it may be shown; who does not own it sees what is shown alone. */
export async function getOwnBrand(
  tools: Tools,
  { organizationId, isPayer }: { readonly organizationId: string; readonly isPayer: boolean },
): Promise<WhiteLabel> {
  const [row] = await findByOrganizations(tools, [organizationId]);
  const [seen] = isPayer || !row ? [row] : await applied(tools, [row]);
  return {
    can_edit: isPayer,
    right: await rightOf(tools, organizationId, row),
    is_shown: row?.is_shown ?? true,
    brand: seen ? shownAgency(seen) : null,
    product_host: productHostOf(tools.publicUrl),
    host: isPayer && row ? hostProofOf(row) : null,
  };
}

/** Asks the DNS of the own host now. */
export async function checkOwnHost(
  tools: Tools,
  { organizationId }: { readonly organizationId: string },
): Promise<WhiteLabel> {
  const [row] = await findByOrganizations(tools, [organizationId]);
  if (!row?.host_name) throw new Refusal("HOST_MISSING");
  await checkHost(tools, row.id);
  return getOwnBrand(tools, { organizationId, isPayer: true });
}

function hostProofOf(row: AgencyRow): WhiteLabel["host"] {
  const claim = claimIn(row);
  if (!claim) return null;
  return {
    state: row.host_state,
    record: recordOf(claim),
    finding: row.host_finding,
    found: [...row.host_found],
    checked: row.host_checked?.toISOString() ?? null,
    shown_until: row.host_until?.toISOString() ?? null,
  };
}

/** Sets up or changes the brand of the actor's own organization; only what the plan or a grant allows. */
export async function changeOwnBrand(
  tools: Tools,
  actor: Actor & { readonly organizationId: string },
  { is_shown, ...fields }: OwnBrandChanges,
): Promise<WhiteLabel> {
  const { organizationId } = actor;
  const [row] = await findByOrganizations(tools, [organizationId]);
  if ((await rightOf(tools, organizationId, row)) === null) throw new Refusal("WHITE_LABEL_MISSING");
  if (fields.sub_domain && productHostOf(tools.publicUrl) === null)
    throw new FieldRefusal({ sub_domain: [fieldErrors.subDomainImpossible] });

  const changes = {
    ...(await storedFields(fields, tools.publicUrl)),
    ...(is_shown !== undefined && { is_shown }),
  };
  await refusingTaken(() =>
    inTransaction(tools, async (within) => {
      const stored = row
        ? await changeBrand(within, row.id, changes)
        : await addBrand(within, {
            ...changes,
            ...requiredOf(changes),
            id: newId(),
            organization_id: organizationId,
            granted: false,
            created: within.now(),
          });
      if (!stored) throw new Refusal("NOT_FOUND"); // taken away meanwhile
      await audit(within, actor, {
        action: row ? "agency.changed" : "agency.created",
        subjectId: stored.id,
        details: { name: stored.name },
      });
    }),
  );
  return getOwnBrand(tools, { organizationId, isPayer: true });
}

async function rightOf(
  tools: Tools,
  organizationId: string,
  row: AgencyRow | undefined,
): Promise<WhiteLabel["right"]> {
  if (row?.granted) return "grant";
  const limits = await tools.planLimits.ofAll([organizationId]);
  return limits.get(organizationId)?.whiteLabel ? "plan" : null;
}

const required = ["name", "primary_color", "secondary_color"] as const;

/** Fields that the first time needs. */
function requiredOf(given: Partial<Record<(typeof required)[number], string>>) {
  const { name, primary_color, secondary_color } = given;
  if (name !== undefined && primary_color !== undefined && secondary_color !== undefined)
    return { name, primary_color, secondary_color };

  const missing = required.filter((field) => given[field] === undefined);
  throw new FieldRefusal(Object.fromEntries(missing.map((field) => [field, [fieldErrors.required]])));
}
