import { noticeCharactersMax, setBanner, setReadOnly } from "@citelens/contract/platform/maintenance";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { call } from "#lib/api/call.ts";
import { serviceNoticeQuery } from "#lib/service-notice.ts";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { type Act, ActDialog } from "../act-dialog.tsx";
import { useAdminChange } from "../admin.queries.ts";

export type MaintenanceAct = "show" | "hide" | "close" | "reopen";

const looks = {
  show: {
    title: "Show a banner",
    description: "Every signed-in user sees it above every page.",
    submitLabel: "Show Banner",
    done: "The banner is shown.",
  },
  hide: {
    title: "Remove the banner?",
    description: "It disappears for everybody.",
    submitLabel: "Remove Banner",
    done: "The banner is removed.",
  },
  close: {
    title: "Refuse changes?",
    description:
      "Everything can be looked at, and nothing can be changed by anybody but superusers. Visits are recorded as before. Runs, audits and site readings that become due wait; what is under way ends.",
    submitLabel: "Refuse Changes",
    done: "The service is read-only.",
  },
  reopen: {
    title: "Allow changes again?",
    description: "Everybody can change things again, and what was due meanwhile begins.",
    submitLabel: "Allow Changes",
    done: "Everything can be changed again.",
  },
} as const satisfies Record<MaintenanceAct, object>;

const endings = [
  { value: "never", label: "Until it is removed" },
  { value: "1", label: "For an hour" },
  { value: "4", label: "For 4 hours" },
  { value: "24", label: "For a day" },
  { value: "168", label: "For a week" },
] as const;
const hourMs = 3_600_000;

interface MaintenanceDialogProps {
  readonly act: MaintenanceAct;
  readonly onClose: () => void;
}

export function MaintenanceDialog({ act, onClose }: MaintenanceDialogProps): ReactElement {
  const queryClient = useQueryClient();
  const [text, setText] = useState("");
  const [ending, setEnding] = useState<(typeof endings)[number]["value"]>("never");
  const said = act === "hide" || act === "reopen" ? null : text;
  const change = useAdminChange(async (reasoned: Act) => {
    const notice =
      act === "show" || act === "hide"
        ? await call(setBanner, { body: { ...reasoned, text: said, ends_at: endOf(ending) } })
        : await call(setReadOnly, { body: { ...reasoned, text: said } });
    queryClient.setQueryData(serviceNoticeQuery.queryKey, notice);
  });
  const { done, ...words } = looks[act];
  return (
    <ActDialog
      {...words}
      tone={act === "close" ? "danger" : "primary"}
      reasonHint="Recorded in the audit log; users do not see it."
      fields={["text", "ends_at"]}
      run={(reasoned) => change.mutateAsync(reasoned)}
      done={() => done}
      onClose={onClose}
    >
      {(errorUnder) =>
        said !== null && (
          <>
            <TextField
              label={act === "show" ? "Text" : "What users are told"}
              hint={`At most ${noticeCharactersMax} characters.`}
              value={text}
              error={errorUnder("text")}
              onChange={(event) => setText(event.target.value)}
            />
            {act === "show" && (
              <SelectField
                label="Shown"
                options={endings}
                value={ending}
                error={errorUnder("ends_at")}
                onChange={setEnding}
              />
            )}
          </>
        )
      }
    </ActDialog>
  );
}

function endOf(ending: (typeof endings)[number]["value"]): string | null {
  return ending === "never" ? null : new Date(Date.now() + Number(ending) * hourMs).toISOString();
}
