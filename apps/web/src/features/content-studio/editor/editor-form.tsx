import type { Optimization } from "@citelens/contract/content/optimization-fields";
import { notesMax, optimizationKinds } from "@citelens/contract/content/studio-words";
import { type ReactElement, useState } from "react";
import { countText } from "#lib/figures.ts";
import { lazily } from "#lib/lazily.ts";
import { languageOptions } from "#lib/markets.ts";
import { Combobox } from "#ui/forms/combobox.tsx";
import { RadioCards } from "#ui/forms/radio-cards.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Card } from "#ui/frame/card.tsx";
import { LeaveQuestion } from "#ui/overlays/leave-guard.tsx";
import { kindLabels, kindMeanings } from "../studio-labels.rules.ts";
import { languageOf, type StudioDraft, titleMax } from "./draft.rules.ts";
import { PageField } from "./page-field.tsx";
import { QueriesField } from "./queries-field.tsx";
import { SubmitCard } from "./submit-card.tsx";
import { type DraftForm, useDraftForm } from "./use-draft-form.ts";

interface EditorFormProps {
  /** As the form begins. */
  readonly first: StudioDraft;
  /** The draft that is edited; undefined of a new one. */
  readonly optimization?: Optimization;
  readonly opportunityId?: string;
}

const kindOptions = optimizationKinds.map((value) => ({
  value,
  label: kindLabels[value],
  description: kindMeanings[value],
}));

/** A text has a language, not one of a country. */
const textLanguages = lazily(() => languageOptions().filter(({ value }) => value.length === 2));

/** Form for the subject of a text; of a new draft and of one that is there. */
export function EditorForm({ first, optimization, opportunityId }: EditorFormProps): ReactElement {
  // The campaign of the first queries that were picked; of a draft that is there it stays.
  const [campaignId, setCampaignId] = useState<string>();
  const origin =
    opportunityId === undefined ? { campaign_id: campaignId } : { opportunity_id: opportunityId };
  const editing = useDraftForm({ first, optimization, origin });
  const { form, draft, change, errors, errorAboveForm, isUnsaved, doing, submit } = editing;
  return (
    <form
      ref={form}
      noValidate
      aria-label="Brief"
      onSubmit={(event) => {
        event.preventDefault();
        submit("make");
      }}
      className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div className="min-w-0 space-y-5">
        {errorAboveForm !== undefined && <Banner tone="neg">{errorAboveForm}</Banner>}
        <Card title="The page">
          <div className="space-y-4">
            <RadioCards
              label="What is written"
              options={kindOptions}
              value={draft.kind}
              onChange={(kind) => change({ kind })}
            />
            {draft.kind === "REWRITE" && (
              <PageField value={draft.page} onChange={(page) => change({ page })} error={errors.page_url} />
            )}
            <TextField
              label="Title (optional)"
              value={draft.title}
              onChange={(event) => change({ title: event.target.value })}
              error={errors.title}
              hint={
                draft.kind === "REWRITE"
                  ? "Without one it is called as the page is."
                  : "Without one it is called as the first query is."
              }
              autoComplete="off"
              maxLength={titleMax}
            />
          </div>
        </Card>
        <Card
          title="Target queries"
          hint="What the page should be found and cited for. Those of a campaign bring what was searched for and the pages that are cited; typed ones bring neither."
        >
          <QueriesField
            queries={draft.queries}
            onChange={(queries) => change({ queries })}
            onPick={(queries, campaign) => {
              setCampaignId((known) => known ?? campaign.id);
              const isFirst = draft.queries.length === 0;
              change({ queries, ...(isFirst && { language: languageOf(campaign.language) }) });
            }}
            error={errors.queries}
          />
        </Card>
        <WriterCard draft={draft} change={change} errors={errors} />
      </div>
      <div className="min-w-0 xl:sticky xl:top-(--rail-top)">
        <SubmitCard
          doing={doing}
          isUnsaved={isUnsaved}
          isKept={optimization !== undefined}
          onSubmit={submit}
        />
      </div>
      <LeaveQuestion isAsked={isUnsaved && doing === undefined}>
        You have changed this brief since it was saved. What you have not saved is lost.
      </LeaveQuestion>
    </form>
  );
}

function WriterCard({ draft, change, errors }: Pick<DraftForm, "draft" | "change" | "errors">): ReactElement {
  return (
    <Card title="For the writer">
      <div className="space-y-4">
        <TextArea
          label="Notes (optional)"
          aside={
            <span className="text-fg-3 tabular-nums">
              {countText(draft.notes.length)} / {countText(notesMax)}
            </span>
          }
          value={draft.notes}
          onChange={(event) => change({ notes: event.target.value })}
          error={errors.notes}
          hint="Audience, tone, what must be said and what must not."
          maxLength={notesMax}
          bounded
        />
        <div className="sm:max-w-64">
          <Combobox
            label="Language of the text"
            options={textLanguages()}
            value={draft.language}
            onChange={(language) => language !== null && change({ language })}
            error={errors.language}
          />
        </div>
      </div>
    </Card>
  );
}
