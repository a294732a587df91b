import type { BrandSuggestion } from "@citelens/contract/workspaces/brand-context";
import { useQuery } from "@tanstack/react-query";
import { Sparkles } from "lucide-react";
import { type ReactElement, useState } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Card } from "#ui/frame/card.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { ErrorState } from "#ui/frame/error-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { BrandCards } from "./brand-cards.tsx";
import {
  type BrandChanges,
  brandSettingsQuery,
  useSaveBrand,
  useSuggestBrand,
} from "./brand-context.queries.ts";
import { isEmptyBrand, saveFailure } from "./brand-context.rules.ts";
import { BrandSkeleton } from "./brand-skeleton.tsx";
import { type CardName, editButtonId } from "./cards/card-name.ts";
import { ReanalysisNote } from "./names/public.ts";
import { SuggestButton } from "./suggest-button.tsx";
import { SuggestionDialog } from "./suggestion-dialog.tsx";
import { SuggestionNotice } from "./suggestion-notice.tsx";

interface BrandContextContentProps {
  /** Called when there start or stop being unsaved changes. */
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

export function BrandContextContent({ onUnsaved }: BrandContextContentProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const settings = useQuery(brandSettingsQuery(workspaceId));
  const save = useSaveBrand(workspaceId);
  const suggest = useSuggestBrand(workspaceId);
  const [editing, setEditing] = useState<CardName>();
  const [suggestion, setSuggestion] = useState<BrandSuggestion>();
  const [suggestionsTaken, setSuggestionsTaken] = useState(0);

  const edit = (card: CardName | undefined): void => {
    save.reset();
    onUnsaved(false);
    setEditing(card);
    if (card === undefined && editing) focusEditButton(editing);
  };

  const keep = (changes: BrandChanges, onDone: () => void): void => {
    if (!settings.data) return;
    save.mutate(
      { settingsId: settings.data.id, changes },
      {
        onSuccess: () => {
          toast.success("Brand context saved");
          onDone();
        },
      },
    );
  };

  const takeSuggestion = (): void => {
    setSuggestion(undefined);
    setSuggestionsTaken(suggestionsTaken + 1);
    // Resets its draft to the saved values; other cards keep their unsaved input.
    if (editing === "about") onUnsaved(false);
  };

  const error = save.isError ? saveFailure(save.error) : undefined;
  return (
    <>
      <PageHeader
        title="Brand Kit"
        purpose="Your brand context. AI answers are compared with it, and suggestions are based on it."
        actions={
          <SuggestButton
            state={stateOf({ isReady: Boolean(settings.data), isPending: suggest.isPending })}
            onClick={() =>
              suggest.mutate(undefined, {
                onSuccess: (found) => setSuggestion(isEmptyBrand(found) ? undefined : found),
              })
            }
          />
        }
      />
      <SuggestionNotice
        isPending={suggest.isPending}
        error={suggest.error}
        suggestion={suggest.data}
        onDismiss={suggest.reset}
      />
      <ReanalysisNote />
      {settings.isPending && <BrandSkeleton />}
      {!settings.isPending && !settings.data && (
        <Card>
          <ErrorState
            message={settings.isError ? "Failed to load brand context data" : "No brand settings found"}
            onRetry={() => void settings.refetch()}
          />
        </Card>
      )}
      {settings.data && (
        <>
          {isEmptyBrand(settings.data) && editing === undefined && <NoBrandContext />}
          <BrandCards
            parts={settings.data}
            editing={editing}
            suggestionsTaken={suggestionsTaken}
            onEdit={edit}
            onTouched={() => onUnsaved(true)}
            isSaving={save.isPending && suggestion === undefined}
            error={suggestion === undefined ? error : undefined}
            onSave={(changes) => keep(changes, () => edit(undefined))}
          />
          <SuggestionDialog
            suggestion={suggestion}
            now={settings.data}
            isSaving={save.isPending}
            error={suggestion === undefined ? undefined : error}
            onAccept={(accepted) => keep(accepted, takeSuggestion)}
            onClose={() => {
              save.reset();
              setSuggestion(undefined);
            }}
          />
        </>
      )}
    </>
  );
}

function stateOf({ isReady, isPending }: { readonly isReady: boolean; readonly isPending: boolean }) {
  if (isPending) return "waiting";
  return isReady ? "ready" : "unavailable";
}

/** Returns the focus to where the editing started, once that button exists again. */
function focusEditButton(card: CardName): void {
  requestAnimationFrame(() => document.getElementById(editButtonId(card))?.focus());
}

function NoBrandContext(): ReactElement {
  return (
    <EmptyState icon={Sparkles} title="No brand context yet">
      “Get AI Suggestions” reads your website and suggests text for the four cards. You review it before
      anything is saved. You can also fill in each card yourself.
    </EmptyState>
  );
}
