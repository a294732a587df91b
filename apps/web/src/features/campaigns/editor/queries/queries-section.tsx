import { campaignLimits } from "@citelens/contract/visibility/campaign-constants";
import { ClipboardList, FileUp, Sparkles } from "lucide-react";
import { type ReactElement, useCallback, useEffect, useRef, useState } from "react";
import { Button } from "#ui/forms/button.tsx";
import { InfoPopover } from "#ui/overlays/info-popover.tsx";
import { type Draft, type DraftQuery, duplicateKeys } from "../draft.rules.ts";
import { EditorSection, type SectionProps } from "../sections/editor-section.tsx";
import { AddQuery } from "./add-query.tsx";
import { FileDialog } from "./file-dialog.tsx";
import { MarketFields } from "./market-fields.tsx";
import { PasteDialog } from "./paste-dialog.tsx";
import { newQuery } from "./query-import.rules.ts";
import { QueryRow } from "./query-row.tsx";
import { SuggestDialog } from "./suggest-dialog.tsx";

const ways = [
  { name: "suggest", label: "Suggest queries", icon: <Sparkles size={14} aria-hidden="true" /> },
  { name: "paste", label: "Paste a list", icon: <ClipboardList size={14} aria-hidden="true" /> },
  { name: "file", label: "Import CSV", icon: <FileUp size={14} aria-hidden="true" /> },
] as const;
type Way = (typeof ways)[number]["name"];

export function QueriesSection({ draft, change, sentences }: SectionProps): ReactElement {
  const { queries } = draft;
  const [way, setWay] = useState<Way>();
  const [pasted, setPasted] = useState("");
  const isFull = queries.length >= campaignLimits.queries;
  const add = (more: readonly DraftQuery[]): void => {
    setWay(undefined);
    setPasted("");
    if (more.length > 0) change({ queries: [...queries, ...more].slice(0, campaignLimits.queries) });
  };
  const dialog = (of: Way) => ({
    open: way === of,
    onClose: () => add([]),
    onAdd: add,
    present: queries,
  });

  return (
    <EditorSection
      id="campaign-queries"
      title="Queries"
      hint="What customers might ask an AI assistant. Each is sent to every chosen model in each run."
      info={
        <InfoPopover topic="Branded queries">
          <p>
            A branded query names your brand. Its answers nearly always do so too, so it is left out of the
            unbranded headline figures. We detect the brand and its other names; you can change each row with
            its switch.
          </p>
        </InfoPopover>
      }
      sentences={sentences}
    >
      <div className="space-y-5">
        <div className="space-y-2">
          <MarketFields
            labels={{ country: "Country of all queries", language: "Language of all queries" }}
            country={draft.country}
            language={draft.language}
            anyCountry="No country"
            onCountry={(country) => change({ country })}
            onLanguage={(language) => change({ language: language ?? "en" })}
          />
          {draft.country === null && (
            <p className="text-sm text-fg-3">
              Without a country, models are asked without a place; Google's pages and ChatGPT's app are read
              as from the United States.
            </p>
          )}
        </div>
        <div className="space-y-3">
          <AddQuery
            queries={queries}
            onAdd={(text) => add([newQuery(text)])}
            onLines={(text) => {
              setPasted(text);
              setWay("paste");
            }}
          />
          <div className="flex flex-wrap gap-2">
            {ways.map(({ name, label, icon }) => (
              <Button key={name} size="sm" icon={icon} disabled={isFull} onClick={() => setWay(name)}>
                {label}
              </Button>
            ))}
          </div>
        </div>
        <QueryList queries={queries} change={change} />
      </div>
      <PasteDialog {...dialog("paste")} text={pasted} onText={setPasted} />
      <FileDialog {...dialog("file")} />
      <SuggestDialog {...dialog("suggest")} draft={draft} />
    </EditorSection>
  );
}

function QueryList({
  queries,
  change,
}: { readonly queries: Draft["queries"] } & Pick<SectionProps, "change">): ReactElement {
  const heading = useRef<HTMLParagraphElement>(null);
  const again = duplicateKeys(queries);

  // The rows are memoised, so the callbacks must stay the same.
  const latest = useRef({ queries, change });
  useEffect(() => {
    latest.current = { queries, change };
  });
  const changeRow = useCallback((key: string, changes: Partial<DraftQuery>): void => {
    const { queries, change } = latest.current;
    change({ queries: queries.map((query) => (query.key === key ? { ...query, ...changes } : query)) });
  }, []);
  const removeRow = useCallback((key: string): void => {
    const { queries, change } = latest.current;
    heading.current?.focus(); // the focused button is removed with its row
    change({ queries: queries.filter((query) => query.key !== key) });
  }, []);

  return (
    <div>
      <p ref={heading} tabIndex={-1} className="pb-2 text-sm text-fg-2 outline-none" aria-live="polite">
        <span className="font-medium text-fg tabular-nums">{queries.length}</span> of {campaignLimits.queries}{" "}
        queries
      </p>
      {queries.length > 0 && (
        <ol className="divide-y divide-border rounded-popup border border-border">
          {queries.map((query, index) => (
            <QueryRow
              key={query.key}
              number={index + 1}
              query={query}
              isRepeated={again.has(query.key)}
              onChange={changeRow}
              onRemove={removeRow}
            />
          ))}
        </ol>
      )}
    </div>
  );
}
