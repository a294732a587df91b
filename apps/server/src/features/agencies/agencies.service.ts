import type { Agency } from "@citelens/contract/accounts/agencies";
import { apiBase } from "@citelens/contract/base/endpoint";
import { fieldErrors } from "@citelens/contract/base/errors";
import type { Superuser } from "#features/accounts/sign-in/public.ts";
import { audit } from "#platform/audit/audit.ts";
import { newId } from "#platform/ids.ts";
import { type LetterBrand, productBrand } from "#platform/mail/letter.ts";
import { mailName } from "#platform/mail/mail-name.ts";
import { isForeignKeyViolation, isUniqueViolation } from "#platform/postgres.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import {
  type AgencyRow,
  type AgencySearch,
  changeAgency,
  findByOrganizations,
  findPicture,
  insertAgency,
  removeAgency,
  searchAgencies,
} from "./agencies.sql.ts";
import { type AgencyFields, storedFields } from "./agency-fields.ts";
import { agencyTheme } from "./agency-theme.rules.ts";

/** The agencies of these organizations, by the organization's id. */
export async function findAgencies(
  tools: Tools,
  organizationIds: readonly string[],
): Promise<Map<string, Agency>> {
  const rows = await findByOrganizations(tools, organizationIds);
  return new Map(rows.map((row) => [row.organization_id, shownAgency(row)]));
}

/** How letters look to the people of an organization. */
export async function letterBrandOf(tools: Tools, organizationId: string): Promise<LetterBrand> {
  const [row] = await findByOrganizations(tools, [organizationId]);
  if (!row) return productBrand;

  const { name, logo_url, theme } = shownAgency(row);
  return {
    name: mailName(name),
    primary: theme.light.brand,
    onPrimary: theme.light.on,
    ...(logo_url !== null && { logoUrl: `${tools.publicUrl}${logo_url}` }),
  };
}

export interface OwnedAgency extends Agency {
  readonly organization_id: string;
}

export interface NewAgency extends AgencyFields {
  readonly organizationId: string;
  readonly name: string;
  readonly primary_color: string;
  readonly secondary_color: string;
}

export async function createAgency(
  tools: Tools,
  superuser: Superuser,
  { organizationId, ...fields }: NewAgency,
): Promise<OwnedAgency> {
  const { name, primary_color, secondary_color } = fields;
  const stored = await storedFields(fields);
  const row = await refusingTaken(() =>
    inTransaction(tools, async (within) => {
      const made = await insertAgency(within, {
        ...stored,
        name,
        primary_color: primary_color.toLowerCase(),
        secondary_color: secondary_color.toLowerCase(),
        id: newId(),
        organization_id: organizationId,
        created: tools.now(),
      });
      await auditAgency(within, superuser, "agency.created", made);
      return made;
    }),
  );
  return owned(row);
}

export async function updateAgency(
  tools: Tools,
  superuser: Superuser,
  { agencyId, ...fields }: AgencyFields & { readonly agencyId: string },
): Promise<OwnedAgency> {
  const stored = await storedFields(fields);
  const row = await refusingTaken(() =>
    inTransaction(tools, async (within) => {
      const changed = await changeAgency(within, agencyId, stored);
      if (changed) await auditAgency(within, superuser, "agency.changed", changed);
      return changed;
    }),
  );
  if (!row) throw new Refusal("NOT_FOUND");
  return owned(row);
}

export async function deleteAgency(tools: Tools, superuser: Superuser, agencyId: string): Promise<void> {
  const removed = await inTransaction(tools, async (within) => {
    const row = await removeAgency(within, agencyId);
    if (row) await auditAgency(within, superuser, "agency.deleted", row);
    return row;
  });
  if (!removed) throw new Refusal("NOT_FOUND");
}

export async function listAgencies(
  tools: Tools,
  search: AgencySearch,
): Promise<{ count: number; agencies: OwnedAgency[] }> {
  const { count, rows } = await searchAgencies(tools, search);
  return { count, agencies: rows.map(owned) };
}

function owned(row: AgencyRow): OwnedAgency {
  return { ...shownAgency(row), organization_id: row.organization_id };
}

function auditAgency(within: Tools, superuser: Superuser, action: string, row: AgencyRow): Promise<void> {
  return audit(within, superuser, { action, subjectId: row.id, details: { name: row.name } });
}

async function refusingTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, "agencies_sub_domain")) {
      throw new FieldRefusal({ sub_domain: [fieldErrors.subDomainTaken] });
    }
    if (isUniqueViolation(error, "agencies_organization_id")) {
      throw new FieldRefusal({ organization_id: [fieldErrors.agencyTaken] });
    }
    if (isForeignKeyViolation(error)) throw new FieldRefusal({ organization_id: [fieldErrors.invalid] });
    throw error;
  }
}

/** The PNG of an agency's icon or logo. */
export async function getPicture(tools: Tools, agencyId: string, kind: "icon" | "logo"): Promise<Buffer> {
  const png = await findPicture(tools, agencyId, kind);
  if (!png) throw new Refusal("NOT_FOUND");
  return png;
}

/** An agency as the wire shows it, with the addresses of its pictures on this server. */
function shownAgency(row: AgencyRow): Agency {
  const icon = row.has_icon ? pictureOf(row, "icon") : null;
  return {
    id: row.id,
    name: row.name,
    favicon_url: icon,
    icon,
    logo_url: row.has_logo ? pictureOf(row, "logo") : null,
    primary_color: row.primary_color,
    secondary_color: row.secondary_color,
    sub_domain: row.sub_domain,
    theme: agencyTheme(row.primary_color),
  };
}

function pictureOf({ id, version }: AgencyRow, kind: "icon" | "logo"): string {
  return `${apiBase}/agencies/${id}/${kind}.png?v=${version}`;
}
