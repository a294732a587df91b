import type { NamedBrand } from "@citelens/contract/visibility/campaigns";
import { type ReactElement, useState } from "react";
import { NameSettingsFields, NamesPreview } from "#features/brand-context/names/public.ts";

interface NameDetailsProps {
  readonly brand: NamedBrand;
  readonly onChange: (changes: Partial<NamedBrand>) => void;
}

/** How answers are searched for a brand's names, and what a change of them since the page was opened would do. */
export function NameDetails({ brand, onChange }: NameDetailsProps): ReactElement {
  const [first] = useState(brand);
  const [isOpen, setOpen] = useState(false);
  const names = [...new Set([brand.name.trim(), ...brand.aliases])].filter((name) => name !== "");
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer py-1 text-sm font-medium">
        How its names are found in answers
      </summary>
      {isOpen && (
        <div className="mt-2 space-y-3">
          <NameSettingsFields
            names={names}
            settings={brand.name_settings}
            onChange={(name_settings) => onChange({ name_settings })}
          />
          <NamesPreview input={{ domains: brand.domains, before: namesOf(first), after: namesOf(brand) }} />
        </div>
      )}
    </details>
  );
}

function namesOf({ name, aliases, name_settings }: NamedBrand) {
  return { name: name.trim(), aliases, name_settings };
}
