import type { CampaignDetails, NamedBrand } from "@citelens/contract/visibility/campaigns";
import { type ReactElement, useRef, useState } from "react";
import { type EditedNames, NameList, NamesForm } from "#features/brand-context/names/public.ts";
import { problemMessage } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { useChangeNames } from "./use-change-names.ts";

/** The names by which the answers of a launched campaign are searched for its brand and its competitors. */
export function NamesCard({ campaign }: { readonly campaign: CampaignDetails }): ReactElement {
  const [editing, setEditing] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const change = useChangeNames(useWorkspaceId(), campaign);
  const close = (): void => {
    change.reset();
    setEditing(undefined);
    list.current?.focus();
  };
  const brands = [
    { id: campaign.id, brand: campaign.brand, isOwn: true },
    ...campaign.competitors.map((brand) => ({ id: brand.id, brand, isOwn: false })),
  ];
  return (
    <Card
      title="Names in answers"
      hint="Answers are searched for these names. A competitor has the same names in all campaigns."
      padding="flush"
    >
      <ul ref={list} tabIndex={-1} aria-label="Brands and their names" className="outline-none">
        {brands.map(({ id, brand, isOwn }) => (
          <li key={id} className="border-t border-border px-5 py-3">
            {editing === id ? (
              <NamesForm
                name={brand.name}
                names={brand}
                previewOf={{ campaign_id: campaign.id, domains: brand.domains }}
                isSaving={change.isPending}
                error={change.isError ? problemMessage(change.error) : undefined}
                onTouched={() => change.reset()}
                onCancel={close}
                onSave={(names) =>
                  change.mutate(
                    { competitorId: isOwn ? undefined : id, names },
                    {
                      onSuccess: () => {
                        toast.success(`Names of ${brand.name} saved`);
                        close();
                      },
                    },
                  )
                }
              />
            ) : (
              <NamesOf
                brand={brand}
                role={isOwn ? "Brand" : "Competitor"}
                onEdit={editing === undefined ? () => setEditing(id) : undefined}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface NamesOfProps {
  readonly brand: NamedBrand & Readonly<EditedNames>;
  readonly role: string;
  /** None while another brand is edited. */
  readonly onEdit: (() => void) | undefined;
}

function NamesOf({ brand: { name, aliases, name_settings }, role, onEdit }: NamesOfProps): ReactElement {
  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <p className="text-sm text-fg-3">{role}</p>
        <NameList names={[name, ...aliases]} settings={name_settings} />
      </div>
      <Button
        size="sm"
        aria-label={`Edit names of ${name}`}
        title={onEdit ? undefined : "Save or cancel the names that you are editing first"}
        disabled={!onEdit}
        onClick={onEdit}
      >
        Edit
      </Button>
    </div>
  );
}
