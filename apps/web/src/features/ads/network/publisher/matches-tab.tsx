import type { AdMatch, AdPublisher } from "@citelens/contract/content/ads-network";
import { useQuery } from "@tanstack/react-query";
import { Link2, RefreshCw } from "lucide-react";
import { type ReactElement, useMemo, useState } from "react";
import { useAddress } from "#lib/address/use-address.ts";
import { problemMessage } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Select } from "#ui/forms/select.tsx";
import { toast } from "#ui/overlays/toast.ts";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { PagedList } from "#ui/table/paged-list.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { SoftBreaks } from "#ui/text/soft-breaks.tsx";
import { useAdsChange } from "../../ads.queries.ts";
import { matchesQuery, networkChanges, placementsQuery } from "../network.queries.ts";
import { fitText } from "../network-labels.rules.ts";
import { parsePublisherSearch } from "../network-search.rules.ts";
import { RefuseDialog } from "./refuse-dialog.tsx";
import { useAllow } from "./use-allow.ts";

const all = "";

/** Pages of the website with the creatives that may stand there, the best fit first. */
export function MatchesTab({ publisher }: { readonly publisher: AdPublisher }): ReactElement {
  const place = { projectId: useWorkspaceId(), publisherId: publisher.id };
  const { search, onSearch } = useAddress(parsePublisherSearch);
  const { placement: placementId, page = 1 } = search;
  const list = useQuery(matchesQuery(place, { placementId, page }));
  const placements = useQuery(placementsQuery(place));
  const [refused, setRefused] = useState<AdMatch>();
  const { allow } = useAllow(publisher.id);
  const columns = useMemo(() => columnsOf(setRefused, allow), [allow]);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Select
          label="Placement"
          options={[
            { value: all, label: "All placements" },
            ...(placements.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={placementId ?? all}
          onChange={(placement) =>
            onSearch(() => parsePublisherSearch({ tab: "matches", placement }), "replace")
          }
        />
        <MatchAgain publisherId={publisher.id} />
      </div>
      <PagedList
        label="Matches"
        list={list}
        columns={columns}
        rowKey={({ placement_id, path, creative_id }) => `${placement_id} ${path} ${creative_id}`}
        page={page}
        onPage={(next) => onSearch((latest) => parsePublisherSearch({ ...latest, page: next }), "push")}
        wide
        empty={{
          icon: Link2,
          title: "Nothing fits yet",
          text: "A creative may stand on a page that is about its topic. Pages are read and compared when they or a creative change.",
        }}
      />
      {refused && (
        <RefuseDialog publisherId={publisher.id} creative={refused} onClose={() => setRefused(undefined)} />
      )}
    </div>
  );
}

function MatchAgain({ publisherId }: { readonly publisherId: string }): ReactElement {
  const matching = useAdsChange(networkChanges.matchAgain);
  return (
    <Button
      size="sm"
      icon={<RefreshCw size={14} aria-hidden="true" />}
      loading={matching.isPending}
      onClick={() =>
        matching.mutate(
          { publisherId },
          {
            onSuccess: () => toast.success("The website is read where that is due, and matched again."),
            onError: (problem) => toast.error(problemMessage(problem)),
          },
        )
      }
    >
      Match again
    </Button>
  );
}

function columnsOf(
  onRefuse: (match: AdMatch) => void,
  onAllow: (creative: Pick<AdMatch, "creative_id" | "title">) => void,
): readonly DataColumn<AdMatch>[] {
  return [
    {
      id: "page",
      header: "Page",
      kind: "main",
      cell: ({ path, placement }) => (
        <span className="flex flex-col">
          <SoftBreaks text={path} />
          <code className="text-sm font-normal text-fg-3">{placement}</code>
        </span>
      ),
    },
    {
      id: "creative",
      header: "Creative",
      kind: "text",
      cell: ({ title, advertiser }) => (
        <>
          <span className="text-fg">{title}</span>
          <span className="block text-sm text-fg-3">{advertiser}</span>
        </>
      ),
    },
    { id: "fit", header: "Fit", kind: "number", cell: ({ score }) => fitText(score) },
    {
      id: "sentence",
      header: "Sentence that fits best",
      kind: "text",
      long: true,
      cell: ({ sentence }) => <q>{sentence}</q>,
    },
    { id: "since", header: "Since", kind: "text", cell: ({ since }) => <Ago at={since} /> },
    {
      id: "actions",
      header: "Actions",
      kind: "actions",
      cell: (match) =>
        match.is_refused ? (
          <Button size="sm" aria-label={`Allow again: ${match.title}`} onClick={() => onAllow(match)}>
            Allow again
          </Button>
        ) : (
          <Button size="sm" aria-label={`Refuse ${match.title}`} onClick={() => onRefuse(match)}>
            Refuse
          </Button>
        ),
    },
  ];
}
