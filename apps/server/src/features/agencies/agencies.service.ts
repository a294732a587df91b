import type { Agency } from "@citelens/contract/accounts/agencies";
import type { Superuser } from "#features/accounts/sign-in/public.ts";
import { audit } from "#platform/audit/audit.ts";
import { newId } from "#platform/ids.ts";
import { type LetterBrand, productBrand } from "#platform/mail/letter.ts";
import { mailName } from "#platform/mail/mail-name.ts";
import { Refusal } from "#platform/refusal.ts";
import type { LongPage } from "#platform/text-search/long-list.sql.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { type AgencyFields, storedFields } from "./brand/agency-fields.ts";
import { refusingTaken } from "./brand/refusing-taken.ts";
import { applied, shownAgency } from "./brand/shown-agency.ts";
import { addBrand, changeBrand } from "./brand/stored-brand.ts";
import {
  type AgencyRow,
  type AgencySearch,
  findAgency,
  findByOrganizations,
  findPicture,
  removeAgency,
  searchAgencies,
} from "./store/agencies.sql.ts";

/** The brands that the workspaces of these organizations show now, by the organization's id. */
export async function findAgencies(
  tools: Tools,
  organizationIds: readonly string[],
): Promise<Map<string, Agency>> {
  const rows = await applied(tools, await findByOrganizations(tools, organizationIds));
  return new Map(rows.map((row) => [row.organization_id, shownAgency(row)]));
}

/** Brands that are stored, also where the plan or the owner does not let them be shown. */
export async function findStoredAgencies(
  tools: Tools,
  organizationIds: readonly string[],
): Promise<Map<string, Agency>> {
  const rows = await findByOrganizations(tools, organizationIds);
  return new Map(rows.map((row) => [row.organization_id, shownAgency(row)]));
}

/** How letters look to the people of an organization. */
export async function letterBrandOf(tools: Tools, organizationId: string): Promise<LetterBrand> {
  const [row] = await applied(tools, await findByOrganizations(tools, [organizationId]));
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
  readonly granted: boolean;
  readonly is_applied: boolean;
  readonly is_host_shown: boolean;
}

export interface NewAgency extends AgencyFields {
  readonly organizationId: string;
  readonly name: string;
  readonly primary_color: string;
  readonly secondary_color: string;
  /** Why a superuser makes it, for the audit log. */
  readonly reason: string;
}

export async function createAgency(
  tools: Tools,
  superuser: Superuser,
  { organizationId, reason, ...fields }: NewAgency,
): Promise<OwnedAgency> {
  const { name, primary_color, secondary_color } = fields;
  const stored = await storedFields(fields, tools.publicUrl);
  const row = await refusingTaken(() =>
    inTransaction(tools, async (within) => {
      const made = await addBrand(within, {
        ...stored,
        name,
        primary_color: primary_color.toLowerCase(),
        secondary_color: secondary_color.toLowerCase(),
        id: newId(),
        organization_id: organizationId,
        created: tools.now(),
      });
      await auditAgency(within, superuser, { action: "agency.created", row: made, reason });
      return made;
    }),
  );
  return owned(tools, row);
}

export async function updateAgency(
  tools: Tools,
  superuser: Superuser,
  {
    agencyId,
    granted,
    reason,
    ...fields
  }: AgencyFields & {
    readonly agencyId: string;
    readonly granted?: boolean | undefined;
    readonly reason: string;
  },
): Promise<OwnedAgency> {
  const stored = {
    ...(await storedFields(fields, tools.publicUrl)),
    ...(granted !== undefined && { granted }),
  };
  const row = await refusingTaken(() =>
    inTransaction(tools, async (within) => {
      const changed = await changeBrand(within, agencyId, stored);
      if (changed) await auditAgency(within, superuser, { action: "agency.changed", row: changed, reason });
      return changed;
    }),
  );
  if (!row) throw new Refusal("NOT_FOUND");
  return owned(tools, row);
}

/** Resolves to the organization whose brand it was. */
export async function deleteAgency(
  tools: Tools,
  superuser: Superuser,
  { agencyId, reason }: { readonly agencyId: string; readonly reason: string },
): Promise<string> {
  const removed = await inTransaction(tools, async (within) => {
    const row = await removeAgency(within, agencyId);
    if (row) await auditAgency(within, superuser, { action: "agency.deleted", row, reason });
    return row;
  });
  if (!removed) throw new Refusal("NOT_FOUND");
  return removed.organization_id;
}

export async function listAgencies(tools: Tools, search: AgencySearch): Promise<LongPage<OwnedAgency>> {
  const page = await searchAgencies(tools, search);
  const shown = new Set((await applied(tools, page.rows)).map(({ id }) => id));
  return { ...page, rows: page.rows.map((row) => ownedAgency(row, shown.has(row.id))) };
}

/** By its id, or that of its organization. Throws Refusal. */
export async function getOwnedAgency(
  tools: Tools,
  by: { readonly id: string } | { readonly organizationId: string },
): Promise<OwnedAgency> {
  const row =
    "id" in by ? await findAgency(tools, by.id) : (await findByOrganizations(tools, [by.organizationId]))[0];
  if (!row) throw new Refusal("NOT_FOUND");
  return owned(tools, row);
}

async function owned(tools: Tools, row: AgencyRow): Promise<OwnedAgency> {
  return ownedAgency(row, (await applied(tools, [row])).length > 0);
}

function ownedAgency(row: AgencyRow, isApplied: boolean): OwnedAgency {
  const { organization_id, granted, host_state } = row;
  const isHostShown = host_state !== "UNPROVEN";
  return {
    ...shownAgency(row),
    organization_id,
    granted,
    is_applied: isApplied,
    is_host_shown: isHostShown,
  };
}

interface AgencyAuditInput {
  readonly action: string;
  readonly row: AgencyRow;
  readonly reason: string;
}

function auditAgency(
  within: Tools,
  superuser: Superuser,
  { action, row, reason }: AgencyAuditInput,
): Promise<void> {
  return audit(within, superuser, { action, subjectId: row.id, details: { name: row.name, reason } });
}

/** The PNG of an agency's icon or logo. */
export async function getPicture(tools: Tools, agencyId: string, kind: "icon" | "logo"): Promise<Buffer> {
  const png = await findPicture(tools, agencyId, kind);
  if (!png) throw new Refusal("NOT_FOUND");
  return png;
}
