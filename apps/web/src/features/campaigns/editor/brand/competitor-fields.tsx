import { campaignLimits } from "@citelens/contract/visibility/campaign-constants";
import { Plus, Trash2 } from "lucide-react";
import { type FormEvent, type ReactElement, useRef, useState } from "react";
import { Button } from "#ui/forms/button.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { type DraftCompetitor, newRowKey } from "../draft.rules.ts";
import type { SectionProps } from "../sections/editor-section.tsx";
import { BrandFields } from "./brand-fields.tsx";
import { readAlias } from "./brand-input.rules.ts";
import { SuggestedCompetitors } from "./suggested-competitors.tsx";

type CompetitorFieldsProps = Omit<SectionProps, "sentences">;

/** The campaign's competitors; share of voice is measured among them and the brand. */
export function CompetitorFields({ draft, change }: CompetitorFieldsProps): ReactElement {
  const [name, setName] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const { competitors } = draft;
  const isFull = competitors.length >= campaignLimits.competitors;
  const alias = readAlias(name);
  const isDuplicate = competitors.some((one) => one.name.trim().toLowerCase() === alias?.toLowerCase());

  const add = (one: Omit<DraftCompetitor, "key">): void =>
    change({ competitors: [...competitors, { ...one, key: newRowKey() }] });

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (alias === undefined || isDuplicate || isFull) return;
    add({ name: alias, aliases: [], domains: [], name_settings: [] });
    setName("");
  };

  return (
    <div className="space-y-4 border-t border-border pt-5">
      <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        Competitors <span className="font-normal text-fg-3 tabular-nums">{competitors.length}</span>
      </h3>
      {competitors.length > 0 && (
        <ul className="space-y-3">
          {competitors.map((competitor) => (
            <li key={competitor.key} className="rounded-popup border border-border p-4">
              <fieldset className="min-w-0">
                <legend className="sr-only">Competitor {competitor.name}</legend>
                <div className="flex items-start gap-3">
                  <div className="min-w-0 flex-1">
                    <BrandFields
                      nameLabel="Name"
                      brand={competitor}
                      isBrief
                      onChange={(changes) =>
                        change({
                          competitors: competitors.map((one) =>
                            one.key === competitor.key ? { ...one, ...changes } : one,
                          ),
                        })
                      }
                    />
                  </div>
                  <IconButton
                    label={`Remove ${competitor.name}`}
                    icon={<Trash2 size={16} aria-hidden="true" />}
                    onClick={() => {
                      heading.current?.focus(); // the focused button is removed with its competitor
                      change({ competitors: competitors.filter(({ key }) => key !== competitor.key) });
                    }}
                  />
                </div>
              </fieldset>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={submit} noValidate className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 grow basis-60 md:max-w-96">
          <TextField
            label="Add a competitor"
            placeholder="Name"
            autoComplete="off"
            maxLength={100}
            value={name}
            error={isDuplicate ? "This competitor is already in the list." : undefined}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <div className="sm:mt-6">
          <Button
            type="submit"
            icon={<Plus size={16} aria-hidden="true" />}
            disabled={alias === undefined || isDuplicate || isFull}
          >
            Add
          </Button>
        </div>
      </form>
      <SuggestedCompetitors competitors={competitors} onAdd={isFull ? undefined : add} />
    </div>
  );
}
