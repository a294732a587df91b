import type { SearchHit } from "@citelens/contract/platform/admin-search";
import { useNavigate } from "@tanstack/react-router";
import { Building2, CreditCard, KeyRound, LayoutGrid, UserRound } from "lucide-react";
import { type AdminHits, hitAddress, useAdminHits } from "#features/admin/search/public.ts";
import type { CommandGroup } from "#ui/overlays/command-dialog.tsx";
import { useNav } from "../navigation/use-nav.ts";

const icons = {
  user: UserRound,
  organization: Building2,
  workspace: LayoutGrid,
  api_key: KeyRound,
  order: CreditCard,
} as const;

const kinds = {
  user: "User",
  organization: "Organization",
  workspace: "Workspace",
  api_key: "API key",
  order: "Order",
} as const;

/** Commands for what a superuser finds in the whole installation; nothing for anybody else, for whom nothing is asked. */
export function useAdminCommands(
  typed: string,
  { open }: { readonly open: boolean },
): { readonly group: CommandGroup; readonly found: AdminHits } {
  const navigate = useNavigate();
  const { isSuperuser } = useNav();
  const found = useAdminHits(typed, { enabled: open && isSuperuser });
  const items = found.hits.map((hit) => ({
    value: `admin ${hit.kind} ${hit.id}`,
    label: hit.title,
    note: noteOf(hit),
    icon: icons[hit.kind],
    isFound: true,
    onSelect: () => void navigate(hitAddress(hit)),
  }));
  return { group: { value: "Admin", items }, found };
}

function noteOf({ kind, detail }: SearchHit): string {
  return detail === "" ? kinds[kind] : `${kinds[kind]} · ${detail}`;
}
