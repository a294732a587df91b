import type { AdminAgency } from "@citelens/contract/platform/admin";
import { useQuery } from "@tanstack/react-query";
import { Palette } from "lucide-react";
import { type ReactElement, useMemo, useState } from "react";
import { useAddress } from "#lib/address/use-address.ts";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Badge } from "#ui/text/badge.tsx";
import { ActDialog } from "../act-dialog.tsx";
import { agenciesQuery, changes, useAdminChange } from "../admin.queries.ts";
import { parseAdminSearch } from "../admin-search.rules.ts";
import { SearchedList } from "../searched-list.tsx";
import { AgencyDialog } from "./agency-dialog.tsx";

export function AgenciesPage(): ReactElement {
  const { search, onSearch } = useAddress(parseAdminSearch);
  const agencies = useQuery(agenciesQuery(search));
  const [edited, setEdited] = useState<AdminAgency>();
  const [removed, setRemoved] = useState<AdminAgency>();
  const columns = useMemo(() => columnsOf({ onEdit: setEdited, onRemove: setRemoved }), []);
  return (
    <>
      <PageHeader
        title="Agencies"
        purpose="White label: the brands that workspaces show. Owners on a plan with white label set up their own; make an agency from its organization, under Organizations, to grant it to another."
      />
      <SearchedList
        label="Agencies"
        searchLabel="Search name or owner"
        columns={columns}
        list={agencies}
        rowKey={({ id }) => id}
        search={search}
        onSearch={onSearch}
        empty={{
          icon: Palette,
          title: "No agencies yet",
          text: "Open Organizations and choose “Make agency” to show its brand in its workspaces.",
        }}
      />
      {edited && (
        <AgencyDialog
          subject={{ ...edited, organizationId: edited.organization_id }}
          onClose={() => setEdited(undefined)}
        />
      )}
      {removed && <RemoveAgencyDialog agency={removed} onClose={() => setRemoved(undefined)} />}
    </>
  );
}

interface RemoveAgencyDialogProps {
  readonly agency: AdminAgency;
  readonly onClose: () => void;
}

function RemoveAgencyDialog({ agency, onClose }: RemoveAgencyDialogProps): ReactElement {
  const removal = useAdminChange(changes.deleteAgency);
  return (
    <ActDialog
      title="Remove this agency?"
      description={`The workspaces of ${agency.owner_email} show the product's own name and colours again. The name, the colours and the images of “${agency.name}” are deleted.`}
      submitLabel="Remove agency"
      tone="danger"
      done={() => "The agency is removed."}
      run={(act) => removal.mutateAsync({ id: agency.id, ...act })}
      onClose={onClose}
    />
  );
}

interface Actions {
  readonly onEdit: (agency: AdminAgency) => void;
  readonly onRemove: (agency: AdminAgency) => void;
}

function columnsOf({ onEdit, onRemove }: Actions): readonly DataColumn<AdminAgency>[] {
  return [
    {
      id: "name",
      header: "Agency",
      kind: "main",
      cell: (agency) => (
        <span className="flex flex-col">
          <span className="font-medium">{agency.name}</span>
          <span className="text-sm text-fg-3">{agency.owner_email}</span>
        </span>
      ),
    },
    {
      id: "hosts",
      header: "Hosts",
      kind: "text",
      cell: (agency) => hostsText(agency),
    },
    {
      id: "shown",
      header: "Shown",
      kind: "text",
      cell: ({ granted, is_applied }) => {
        if (!is_applied) return <Badge tone="neutral">Not shown</Badge>;
        return <Badge tone="pos">{granted ? "Granted" : "By its plan"}</Badge>;
      },
    },
    {
      id: "colours",
      header: "Colours",
      kind: "text",
      cell: ({ primary_color, secondary_color }) => (
        <span className="inline-flex flex-wrap gap-3">
          <ColourChip colour={primary_color} />
          <ColourChip colour={secondary_color} />
        </span>
      ),
    },
    {
      id: "actions",
      header: "Actions",
      kind: "buttons",
      cell: (agency) => (
        <span className="inline-flex gap-1">
          <Button size="sm" variant="ghost" aria-label={`Edit ${agency.name}`} onClick={() => onEdit(agency)}>
            Edit
          </Button>
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Remove ${agency.name}`}
            onClick={() => onRemove(agency)}
          >
            Remove
          </Button>
        </span>
      ),
    },
  ];
}

function hostsText({ sub_domain, host_name, is_host_shown }: AdminAgency): string {
  const host = host_name !== null && !is_host_shown ? `${host_name} (not proven yet)` : host_name;
  return [sub_domain, host].filter(Boolean).join(", ") || "-";
}

/** A colour with its code; React sets the style by script, which the content security policy allows. */
function ColourChip({ colour }: { readonly colour: string }): ReactElement {
  return (
    <span className="inline-flex items-center gap-1.5 text-sm">
      <span
        aria-hidden="true"
        style={{ backgroundColor: colour }}
        className="size-4 rounded-full border border-border"
      />
      <code>{colour}</code>
    </span>
  );
}
