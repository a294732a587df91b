import type { BrandSuggestion } from "@citelens/contract/brand-context";
import { useQuery } from "@tanstack/react-query";
import { useBlocker } from "@tanstack/react-router";
import { Sparkles } from "lucide-react";
import { type ReactElement, useState } from "react";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.ts";
import { BrandCards } from "./brand-cards.tsx";
import { brandSettingsQuery, useSaveBrand, useSuggestBrand } from "./brand-context.queries.ts";
import { type BrandParts, partsOf, saveFailure, suggestionFailure } from "./brand-context.rules.ts";
import type { CardName } from "./card-name.ts";
import { SuggestionDialog } from "./suggestion-dialog.tsx";

/** The brand context of one workspace. */
export function BrandOf({ projectId }: { readonly projectId: string }): ReactElement {
  const settings = useQuery(brandSettingsQuery(projectId));
  const save = useSaveBrand(projectId);
  const suggest = useSuggestBrand(projectId);
  const [editing, setEditing] = useState<CardName>();
  const [suggestion, setSuggestion] = useState<BrandSuggestion>();
  const isEditing = editing !== undefined;
  useBlocker({
    shouldBlockFn: () => isEditing && !window.confirm("Leave without saving your changes?"),
    enableBeforeUnload: () => isEditing,
  });

  const keep = (changes: Partial<BrandParts>, onDone: () => void): void => {
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
  const error = save.isError ? saveFailure(save.error) : undefined;
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title="Brand Kit"
        purpose="What AI answers are compared with, and what suggestions are written from."
        actions={
          <Button
            icon={<Sparkles size={16} aria-hidden="true" />}
            loading={suggest.isPending}
            disabled={!settings.data}
            onClick={() => suggest.mutate(undefined, { onSuccess: setSuggestion })}
          >
            Get AI Suggestions
          </Button>
        }
      />
      {suggest.isPending && <Banner tone="info">Reading your website. This takes up to a minute.</Banner>}
      {suggest.isError && (
        <Banner tone="neg" onDismiss={suggest.reset}>
          {suggestionFailure(suggest.error)}
        </Banner>
      )}
      {settings.isPending && <Loading />}
      {settings.isError && (
        <Card>
          <ErrorState message="Failed to load brand context data" onRetry={() => void settings.refetch()} />
        </Card>
      )}
      {settings.data === null && (
        <Card>
          <ErrorState message="No brand settings found" onRetry={() => void settings.refetch()} />
        </Card>
      )}
      {settings.data && (
        <>
          <BrandCards
            parts={settings.data}
            editing={editing}
            onEdit={(card) => {
              save.reset();
              setEditing(card);
            }}
            isSaving={save.isPending && suggestion === undefined}
            error={suggestion === undefined ? error : undefined}
            onSave={(changes) => keep(changes, () => setEditing(undefined))}
          />
          <SuggestionDialog
            suggestion={suggestion}
            now={settings.data}
            isSaving={save.isPending}
            error={error}
            onAccept={(accepted) => keep(partsOf(accepted), () => setSuggestion(undefined))}
            onClose={() => {
              save.reset();
              setSuggestion(undefined);
            }}
          />
        </>
      )}
    </div>
  );
}

function Loading(): ReactElement {
  return (
    <div aria-busy="true" className="grid gap-5 xl:grid-cols-2">
      {["about", "view", "products", "market"].map((card) => (
        <div key={card} className="h-44">
          <Skeleton shape="card" />
        </div>
      ))}
    </div>
  );
}
