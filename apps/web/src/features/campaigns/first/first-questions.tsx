import { type UseMutationResult, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Send, Sparkles } from "lucide-react";
import { type ReactElement, useRef, useState } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { counted } from "#lib/figures.ts";
import { useWorkspace } from "#lib/workspace.tsx";
import { Button, type ButtonProps } from "#ui/forms/button.tsx";
import { CheckboxCards } from "#ui/forms/checkbox-cards.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { operatorModelsQuery, useSuggestQueries } from "../campaigns.queries.ts";
import { draftQuery, useLaunch, useSaveDraft } from "../editor/editor.queries.ts";

interface FirstQuestionsProps {
  readonly variant: ButtonProps["variant"];
  /** Once the questions are being asked. */
  readonly onAsked: () => void;
}

const suggestedAtOnce = 5;

/** The first campaign in two clicks, on the local index, which needs no key: questions are suggested, then asked. */
export function FirstQuestions({ variant, onAsked }: FirstQuestionsProps): ReactElement {
  const workspace = useWorkspace();
  const suggestion = useSuggestQueries(workspace.id);
  const models = useQuery(operatorModelsQuery(workspace.id));
  const asking = useAskFirst(workspace.id);
  const [left, setLeft] = useState<readonly string[]>([]);
  const local = models.data?.find(({ access, available }) => access === "local" && available);
  const suggested = suggestion.data?.queries ?? [];
  const wanted = suggested.map(({ text }) => text).filter((text) => !left.includes(text));

  if (suggested.length === 0 || !local) {
    return (
      <>
        <Button
          variant={variant}
          icon={<Sparkles size={16} aria-hidden="true" />}
          loading={suggestion.isPending}
          onClick={() => suggestion.mutate({ topics: [], count: suggestedAtOnce })}
        >
          Suggest questions
        </Button>
        <OwnCampaign />
        <p role="status" className="basis-full text-sm text-fg-2 empty:hidden">
          {suggestion.isPending && `Reading ${workspace.url} for what you offer…`}
          {suggestion.isSuccess && noQuestions(local !== undefined)}
        </p>
        {suggestion.isError && <Banner tone="neg">{problemMessage(suggestion.error)}</Banner>}
      </>
    );
  }
  return (
    <div className="w-full space-y-3">
      <CheckboxCards
        label="Suggested questions"
        options={suggested.map(({ text, reason }) => ({ value: text, label: text, description: reason }))}
        values={wanted}
        onChange={(values) =>
          setLeft(suggested.map(({ text }) => text).filter((text) => !values.includes(text)))
        }
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="primary"
          icon={<Send size={16} aria-hidden="true" />}
          loading={asking.isPending || asking.isSuccess}
          disabled={wanted.length === 0}
          onClick={() => asking.mutate({ queries: wanted, modelId: local.id }, { onSuccess: onAsked })}
        >
          Ask them now
        </Button>
        <OwnCampaign />
        <p className="text-sm text-fg-3">{costText(wanted.length * local.credits_per_answer)}</p>
      </div>
      {asking.isError && <Banner tone="neg">{problemMessage(asking.error)}</Banner>}
    </div>
  );
}

function costText(credits: number): string {
  const cost = credits === 0 ? "Costs no credits" : `Costs ${counted(credits, "credit")} each time`;
  return `${cost}; asked again every week. The local index answers from your site’s pages.`;
}

function OwnCampaign(): ReactElement {
  const projectId = useWorkspace().id;
  return (
    <Button render={<Link to="/workspaces/$projectId/insight/create" params={{ projectId }} />}>
      New Campaign
    </Button>
  );
}

function noQuestions(hasLocalIndex: boolean): string {
  return hasLocalIndex
    ? "Nothing was found to ask about. Fill in the Brand Kit, or write a campaign of your own."
    : "The local index is switched off here. Write a campaign of your own for another AI model.";
}

interface FirstCampaign {
  readonly queries: readonly string[];
  readonly modelId: string;
}

/** Makes a campaign of these queries and launches it; a second try after a failure goes on with the same draft. */
function useAskFirst(workspaceId: string): UseMutationResult<void, Error, FirstCampaign> {
  const saveDraft = useSaveDraft(workspaceId);
  const { mutateAsync: launch } = useLaunch(workspaceId);
  const queryClient = useQueryClient();
  const draftId = useRef<string>(undefined);
  return useMutation({
    mutationFn: async ({ queries, modelId }) => {
      const parts = { name: "First questions", queries: [...queries], operator_models: [modelId] };
      const draft = await saveDraft({ campaignId: draftId.current, parts });
      draftId.current = draft.id;
      await launch(draft.id);
      // Its page would begin with the draft that it was.
      queryClient.removeQueries({ queryKey: draftQuery(workspaceId, draft.id).queryKey });
    },
  });
}
